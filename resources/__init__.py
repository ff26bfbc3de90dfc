"""Data that the program reads: tables, pictures, fonts, translations."""
