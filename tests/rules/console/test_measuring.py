import json

from rules.console.measuring import DONE


def test_figures(console) -> None:
    status, out, _ = console("bench", "harbour", "--games", 2)
    assert status == 0
    assert out.startswith("harbour, 3 seats, medians over positions of random games\n")
    assert "decisions a second" in out
    assert "moves a second" in out


def test_figures_as_one_object(console) -> None:
    status, out, _ = console("bench", "raid", "--games", 1, "--json")
    figures = json.loads(out)
    assert status == 0
    assert set(DONE) <= {name.removesuffix(", us") for name in figures}
    assert all(figure >= 0 for figure in figures.values())
    assert figures["most actions"] >= 10
    assert figures["worst list, us"] >= figures["list the actions, us"]
