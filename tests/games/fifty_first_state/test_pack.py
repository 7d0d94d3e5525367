"""Slips in a pack of cards are told in a sentence, with file and entry."""

from pathlib import Path

import pytest

from boomtown.engine.errors import BadContent
from tests.rules.fifty_first_state.position import new, pack

COST = 'cost = [{ verb = "pay", goods = { worker = 1 } }, { verb = "discard_deal", n = 1 }]'
GAIN = 'do = [{ verb = "gain", goods = { vp = 1 } }]'
RESOURCE = '{ verb = "pay_any", n = 1, from = ["gun", "fuel"] }'


@pytest.mark.parametrize(
    ("cost", "complaint"),
    [
        (f"[{RESOURCE}, {RESOURCE}]", "a cost can have 'pay_any' once only"),
        ("[]", "'cost' must ask for something"),
        ('[{ verb = "gain", goods = { vp = 1 } }]', "'verb' must be one of pay, pay_any, discard_card"),
        ('[{ verb = "pay", goods = { vp = 1 } }]', "'vp' can't be spent"),
    ],
)
def test_a_slip_in_a_cost_is_told(tmp_path: Path, cost: str, complaint: str) -> None:
    with pytest.raises(BadContent, match=complaint):
        new(content=pack(tmp_path, "cards_base.toml", (COST, f"cost = {cost}")))


STORE = 'effect = [{ verb = "store", slots = [{ from = ["gun", "fuel", "iron", "brick"], max = 2 }, { from = ["worker"], max = 2 }] }]'


@pytest.mark.parametrize(
    ("effect", "complaint"),
    [
        (f'{{ verb = "on_event", events = ["build"], {GAIN} }}, {{ verb = "on_event", events = ["deal"], {GAIN} }}', "a card can have 'on_event' once only"),
        ('{ verb = "on_event", events = ["build"], do = [] }', "'do' must have at least one step"),
        (f'{{ verb = "on_event", events = ["lunch"], {GAIN} }}', "'lunch' is no event; known are build"),
        (f'{{ verb = "on_event", events = [], {GAIN} }}', "must name at least one event"),
        ('{ verb = "store", slots = [] }', "'slots' must have at least one entry"),
    ],
)  # fmt: skip
def test_a_slip_in_a_feature_is_told(tmp_path: Path, effect: str, complaint: str) -> None:
    with pytest.raises(BadContent, match=complaint):
        new(content=pack(tmp_path, "cards_base.toml", (STORE, f"effect = [{effect}]")))
