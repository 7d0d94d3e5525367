"""Throws what it can think of at the house, page by page and call by call: `python -m tests.fuzz --seconds 60 --seed 1`.

Any input gets an answer below 500, and what is refused gets a sentence. What breaks that is printed so that it can be sent again.
"""

import argparse
import json
import random
import re
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import quote

from fastapi import FastAPI
from fastapi.routing import APIRoute
from fastapi.testclient import TestClient

from boomtown.web.door.app import make_app
from boomtown.web.door.guard import COOKIE
from boomtown.web.door.settings import Settings
from tests.web.furnished import finished_game
from tests.web.test_secrets import Guest

ODD_TEXTS = (
    "", " ", "²", "١", "𝟘", "0x1", "1e3", "-1", "+1", "1_0", "00", "NaN", "null", "\0", "a\0b", "\ud800", "a\udfffb", "\u202eabc",
    "\uffff", "é" * 7, "🦄", "\r\nX-Odd: 1", "../../etc/passwd", "<script>alert(1)</script>", "'; drop table people; --", "{when}",
    "%s%n", "{0.__class__}", "a" * 41, "a" * 300, "a" * 5000, "me", "open", "all", "watch", "strong:999999", "build 12", "build ²", "pass pass",
)  # fmt: skip
ODD_NUMBERS = (
    -1,
    10,
    2**31 - 1,
    2**31,
    2**53,
    2**63 - 1,
    2**63,
    2**64,
    -(2**63) - 1,
    10**30,
    10**4000,
    0.5,
    1e308,
    float("inf"),
    float("nan"),
)
ODD_BODIES = (
    b"", b"null", b"[]", b"{}", b"0", b'"x"', b"{", b"\xff\xfe", b"NaN", b"[" * 20_000, b'{"a":' * 5_000, b'{"seat": ' + b"9" * 5_000 + b"}",
    b'{"\\ud800": "\\udc00"}', b'{"options": {"\\ud800": "\\ud800"}}', b'{"name": "\\u0000"}', b"\xef\xbb\xbf{}", b'{"seat": 0, "seat": 1}',
)  # fmt: skip
ODD_HEADERS = {
    "host": ("[", "a b", "house.test", "[::1]:80", "x" * 400, "a:b:c", "ü"),
    "content-type": ("text/plain", "application/json; charset=utf-16", "multipart/form-data", "application/x-www-form-urlencoded", ""),
    "cookie": ("boomtown=", "boomtown=" + "é" * 30, "boomtown=" + "x" * 3000, "boomtown=a; boomtown=b", "=", ";;;"),
    "authorization": ("Bearer", "Bearer  ", "Bearer é", "Basic eDp5", "bearer " + "x" * 2000),
    "x-csrf": ("", "é" * 80, "0" * 80),
    "content-length": ("²", "-1", "1e3", "99999999999999999999"),
    "accept-encoding": ("gzip;q=x", "\xff"),
    "range": ("bytes=0-0", "bytes=9-1", "bytes=-", "x"),
    "if-none-match": ("é", "*"),
    "last-event-id": ("²", "9" * 40),
}  # fmt: skip


@dataclass
class Thrown:
    """A request as it was sent."""

    method: str
    path: str
    query: dict[str, str] = field(default_factory=dict)
    body: bytes | None = None
    headers: dict[str, str] = field(default_factory=dict)

    def send(self, client: TestClient) -> Any:
        """Send it; the answer, whatever it is."""
        pairs = "&".join(f"{quote_odd(name)}={quote_odd(value)}" for name, value in self.query.items())
        target = f"{self.path}?{pairs}" if pairs else self.path
        headers = [
            (name.encode(), value.encode("latin-1", "replace")) for name, value in self.headers.items()
        ]
        return client.request(self.method, target, content=self.body, headers=headers, follow_redirects=False)


def quote_odd(value: str) -> str:
    """A text as part of an address; what is no character is sent as its bytes."""
    return quote(value.encode("utf-8", "surrogatepass"), safe="")


class Fuzzer:
    """Somebody with tables, an account's page and a finished game, who asks for everything in every odd way."""

    def __init__(self, app: FastAPI, seed: int) -> None:
        self.app = app
        self.rng = random.Random(seed)
        self.routes = all_routes(app.routes)
        self.client = TestClient(app, raise_server_exceptions=False)
        self.record = finished_game().to_json()
        self.thrown = 0
        app.state.house.hub.closed = True  # a stream tells what there is, and ends
        self.arrive()

    def arrive(self) -> None:
        """Come as somebody new, who has tables of every kind."""
        self.guest = Guest(self.app)
        cookie = self.guest.client.cookies.get(COOKIE)
        self.headers = {**self.guest.headers, "cookie": f"{COOKIE}={cookie}"}
        wish = {"game": "age_of_industry", "seats": 3, "chairs": ["me", "me", "me"]}
        playing = self.guest.post("/api/tables", wish).json()["id"]
        lobby = self.guest.post("/api/tables", {**wish, "chairs": ["me", "open", "open"]}).json()["id"]
        taken = self.guest.client.post("/api/records", content=self.record, headers=self.guest.headers)
        self.values = {
            "table_id": [playing, playing, lobby, taken.json()["id"], "0" * 10],
            "game_id": ["age_of_industry", "urban_sprawl", "chess"],
            "person_id": ["1", "2", "999"],
            "question_id": ["1"],
            "count": ["0", "3"],
            "token_id": ["0" * 16],
            "key": ["card-1"],
        }

    def one(self) -> Thrown:
        """Something to throw; now and then by somebody new, as one may log out or play to the end."""
        self.thrown += 1
        if self.thrown % 200 == 0:
            self.arrive()
        if self.rng.random() < 0.03:
            odd = self.rng.choice(
                [
                    "/static/../x",
                    "/static/%00",
                    "/static/%ff",
                    "/%2e%2e/",
                    "//",
                    "/t//",
                    "/api",
                    "/static/js",
                    "/a" * 900,
                ]
            )
            return Thrown("GET", odd)
        route = self.rng.choice(self.routes)
        method = (
            self.rng.choice(sorted(route.methods or {"GET"}))
            if self.rng.random() < 0.97
            else self.rng.choice(["PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"])
        )
        thrown = Thrown(method, self.path(route.path), self.query(route), headers=dict(self.headers))
        if method not in ("GET", "HEAD"):
            thrown.headers["content-type"] = "application/json"
            thrown.body = self.body(route.path)
        if self.rng.random() < 0.15:
            name = self.rng.choice(sorted(ODD_HEADERS))
            thrown.headers[name] = self.rng.choice(ODD_HEADERS[name])
        return thrown

    def path(self, template: str) -> str:
        """A path with good or odd parts."""

        def part(found: re.Match[str]) -> str:
            good = self.values.get(found[1].split(":")[0], ["1"])
            odd = [*ODD_TEXTS, *map(str, (2**31, 2**63, 10**30))]
            return quote_odd(self.rng.choice(good if self.rng.random() < 0.8 else odd)) or "x"

        return re.sub(r"\{([^}]+)\}", part, template)

    def query(self, route: APIRoute) -> dict[str, str]:
        """Some of the names that are understood, with good or odd values, and now and then one that isn't."""
        names = [str(one.alias) for one in all_queries(route.dependant)]
        good = {
            "seat": ["0", "1", "watch", "all"],
            "action": ["pass", "take-cards"],
            "want": ["mats,text"],
            "at": ["1"],
            "have": ["a,b"],
        }
        found: dict[str, str] = {}
        for name in names:
            if self.rng.random() < 0.7:
                some = good.get(name, ["0", ""])
                odd = self.rng.random() < 0.4
                found[name] = (
                    self.rng.choice([*ODD_TEXTS, *map(str, ODD_NUMBERS[:10])])
                    if odd
                    else self.rng.choice(some)
                )
        if self.rng.random() < 0.05:
            found[self.rng.choice(ODD_TEXTS) or "x"] = "1"
        return found

    def body(self, path: str) -> bytes:
        """A body that would do, with something odd in it, or something else altogether."""
        if self.rng.random() < 0.15:
            return self.rng.choice(ODD_BODIES)
        if path.endswith("/records"):
            return self.spoilt(json.loads(self.record))
        body = {
            "seat": self.rng.choice([0, 1, 2]), "seq": self.rng.choice([0, 1, 2, 3]), "action": "take-cards", "key": None, "bot": "steady", "yes": True,
            "text": "hello", "name": f"Name {self.rng.randrange(99)}", "password": "long enough", "email": "", "always": True, "game": "age_of_industry",
            "seats": 3, "chairs": ["me", "open", "open"], "options": {}, "pace": "live", "door": "open", "clock": None, "scope": "play", "days": 3,
        }  # fmt: skip
        return self.spoilt(body)

    def spoilt(self, body: dict[str, Any]) -> bytes:
        """A body in which one or two things are odd."""
        for _ in range(self.rng.choice([0, 1, 1, 2])):
            name = self.rng.choice(sorted(body))
            what = self.rng.random()
            if what < 0.15:
                body.pop(name)
            elif what < 0.5:
                body[name] = self.rng.choice(ODD_TEXTS)
            elif what < 0.8:
                body[name] = self.rng.choice(ODD_NUMBERS)
            elif isinstance(body[name], list) and body[name]:
                body[name] = [self.rng.choice([*ODD_TEXTS, *ODD_NUMBERS, None, [], {}]), *body[name][1:]]
            else:
                body[name] = self.rng.choice([None, True, [], {}, [[]], {"a": {"b": []}}, ["²"] * 50])
        return json.dumps(body).encode()

    def fault(self, thrown: Thrown) -> str:
        """What is wrong with the answer; nothing if all is well."""
        answer = thrown.send(self.client)
        if answer.status_code >= 500:
            return f"{answer.status_code}"
        if answer.status_code < 400 or thrown.method == "HEAD":
            return ""
        if answer.headers.get("content-type", "").startswith("application/json"):
            said = answer.json()
            whole = isinstance(said.get("error"), str) and said["error"].endswith((".", "?", "!"))
            return "" if whole else f"{answer.status_code} without a sentence: {answer.text[:200]}"
        page = answer.headers.get("content-type", "").startswith("text/html") and "<p" in answer.text
        return "" if page else f"{answer.status_code} without a page: {answer.text[:200]}"


def all_routes(routes: list[Any]) -> list[APIRoute]:
    """All calls and pages, also those of routers that were included."""
    found: list[APIRoute] = []
    for route in routes:
        if isinstance(route, APIRoute):
            found.append(route)
        else:
            found += all_routes(getattr(getattr(route, "original_router", None), "routes", []))
    return found


def all_queries(dependant: Any) -> list[Any]:
    """The query parameters of a route and of what it depends on."""
    return [*dependant.query_params, *(one for part in dependant.dependencies for one in all_queries(part))]


def new_house(folder: Path) -> FastAPI:
    """A house without limits, and with nobody who thinks."""
    return make_app(
        Settings(folder, f"sqlite:///{folder / 'b.sqlite'}", b"s" * 32, instant=True, rate=1e9, hour=0.001)
    )


def main() -> int:
    """Throw things for so many seconds; 0 if the house took it all well."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    asked = parser.parse_args()
    faults = thrown = 0
    with tempfile.TemporaryDirectory() as folder, TestClient(app := new_house(Path(folder))):
        fuzzer = Fuzzer(app, asked.seed)
        end = time.monotonic() + asked.seconds
        while time.monotonic() < end:
            one = fuzzer.one()
            thrown += 1
            if fault := fuzzer.fault(one):
                faults += 1
                print(fault, one, flush=True)
    print(f"{thrown} requests of seed {asked.seed}, {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
