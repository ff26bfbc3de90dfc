"""The application: its window, its menus and its command line."""
