"""The first lines of the bundled program: a bot's worker process starts here, too."""

import multiprocessing
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()

    from desktop.__main__ import main

    sys.exit(main())
