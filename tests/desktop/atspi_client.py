"""An assistive program: it knows the window by AT-SPI alone, and presses what is offered.

Run by the system's Python, which has the library, beside the program: `atspi_client.py PID`. It
writes the name of each thing that it presses, until it is stopped.
"""

from __future__ import annotations

import sys
import time
import warnings
from collections.abc import Iterator
from typing import Any

import gi  # type: ignore[import-not-found]

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found]  # noqa: E402

BUTTONS = ("push button", "radio button", "toggle button")
HOLDERS = ("list", "table", "panel")
CHOICES = "Choices"
ONLY_LOOKS = "Click to"
"""So begins what is said of things that show something and choose nothing."""
PRESS = "Press"
REST, PATIENCE = 0.4, 60.0
"""Seconds after a press until it is looked again; without anything to press it gives up."""


def below(node: Any) -> Iterator[Any]:
    """A thing and all in it; what goes away meanwhile is left out."""
    yield node
    for number in range(node.get_child_count()):
        try:
            child = node.get_child_at_index(number)
        except GLib.Error:
            continue
        if child is not None:
            yield from below(child)


def program(pid: int) -> Any:
    """The program among all that there are, as soon as it is there."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        desktop = Atspi.get_desktop(0)
        for number in range(desktop.get_child_count()):
            found = desktop.get_child_at_index(number)
            if found is not None and found.get_process_id() == pid:
                return found
        time.sleep(REST)
    raise TimeoutError("the program is not on the bus")


def holders(app: Any) -> Iterator[Any]:
    """The board, and the action bar with the choices that do not lie on it."""
    for node in below(app):
        name, role = node.get_name(), node.get_role_name()
        if role in HOLDERS and (name == CHOICES or name.startswith("Table of")):
            yield node


def press_of(node: Any) -> int | None:
    """The number of its action with which it is pressed now; None: it cannot be."""
    action = node.get_action_iface()
    for number in range(action.get_n_actions() if action is not None else 0):
        if action.get_action_name(number) == PRESS:
            return number
    return None


def offered(app: Any) -> dict[str, Any]:
    """What can be pressed to answer, by name."""
    found: dict[str, Any] = {}
    for node in (each for holder in holders(app) for each in below(holder)):
        is_seen = node.get_state_set().contains(Atspi.StateType.SHOWING)
        is_button = node.get_role_name() in BUTTONS and press_of(node) is not None
        if is_seen and is_button and not node.get_description().startswith(ONLY_LOOKS):
            found.setdefault(node.get_name(), node)
    return found


def play(app: Any) -> None:
    """Presses what has come with the last press, else what has not been pressed yet."""
    pressed: set[str] = set()
    known: set[str] = set()
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            here = offered(app)
            new = [name for name in here if name not in known | pressed] if known else []
            left = [name for name in here if name not in pressed]
            name = next(iter(new or left), "")
            known = set(here)
            if name:
                pressed.add(name)
                here[name].get_action_iface().do_action(press_of(here[name]) or 0)
                print(name, flush=True)
                end = time.monotonic() + PATIENCE
        except GLib.Error as gone:
            print(f"gone: {gone.message}", file=sys.stderr, flush=True)
        time.sleep(REST)


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    play(program(int(sys.argv[1])))
