"""The pages around the tables: every one answers, says what it should, and does what its buttons promise."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from playwright.sync_api import Browser, Page, expect

import boomtown
from boomtown.web.door.guard import COOKIE
from tests.web.furnished import GAME, House, finished_game, furnished, open_house, visit

PASSWORD = "a long winter"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture
def stranger(house: House, browser: Browser) -> Iterator[Page]:
    """A window of somebody who was never here."""
    with visit(browser, house, known=False) as context:
        yield context.new_page()


@pytest.fixture
def mara(house: House, browser: Browser) -> Iterator[Page]:
    """A window of Mara's."""
    with visit(browser, house) as context:
        yield context.new_page()


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> House:
    """A furnished house that is only asked, not opened."""
    return furnished(tmp_path_factory.mktemp("quiet"))


@pytest.fixture
def client(quiet: House) -> TestClient:
    """Mara without a browser."""
    return TestClient(quiet.app, cookies={COOKIE: quiet.mara}, raise_server_exceptions=False)


# --- what pages say ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "words"),
    [
        (
            "/",
            [
                "Seated in a minute",
                "Age of Industry",
                "Your turn",
                "at 1 table",
                "Tables looking for players",
            ],
        ),
        ("/new", ["Open a table", "Germany", "New England", "hot seat", "Turn by turn", "Open hands"]),
        ("/tables", ["Coal and kindness", "Waiting room", "2 seats free", "The long winter", "Replay"]),
        ("/rules", ["Age of Industry", "261 rules", "Player aid"]),
        (f"/rules/{GAME}", ["AOI-001", "Build industry: cards", "Given", "Then"]),
        (
            f"/rules/{GAME}/cards",
            ["Cotton mill", "× 6", "Factory level 4", "No demand", "Location cards, New England"],
        ),
        (f"/rules/{GAME}/aid", ["The six actions", "Build a railway", "$1, 1 coal and 1 iron", "$10 each"]),
        ("/me", ["Mara", "Make an account", "Log in", "A bot of mine"]),
        ("/people/1", ["Mara", "The long winter", "of 3", "Share of wins"]),
        ("/api-docs", ["A whole bot", "/api/tables/{table_id}/moves", "/api/tokens/{token_id}", "DELETE"]),
    ],
)
def test_every_page_answers_in_its_words(client: TestClient, path: str, words: list[str]) -> None:
    """Each page is there and says what one comes for."""
    answer = client.get(path)
    assert answer.status_code == 200
    text = unescape(answer.text)
    for word in words:
        assert word in text
    assert "Content-Security-Policy" in answer.headers
    assert "<style" not in answer.text
    assert " style=" not in answer.text
    assert not re.search(r"<script(?![^>]* src=)", answer.text)


def test_names_are_shown_as_they_are_written(client: TestClient) -> None:
    """A table's name with signs of HTML in it is text, not markup."""
    page = client.get("/").text
    assert "Coal before &lt;breakfast&gt;" in page
    assert "<breakfast>" not in page


def test_every_rule_has_its_place_and_its_links_lead_somewhere(client: TestClient) -> None:
    """The page of rules holds the whole ledger, and no link to a rule goes astray."""
    ids = {rule.id for rule in boomtown.game(GAME).ledger.rules}
    for path in ("", "/cards", "/aid"):
        page = client.get(f"/rules/{GAME}{path}").text
        assert set(re.findall(r'href="(?:/rules/\w+)?#([A-Z]+-G?\d+)"', page)) <= ids
    assert set(re.findall(r'<article id="([A-Z]+-G?\d+)"', client.get(f"/rules/{GAME}").text)) == ids


def test_rulings_stand_in_their_sections_with_what_is_open_and_why(client: TestClient) -> None:
    """Every section once; a ruling is marked, after the rules of its section, and the search finds it by its reasons."""
    game = boomtown.game(GAME)
    rulings = [rule for rule in game.ledger.rules if rule.kind == "ruling"]
    assert rulings
    page = client.get(f"/rules/{GAME}").text
    heads = re.findall(r"<h2 id=\"([^\"]+)\"", page)
    assert len(heads) == len(set(heads))
    sections = re.split(r"<h2 id=", page)
    for rule in rulings:
        own = next(part for part in sections if f'<article id="{rule.id}"' in part)
        assert f">{rule.section}</h2>" in unescape(own)
        shown = own.split(f'<article id="{rule.id}"')[1].split("</article>")[0]
        assert 'class="ruling"' in shown
        assert '<span class="tag">ruling</span>' in shown
        assert "<dt>Open</dt>" in shown
        assert "<dt>Why so</dt>" in shown
    word = rulings[0].why.split(";")[0][:40]
    assert rulings[0].id in [rule["id"] for rule in client.get(f"/api/games/{GAME}/rules?word={word}").json()]
    assert f"{len(game.ledger.rules) - len(rulings)} rules and {len(rulings)} rulings in" in page


def test_gallery_and_aid_name_real_rules_and_every_card() -> None:
    """What galleries and aids cite is in the ledger; all 66 cards and 35 counters are shown."""
    for game in boomtown.games().values():
        for thing in game.gallery():
            assert thing["svg"].startswith("<svg")
            assert [game.rule(id).id for id in thing["rules"]]
        for part in game.aid():
            for line in part.get("line", []):
                assert [game.rule(id).id for id in line["rules"]]
                assert "{" not in line["text"] + line["cost"]
    shown = boomtown.game(GAME).gallery()
    cards = [t for t in shown if "cards" in t["group"] and "England" not in t["group"]]
    assert sum(t["count"] for t in cards) == 66
    assert sum(t["count"] for t in shown if t["group"] == "Counters of a player") == 35


def test_pictures_show_a_game_in_progress(client: TestClient) -> None:
    """The picture of a game is a sample position that can still be played to its last move."""
    game = boomtown.game(GAME)
    for name in ("germany", "new_england"):
        table = game.sample({"map": name})
        assert table.moves > 200, "run `make samples`"
        answer = client.get(f"/games/{GAME}/picture.svg?map={name}&night=true")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert "max-age" in answer.headers["cache-control"]
        assert answer.text.startswith("<svg")
    assert client.get(f"/games/{GAME}/picture.svg?map=mars").status_code == 422
    assert client.get("/games/chess/picture.svg").status_code == 404


def test_small_things_that_browsers_ask_for(client: TestClient) -> None:
    """Icon, manifest, robots, the colours of the night."""
    assert client.get("/favicon.ico").headers["content-type"].startswith("image/svg")
    manifest = client.get("/static/boomtown.webmanifest")
    for icon in json.loads(manifest.text)["icons"]:
        assert client.get(icon["src"]).status_code == 200
    assert "Disallow: /t/" in client.get("/robots.txt").text
    assert "data-theme" in client.get("/picture.css").text


@pytest.mark.parametrize(
    "path", ["/nowhere", "/people/999", "/people/none", "/rules/chess", "/t/none", "/static/none.css"]
)
def test_what_is_not_there_is_a_page_of_ours(client: TestClient, path: str) -> None:
    """An unknown address is answered in our look, with a way on."""
    answer = client.get(path)
    assert answer.status_code == 404
    assert "Nothing here" in answer.text
    assert "To the games" in answer.text
    assert "Mara" in answer.text


def test_programs_get_refusals_as_json(client: TestClient) -> None:
    """Under /api nothing is a page, not even what is not there."""
    for path, status in (("/api/nowhere", 404), ("/api/tables/zz", 422), ("/api/people/999", 404)):
        answer = client.get(path)
        assert answer.status_code == status
        assert answer.json()["error"]


def test_a_mistake_of_the_house_is_told_kindly(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """When code fails, the page says so in our look and tells nothing of the inside."""
    monkeypatch.setattr("boomtown.web.pages.front.all_games", lambda: 1 // 0)
    answer = client.get("/")
    assert answer.status_code == 500
    assert "Something broke" in answer.text
    assert "ZeroDivision" not in answer.text
    assert "Content-Security-Policy" in answer.headers


def test_a_table_by_invitation_is_closed_to_others(client: TestClient, quiet: House) -> None:
    """Somebody without the link reads why they can't come in."""
    csrf = quiet.app.state.guard.csrf(quiet.mara)
    wish = {"game": GAME, "seats": 3, "chairs": ["me", "open", "open"], "door": "invited"}
    table = client.post("/api/tables", json=wish, headers={"X-CSRF": csrf}).json()
    other = TestClient(quiet.app)
    answer = other.get(f"/t/{table['id']}")
    assert answer.status_code == 403
    assert "by invitation" in answer.text
    assert other.get(f"/t/{table['id']}?invite={table['invite']}").status_code == 200


# --- what pages do -------------------------------------------------------------------------------------------


def test_play_now_is_one_click(stranger: Page) -> None:
    """Somebody who was never here sits at a table against bots after one click."""
    stranger.goto("/")
    stranger.get_by_role("button", name="Play now against bots").click()
    stranger.wait_for_url(re.compile(r"/t/[0-9a-f]{10}$"))
    state = stranger.request.get(
        f"/api{stranger.url[stranger.url.index('/t/') :].replace('/t/', '/tables/')}"
    ).json()
    assert state["mine"] == [0]
    assert [player["kind"] for player in state["players"]] == ["person", "bot", "bot", "bot"]
    assert {player["name"] for player in state["players"][1:]} == {"steady"}


def test_play_now_with_other_wishes(stranger: Page) -> None:
    """Seats, bots and map of the front page's form are those of the table."""
    stranger.goto("/")
    stranger.get_by_label("Seats").select_option("3")
    stranger.get_by_label("Bots").select_option("beginner")
    stranger.get_by_label("The map to play on").select_option("new_england")
    stranger.get_by_role("button", name="Play now against bots").click()
    stranger.wait_for_url(re.compile(r"/t/[0-9a-f]{10}$"))
    found = stranger.request.get("/api/tables").json()["mine"][0]
    assert found["options"]["map"] == "new_england"
    assert [player["name"] for player in found["players"]][1:] == ["beginner", "beginner"]


def test_a_new_table_gives_a_link_that_lets_others_in(stranger: Page, house: House, browser: Browser) -> None:
    """The form makes the table it describes; whoever has the link can sit down."""
    stranger.goto("/new")
    stranger.get_by_label("Players").select_option("3")
    stranger.get_by_label("Table’s name").fill("Two and a bot")
    stranger.get_by_label("Seat 2").select_option("open")
    stranger.get_by_text("Turn by turn").click()
    stranger.get_by_label("Time for a turn").select_option("48")
    stranger.get_by_text("By invitation").click()
    expect(stranger.locator("#sum")).to_contain_text("1 person, 1 bot, 1 free")
    expect(stranger.locator("#sum")).to_contain_text("2 days")
    stranger.get_by_role("button", name="Open the table").click()
    expect(stranger.get_by_role("heading", name="The table is open")).to_be_focused()
    link = stranger.get_by_label("The link for those you invite").input_value()
    found = stranger.request.get("/api/tables").json()["mine"][0]
    assert (found["name"], found["clock"], found["door"]) == ("Two and a bot", 48, "invited")
    with visit(browser, house, known=False) as context:
        assert context.new_page().goto(link).status == 200  # type: ignore[union-attr]
    stranger.goto("/tables")
    expect(stranger.get_by_text("1 seat free")).to_be_visible()


def test_hot_seat_starts_at_once(stranger: Page) -> None:
    """Three people on one device need nobody else."""
    stranger.goto("/new")
    stranger.get_by_label("Players").select_option("3")
    for seat in (2, 3):
        stranger.get_by_label(f"Seat {seat}").select_option("me")
    expect(stranger.locator("#sum")).to_contain_text("3 people (hot seat)")
    stranger.get_by_role("button", name="Open the table").click()
    stranger.wait_for_url(re.compile(r"/t/[0-9a-f]{10}$"))


def test_a_wrong_wish_is_answered_below_the_button(stranger: Page) -> None:
    """What the house refuses is said in its words, on the page."""
    stranger.goto("/new")
    options = stranger.locator(f"[data-for={GAME}]")
    options.get_by_text("More options").click()
    options.get_by_label("The seats' colours, in order").fill("red,red,red,red,red")
    stranger.get_by_role("button", name="Open the table").click()
    expect(stranger.get_by_role("alert")).to_contain_text("different colours")


def test_joining_from_the_front_page(stranger: Page) -> None:
    """The button of an open table takes one to a seat there."""
    stranger.goto("/")
    stranger.get_by_role("button", name="Join Coal before <breakfast>").click()
    stranger.wait_for_url(re.compile(r"/t/[0-9a-f]{10}$"))
    assert stranger.request.get("/api/tables").json()["mine"][0]["mine"] == [1]


def test_the_list_of_tables_keeps_itself_up_to_date(mara: Page) -> None:
    """A table that was made elsewhere appears by itself."""
    mara.clock.install()
    mara.goto("/tables")
    expect(mara).to_have_title(re.compile(r"^\(1\) Your tables"))
    csrf = mara.locator("meta[name=csrf]").get_attribute("content") or ""
    wish = {"game": GAME, "seats": 3, "name": "Made elsewhere", "chairs": ["me", "open", "open"]}
    assert mara.request.post("/api/tables", data=wish, headers={"X-CSRF": csrf}).ok
    mara.clock.run_for(15_000)
    expect(mara.get_by_role("heading", name="Made elsewhere")).to_be_visible()


def test_searching_the_rules(mara: Page) -> None:
    """Typing leaves the rules that hold all words; a link to a hidden rule shows it again."""
    mara.goto(f"/rules/{GAME}")
    mara.keyboard.press("/")
    mara.keyboard.type("closest source")
    expect(mara.locator("#AOI-115")).to_be_visible()
    expect(mara.locator("#AOI-001")).to_be_hidden()
    expect(mara.locator("mark").first).to_have_text("closest")
    expect(mara.get_by_role("status")).to_contain_text(f"of {len(boomtown.game(GAME).ledger.rules)} rules")
    mara.get_by_label("Search the rules").fill("no such words")
    expect(mara.get_by_text("No rule holds all of these words")).to_be_visible()
    mara.evaluate("location.hash = '#AOI-077'")
    expect(mara.locator("#AOI-077")).to_be_visible()
    expect(mara.locator("#AOI-077")).to_be_in_viewport()
    mara.get_by_label("Show").select_option("example")
    assert mara.locator(".ledger article:visible").count() == 32


# --- people --------------------------------------------------------------------------------------------------


def fill(page: Page, heading: str, **fields: str) -> None:
    """Fill in the form below a heading of one's own page and send it."""
    form = page.locator("form", has=page.get_by_role("heading", name=heading, exact=True))
    for label, value in fields.items():
        form.get_by_label(label).fill(value)
    form.get_by_role("button").click()


def test_an_account_from_beginning_to_end(stranger: Page, house: House, browser: Browser) -> None:
    """A guest takes a name, makes an account, logs out, fails to log in, logs in; the name is then taken."""
    stranger.goto("/me")
    fill(stranger, "Your name at the table", Name="Edda R")
    expect(stranger.get_by_role("heading", name="Edda R")).to_be_visible()
    fill(stranger, "Make an account", Name="Edda Rot", Password=PASSWORD)
    expect(stranger.get_by_text("You have an account here")).to_be_visible()
    fill(stranger, "Your account")
    stranger.wait_for_url(f"{house.url}/")
    stranger.goto("/me")
    expect(stranger.get_by_text("Nobody has asked your name yet")).to_be_visible()
    fill(stranger, "Log in", Name="edda rot", Password="not the word")
    expect(stranger.get_by_text("Name or password is wrong")).to_be_visible()
    fill(stranger, "Log in", Name="edda rot", Password=PASSWORD)
    stranger.wait_for_url(f"{house.url}/tables")
    expect(stranger.get_by_role("link", name="Edda Rot")).to_be_visible()
    with visit(browser, house, known=False) as context:
        other = context.new_page()
        other.goto("/me")
        fill(other, "Make an account", Name="EDDA ROT", Password=PASSWORD)
        expect(other.get_by_text("That name is taken")).to_be_visible()


def test_tokens_are_made_shown_once_and_revoked(mara: Page) -> None:
    """A new token is shown to be copied; later there is only its name, and it can be revoked."""
    mara.goto("/me")
    mara.get_by_label("What is the program called?").fill("Night owl")
    mara.get_by_role("button", name="Make a token").click()
    expect(mara.get_by_label("The new token")).to_be_visible()
    secret = mara.get_by_label("The new token").input_value()
    head = {"Authorization": f"Bearer {secret}"}
    assert mara.request.get("/api/me", headers=head).json()["name"] == "Mara"
    mara.goto("/me")
    assert secret not in mara.content()
    mara.get_by_role("button", name="Revoke Night owl").click()
    expect(mara.get_by_text("Revoked.")).to_be_visible()
    assert mara.request.get("/api/me", headers=head).status == 401


def test_nobody_revokes_other_peoples_tokens(client: TestClient, quiet: House) -> None:
    """A token's id is of no use to anybody else."""
    token = client.get("/api/tokens").json()[0]["id"]
    other = TestClient(quiet.app)
    page = other.get("/")
    csrf = re.findall(r'name="csrf" content="(\w+)"', page.text)[0]
    assert other.delete(f"/api/tokens/{token}", headers={"X-CSRF": csrf}).status_code == 404
    assert other.get("/api/tokens").json() == []
    assert client.get("/api/tokens").json()[0]["id"] == token


def test_a_record_goes_out_and_comes_in(mara: Page, house: House, tmp_path: Path) -> None:
    """The record of a finished game, saved as a file and taken in again, is the same game."""
    saved = mara.request.get(f"/api/tables/{house.finished}/record")
    file = tmp_path / "game.json"
    file.write_bytes(saved.body())
    mara.goto("/me")
    mara.get_by_label("Record file").set_input_files(file)
    mara.get_by_role("button", name="Open it").click()
    mara.wait_for_url(re.compile(r"/t/[0-9a-f]{10}/replay"))
    new = mara.url.split("/")[4]
    assert new != house.finished
    again = mara.request.get(f"/api/tables/{new}/record").json()
    assert again == saved.json()


def test_a_file_that_is_no_record_is_refused_in_words(mara: Page, tmp_path: Path) -> None:
    """Any other file is answered with a sentence."""
    file = tmp_path / "letter.json"
    file.write_text('{"dear": "aunt"}')
    mara.goto("/me")
    mara.get_by_label("Record file").set_input_files(file)
    mara.get_by_role("button", name="Open it").click()
    expect(mara.get_by_text("This is not a Boomtown game record")).to_be_visible()


def test_the_profile_counts_what_was_played(client: TestClient, quiet: House) -> None:
    """Place and points are those of the game; tables by invitation are nobody's business."""
    table = finished_game().table
    person = client.get(f"/api/people/{quiet.mara_id}").json()
    assert len(person["games"]) == 1
    assert person["games"][0]["score"] == table.scores()[0]
    place = 1
    for group in table.ranking():
        if 0 in group:
            break
        place += len(group)
    assert person["games"][0]["place"] == place


def test_the_bot_of_the_page_for_programs_plays(mara: Page, house: House, tmp_path: Path) -> None:
    """The example is copied from the page, gets a token and a table, and plays a game to its end."""
    mara.goto("/api-docs")
    code = mara.locator("#bot").inner_text()
    csrf = mara.locator("meta[name=csrf]").get_attribute("content") or ""
    head = {"X-CSRF": csrf}
    token = mara.request.post("/api/tokens", data={"name": "Example"}, headers=head).json()["token"]
    wish = {"game": GAME, "seats": 3, "chairs": ["beginner", "beginner", "open"], "bot_pause": 0}
    table = mara.request.post("/api/tables", data=wish, headers=head).json()["id"]
    code = (
        code.replace("the table's id", table)
        .replace("your token", token)
        .replace("sleep(0.5)", "sleep(0.01)")
    )
    file = tmp_path / "bot.py"
    file.write_text(code)
    subprocess.run([sys.executable, str(file)], check=True, timeout=300)
    assert mara.request.get(f"/api/tables/{table}").json()["state"] == "over"


def test_the_player_aid_prints_on_one_sheet(mara: Page) -> None:
    """On paper the player aid is one page."""
    mara.goto(f"/rules/{GAME}/aid")
    pdf = mara.pdf(format="A4", margin={"top": "8mm", "bottom": "8mm", "left": "8mm", "right": "8mm"})
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1
