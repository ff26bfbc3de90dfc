"""The program's dialogs. All are opened, never run: play goes on behind them."""
