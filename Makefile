# Every command goes through one script, so that it works the same without make:
#   sh packaging/setup.sh run        (Windows: py -3 packaging/workshop.py run)
# Words for the command itself: make run ARGS="--new cartographers"

ifeq ($(OS),Windows_NT)
WORKSHOP = py -3 packaging/workshop.py
else
WORKSHOP = sh packaging/setup.sh
endif

.PHONY: help run test quick bench soak set-up lock translations bundle

help:
	@echo "make run           set up and start Lamplight"
	@echo "make test          set up and run the whole check"
	@echo "make quick GAME=root  the tests of one game, and what is asked of every game"
	@echo "make bench         measure speed"
	@echo "make soak          long runs: thousands of games, kills, damaged files, arenas"
	@echo "make translations  collect sentences for translators, build what they wrote"
	@echo "make lock          renew the lock files from pyproject.toml"
	@echo "make bundle        build the program as one folder in dist"

run test quick bench soak set-up lock translations bundle:
	@$(WORKSHOP) $@ $(GAME) $(ARGS)
