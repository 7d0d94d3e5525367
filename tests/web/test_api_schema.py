"""Other people's programs: the API keeps what its description promises, whatever is thrown at it."""

import tempfile
from pathlib import Path
from typing import Any

import schemathesis
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from boomtown.web.door.app import make_app
from boomtown.web.door.settings import Settings
from tests.web.test_secrets import Guest

FOLDER = Path(tempfile.mkdtemp(prefix="boomtown-api-"))
APP = make_app(Settings(FOLDER, f"sqlite:///{FOLDER / 'b.sqlite'}", b"s" * 32, instant=True, rate=100_000))
SCHEMA = schemathesis.openapi.from_asgi("/openapi.json", APP).exclude(path_regex="/events$")
PROMISES = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def known_token() -> str:
    """A token of somebody who has a table of each kind."""
    guest = Guest(APP)
    wish = {"game": "age_of_industry", "seats": 3, "chairs": ["me", "me", "me"]}
    guest.post("/api/tables", wish)
    guest.post("/api/tables", {**wish, "chairs": ["me", "open", "open"]})
    token: str = guest.post("/api/tokens", {"name": "a program"}).json()["token"]
    return token


TOKEN = known_token()


@SCHEMA.parametrize()
@settings(
    max_examples=15,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_call_keeps_its_promises(case: schemathesis.Case[Any]) -> None:
    """No call fails on the house's side, and every answer is one that the description names."""
    response = case.call(headers={"Authorization": f"Bearer {TOKEN}"})
    case.validate_response(response, checks=PROMISES)


def test_a_program_plays_with_its_token() -> None:
    """Ten lines are enough for a bot: look, choose, act, with a token and no cookie."""
    http = TestClient(APP, headers={"Authorization": f"Bearer {TOKEN}"})
    wish = {"game": "age_of_industry", "seats": 3, "chairs": ["me", "me", "me"]}
    table = http.post("/api/tables", json=wish).json()["id"]
    for _ in range(30):
        state = http.get(f"/api/tables/{table}").json()
        act = {"seat": state["seat"], "action": state["options"][-1]["action"], "seq": state["seq"]}
        assert http.post(f"/api/tables/{table}/moves", json=act).json()["seq"] == state["seq"] + 1
    assert TestClient(APP, headers={"Authorization": "Bearer nonsense"}).get("/api/me").status_code == 401
