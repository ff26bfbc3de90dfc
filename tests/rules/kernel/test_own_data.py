"""Games without data of one's own: nothing goes along with them."""

from rules.kernel.own_data import own_data
from rules.kernel.play import Play
from rules.kernel.registry import data_of, game, is_at_hand, learn_data, setup_of
from tests import toys

toys.register()


def test_games_without_such_data() -> None:
    """No module, no data, always at hand."""
    assert game("raid").own_data == ""
    assert own_data("") is None
    setup = setup_of("raid", 3, 8)
    state = Play(setup).state
    assert setup.own == ""
    assert data_of(state) == ""
    assert is_at_hand(state)
    assert learn_data("raid", "anything") == ""


def test_an_empty_name_is_no_data() -> None:
    """Games of shipped data carry none."""
    assert learn_data("kinfire_council", "") == ""
