"""Looking back: the past of a table is that of its own deal."""

import boomtown
from boomtown.engine.record import Record
from boomtown.web.house.past import Pasts


def test_a_table_that_is_dealt_later_has_the_past_of_its_deal() -> None:
    """Whoever looked at the lobby saw no deal: what is kept from then is thrown away."""
    game = boomtown.game("age_of_industry")
    pasts = Pasts()
    pasts.of("table", Record(game, 3, 1, game.settings({})))
    dealt = Record(game, 3, 1, game.settings({}), secret=bytes(range(32)))
    assert pasts.of("table", dealt).table(0).digest() == dealt.dealt().digest()
    for _ in range(5):
        seat = dealt.table.waiting[0]
        dealt.apply(seat, dealt.table.options(seat)[0])
    past = pasts.of("table", dealt)
    assert past.table(dealt.table.moves).digest() == dealt.table.digest()
