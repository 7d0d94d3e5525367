"""Several of several things over the web, by one seat or by all at once: any order, put back, hidden until the last."""

import json
import re
import secrets
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from boomtown.web.door.app import make_app
from boomtown.web.door.settings import Settings
from boomtown.web.house import seating
from boomtown.web.house.tidings import heard, latest
from boomtown.web.people.models import now
from tests.engine.toys import TOYS, registered
from tests.web.deals import seeded
from tests.web.test_secrets import Guest, tidy

AUCTION = next(game for game in TOYS if game.id == "toy_auction")
BILLS = next(game for game in TOYS if game.id == "toy_bill")


@pytest.fixture
def app(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[FastAPI]:
    """A house in which the toys are played, always from the same deal: each of three bidders has four unlike cards."""
    folder = tmp_path_factory.mktemp("house")
    monkeypatch.setattr(secrets, "randbits", lambda bits: 1)
    monkeypatch.setattr(seating, "seal", lambda row: seeded(row, 1))
    with registered(AUCTION, BILLS):
        made = make_app(Settings(folder, f"sqlite:///{folder / 'b.sqlite'}", b"s" * 32, rate=5000))
        with TestClient(made):
            yield made


def seated(app: FastAPI, game: str, count: int, always: bool = False, **wish: Any) -> tuple[str, list[Guest]]:
    """So many people at a table of a game; perhaps they want to be asked always."""
    guests = [Guest(app) for _ in range(count)]
    for guest in guests if always else []:
        assert guest.post("/api/me/asked", {"always": True}).json() == {"ask_always": True}
    body = {"game": game, "seats": count, "chairs": ["me", *["open"] * (count - 1)], **wish}
    table = guests[0].post("/api/tables", body).json()["id"]
    for guest in guests[1:]:
        assert guest.post(f"/api/tables/{table}/join", {}).is_success
    return table, guests


@pytest.fixture
def bidders(app: FastAPI) -> tuple[str, list[Guest]]:
    """Three people at a table where all bid at once."""
    return seated(app, AUCTION.id, 3)


def look(guest: Guest, table: str) -> dict[str, Any]:
    """The table as somebody sees it."""
    state: dict[str, Any] = guest.get(f"/api/tables/{table}").json()
    return state


def act(guest: Guest, table: str, action: str, key: str | None = None) -> Any:
    """Take an action from where somebody stands."""
    state = look(guest, table)
    body = {"seat": state["seat"], "action": action, "seq": state["seq"], "key": key}
    return guest.post(f"/api/tables/{table}/moves", body)


def pick(guest: Guest, table: str, state: dict[str, Any], number: int = 0) -> Any:
    """Take one of the options of a state, which may be older than the others' picks."""
    body = {"seat": state["seat"], "action": state["options"][number]["action"], "seq": state["seq"]}
    return guest.post(f"/api/tables/{table}/moves", body)


def cards(state: dict[str, Any]) -> list[str]:
    """The things that can be picked."""
    return [option["action"] for option in state["options"] if not option["finishes"]]


def aloud(guest: Guest, table: str) -> dict[str, Any]:
    """What the event stream says to somebody."""
    app, person = guest.app, guest.get("/api/me").json().get("id")
    told: dict[str, Any] = json.loads(heard(latest(app.state.house, table), person))
    return told


def test_all_decide_at_once_whatever_the_others_do(bidders: tuple[str, list[Guest]]) -> None:
    """Everybody acts on the state they saw first; nobody is told that the table has moved on."""
    table, guests = bidders
    states = [look(guest, table) for guest in guests]
    assert states[0]["waiting"] == [0, 1, 2]
    assert all(state["yours"] for state in states)
    for number in (2, 0, 1):
        assert pick(guests[number], table, states[number]).is_success
    for number in (1, 2, 0):
        assert pick(guests[number], table, look(guests[number], table), -1).is_success
    assert look(guests[0], table)["view"]["discard"], "the bids were revealed"


def test_things_are_picked_in_any_order_and_put_back(bidders: tuple[str, list[Guest]]) -> None:
    """The highest card first, the lowest after it; a picked one is put back; what is picked is said, and done is one."""
    table, (guest, *_) = bidders
    hand = cards(look(guest, table))
    for action in (hand[-1], hand[0]):
        assert act(guest, table, action).is_success
    options = {option["action"]: option for option in look(guest, table)["options"]}
    assert sorted(options) == sorted({hand[0], hand[-1], "stop"}), "two at most: the others are not offered"
    assert [options[a]["picked"] for a in (hand[0], hand[-1], "stop")] == [1, 1, 0]
    assert [options[a]["finishes"] for a in (hand[0], hand[-1], "stop")] == [False, False, True]
    refused = act(guest, table, hand[1])
    assert refused.status_code == 422
    assert refused.json()["facts"], "a third card is refused with what is so"
    assert act(guest, table, hand[-1]).is_success
    state = look(guest, table)
    assert [option["picked"] for option in state["options"]] == [1, *[0] * len(hand)]
    assert state["view"]["picks"][0] == [AUCTION.actions.parse(hand[0])]
    assert act(guest, table, "stop").is_success
    assert look(guest, table)["yours"] is False


def test_one_that_can_be_picked_twice_says_how_often_it_is(app: FastAPI) -> None:
    """Two coins of one: a click adds one while one more fits, else puts all of them back."""
    table, guests = seated(app, BILLS.id, 2)
    guest = guests[look(guests[0], table)["waiting"][0]]
    assert act(guest, table, "buy 1").is_success  # a price of 2
    for times in (1, 2, 0):
        assert act(guest, table, "pay 0").is_success
        options = {option["action"]: option["picked"] for option in look(guest, table)["options"]}
        assert options["pay 0"] == times
    assert options.get("done") is None
    for action in ("pay 0", "pay 0", "done"):
        assert act(guest, table, action).is_success
    assert "paid" in json.dumps(look(guest, table)["log"])


def test_a_refusal_says_the_fact_first(app: FastAPI) -> None:
    """What is missing and by how much stands in the answer to a move and to 'why', before the rule and its words."""
    table, guests = seated(app, BILLS.id, 2)
    state = look(guests[0], table)
    seat = state["waiting"][0]
    with app.state.house.sessions() as db:
        true = app.state.house.play(db, app.state.house.row(db, table)).record.table
    true.coins[seat][:] = [1, 0, 0, 0]
    true.offered_to = -1
    fact = "needs 9 coins, you have 1"
    refused = act(guests[seat], table, "buy 8")
    assert refused.status_code == 422
    assert refused.json()["facts"] == [fact]
    assert refused.json()["rules"] == ["TOY-3"]
    words = BILLS.rule("TOY-3").text
    assert refused.json()["error"] == f"'buy 8' is not possible: {fact}. TOY-3: {words}"
    why = guests[seat].get(f"/api/tables/{table}/why", seat=str(seat), action="buy 8").json()
    assert why == {"facts": [fact], "rules": [{"id": "TOY-3", "text": words}]}
    allowed = guests[seat].get(f"/api/tables/{table}/why", seat=str(seat), action="buy 0").json()
    assert allowed == {"facts": [], "rules": []}


def everything(guest: Guest, table: str) -> list[str]:
    """All that reaches somebody of a table."""
    paths = [
        f"/api/tables/{table}",
        f"/t/{table}",
        f"/t/{table}/sight.json",
        f"/t/{table}/replay",
        f"/api/tables/{table}/at/0",
        f"/api/tables/{table}/at/1",
        f"/api/tables/{table}/chat",
        "/api/tables",
        "/tables/list",
        "/tables",
    ]
    said = [tidy(guest.get(path).text) for path in paths]
    return [*said, json.dumps(aloud(guest, table))]


def test_nobody_learns_that_somebody_picked(app: FastAPI, bidders: tuple[str, list[Guest]]) -> None:
    """One picks, puts back, finishes, takes back, asks again: what others and spectators get stays byte-equal."""
    table, guests = bidders
    picker, others = guests[0], [guests[1], guests[2], Guest(app)]
    hand = cards(look(picker, table))
    before = [everything(other, table) for other in others]
    own = aloud(picker, table)
    body = {"seat": 0, "seq": own["own"][0][1]}
    assert others[0].post(f"/api/tables/{table}/restart", body).status_code == 403, "whether picked or not"
    deeds = [hand[3], hand[0], hand[3], hand[2], "stop"]
    for number, action in enumerate(deeds, 1):
        answer = act(picker, table, action, key=f"k{number}")
        assert answer.json()["seq"] == look(picker, table)["seq"] == own["own"][0][1] + number
        assert [everything(other, table) for other in others] == before, f"after {action}"
    again = picker.post(f"/api/tables/{table}/moves", {"seat": 0, "action": hand[3], "seq": 0, "key": "k1"})
    assert again.json()["seq"] == own["own"][0][1] + 1, "a request that comes again is answered as before"
    assert aloud(picker, table)["own"] != own["own"], "the picker's own pages hear of it"
    state = look(picker, table)
    assert picker.post(f"/api/tables/{table}/undo", {"seat": 0, "seq": state["seq"]}).is_success
    assert [everything(other, table) for other in others] == before, "after taking back"
    assert look(picker, table)["yours"]
    assert picker.post(f"/api/tables/{table}/ask-undo", {"seat": 0, "seq": 0}).status_code == 409
    for rival in others[:2]:
        for path in ("undo", "restart"):
            body = {"seat": 0, "seq": look(rival, table)["seq"]}
            assert rival.post(f"/api/tables/{table}/{path}", body).status_code == 403, path


def test_how_much_was_clicked_is_never_counted(app: FastAPI) -> None:
    """Two tables, at one of which somebody changes their mind five times: others get the same numbers afterwards."""
    seen: list[list[Any]] = []
    for changes in (0, 5):
        table, guests = seated(app, AUCTION.id, 3)
        for guest in (guests[1], guests[0], guests[2]):
            first = cards(look(guest, table))[0]
            for _ in range(2 * changes if guest is guests[0] else 0):
                assert act(guest, table, first).is_success
            assert act(guest, table, "stop").is_success
        states = [look(other, table) for other in (guests[1], Guest(app))]
        numbers = [[state[name] for name in ("seq", "actions", "waiting")] for state in states]
        moments = [log["move"] for log in states[0]["log"]]
        last = states[0]["actions"]
        there = [guests[1].get(f"/api/tables/{table}/at/{at}").status_code for at in (last, last + 1)]
        seen.append([*numbers, moments, there, aloud(guests[1], table)["seq"]])
        page = guests[1].get(f"/t/{table}/sight.json", at="0").text
        seen[-1].append(re.findall(r"after move 0 of \d+", page))
    assert seen[0] == seen[1]
    assert seen[0][3] == [200, 404]


def test_a_pick_is_taken_back_while_others_have_picked(bidders: tuple[str, list[Guest]]) -> None:
    """Undo of a hidden pick is free until the last has picked, and leaves the others' picks alone; sent twice it is one."""
    table, guests = bidders
    first = look(guests[0], table)
    for action in cards(first)[:2]:
        assert act(guests[0], table, action).is_success
    assert pick(guests[1], table, look(guests[1], table)).is_success
    mine = look(guests[0], table)
    assert mine["may_undo"]
    back = {"seat": 0, "seq": mine["seq"]}
    codes = [guests[0].post(f"/api/tables/{table}/undo", back).status_code for _ in range(3)]
    assert codes == [200, 409, 409]
    assert len(look(guests[0], table)["view"]["picks"][0]) == 1
    back["seq"] = look(guests[0], table)["seq"]
    assert guests[0].post(f"/api/tables/{table}/restart", back).is_success
    assert look(guests[0], table)["options"] == first["options"]
    assert len(look(guests[1], table)["view"]["picks"][1]) == 1


def test_a_vote_outlives_hidden_picks_and_goes_back_to_before_the_whole_decision(
    bidders: tuple[str, list[Guest]],
) -> None:
    """That a question vanishes would tell that somebody picked; going back never lands in the midst of a pick."""
    table, guests = bidders
    for guest in guests:
        for action in (cards(look(guest, table))[0], "stop"):
            assert act(guest, table, action).is_success
    back = {"seat": 0, "seq": look(guests[0], table)["seq"]}
    asked = guests[0].post(f"/api/tables/{table}/ask-undo", back).json()
    before = look(guests[1], table)["question"]
    assert before["count"] == 0, "told as a moment, not as a number of clicks"
    assert pick(guests[2], table, look(guests[2], table)).is_success
    assert look(guests[1], table)["question"] == before
    for guest in guests[1:]:
        guest.post(f"/api/tables/{table}/questions/{asked['question']}", {"yes": True})
    states = [look(guest, table) for guest in guests]
    assert [state["view"]["picks"][seat] for seat, state in enumerate(states)] == [[], [], []]
    assert [state["actions"] for state in states] == [0, 0, 0]


def test_asking_for_a_bot_tells_nobody_who_has_answered(app: FastAPI) -> None:
    """When the time is up every seat that was asked counts as late, whether it has answered or not."""
    answers: list[Any] = []
    for answered in (False, True):
        table, guests = seated(app, AUCTION.id, 3, pace="turns", clock=24)
        wish = {"seat": 1, "bot": ""}
        house = app.state.house
        with house.sessions() as db:
            house.row(db, table).since = now() - timedelta(hours=25)
            db.commit()
        assert guests[0].post(f"/api/tables/{table}/ask-bot", wish).status_code == 409, (
            "decide first yourself"
        )
        assert act(guests[0], table, "stop").is_success
        if answered:
            assert act(guests[1], table, "stop").is_success
        answer = guests[0].post(f"/api/tables/{table}/ask-bot", wish)
        answers.append((answer.status_code, answer.json()["state"]))
    assert answers[0] == answers[1] == (200, "open")


def test_what_was_played_is_the_same_after_a_restart(app: FastAPI, bidders: tuple[str, list[Guest]]) -> None:
    """Numbers, moments and answers to old requests are made again from the rows on disk."""
    table, guests = bidders
    hand = cards(look(guests[0], table))
    for number, action in enumerate([hand[1], hand[0], hand[1]]):
        assert act(guests[0], table, action, key=f"k{number}").is_success
    assert (
        guests[0]
        .post(f"/api/tables/{table}/undo", {"seat": 0, "seq": look(guests[0], table)["seq"]})
        .is_success
    )
    assert act(guests[1], table, "stop").is_success
    before = [look(guest, table) for guest in guests]
    app.state.house._plays.clear()
    assert [look(guest, table) for guest in guests] == before
    again = guests[0].post(
        f"/api/tables/{table}/moves", {"seat": 0, "action": hand[1], "seq": 0, "key": "k0"}
    )
    assert again.json() == {"seq": 1}
