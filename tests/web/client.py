"""A person without a browser: cookies, the token for changes, and the calls that the pages make."""

import random
import re
from typing import Any

import httpx


class Visitor:
    """Somebody who talks to the house over HTTP, as a page would."""

    def __init__(self, url: str, timeout: float = 30.0) -> None:
        self.http = httpx.Client(base_url=url, timeout=timeout)
        self.csrf = ""

    def arrive(self) -> "Visitor":
        """Open the front page: that brings the cookie and the token."""
        page = self.http.get("/")
        found = re.search(r'<meta name="csrf" content="([0-9a-f]+)"', page.text)
        assert found, page.text[:500]
        self.csrf = found.group(1)
        return self

    def get(self, path: str, **params: Any) -> httpx.Response:
        """Ask for something."""
        return self.http.get(path, params={k: v for k, v in params.items() if v is not None})

    def post(self, path: str, body: Any, **params: Any) -> httpx.Response:
        """Change something."""
        return self.http.post(path, json=body, headers={"X-CSRF": self.csrf}, params=params)

    def new_table(self, chairs: list[str], **wish: Any) -> str:
        """Make a table of Age of Industry and return its id."""
        body = {"game": "age_of_industry", "seats": len(chairs), "chairs": chairs, "bot_pause": 0, **wish}
        answer = self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def look(self, table: str, seat: str | None = None) -> dict[str, Any]:
        """The table as this person may see it."""
        answer = self.get(f"/api/tables/{table}", seat=seat)
        assert answer.status_code == 200, answer.text
        state: dict[str, Any] = answer.json()
        return state

    def act(self, table: str, state: dict[str, Any], action: str, key: str | None = None) -> httpx.Response:
        """Take an action for the seat of a state."""
        body = {"seat": state["seat"], "action": action, "seq": state["seq"], "key": key}
        return self.post(f"/api/tables/{table}/moves", body)

    def any_act(self, table: str, rng: random.Random) -> httpx.Response | None:
        """Take any option, if it is this person's decision and the house has not answered meanwhile."""
        state = self.look(table)
        if not state["yours"]:
            return None
        answer = self.act(table, state, rng.choice(state["options"])["action"])
        return None if answer.status_code == 409 else answer
