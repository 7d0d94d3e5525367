"""People who play at many tables through several processes while these are killed, stopped and cut off."""

import itertools
import json
import random
import threading
import time
from typing import Any

import httpx

from tests.web.checker import Deed
from tests.web.client import Visitor
from tests.web.conftest import Server

PATIENCE = 90.0  # seconds until somebody must have been told yes or no


class Pair:
    """Two people and a bot at one table; each request goes to any of the processes, and again until it is answered."""

    def __init__(self, servers: list[Server], number: int, end: threading.Event) -> None:
        self.servers = servers
        self.rng = random.Random(number)
        self.end = end
        self.numbers = itertools.count(1)
        self.people = [Visitor(servers[number % 3].url).arrive() for _ in range(3)]
        self.table = self.people[0].new_table(["me", "open", "beginner"])
        self.deeds: list[Deed] = []
        self.agreed = 0
        self.failed: BaseException | None = None
        self.thread = threading.Thread(target=self.run)

    def run(self) -> None:
        """Sit down, then play until the end."""
        try:
            self.sit()
            while not self.end.is_set():
                self.turn()
        except BaseException as error:
            self.failed = error

    # --- asking ------------------------------------------------------------------------------------------------

    def ask(self, person: int, method: str, path: str, body: Any = None) -> httpx.Response:
        """What is answered, by whichever process answers first; 5xx and silence are no answer."""
        limit = time.monotonic() + PATIENCE
        visitor = self.people[person]
        while time.monotonic() < limit:
            url = self.rng.choice(self.servers).url
            try:
                answer = visitor.http.request(
                    method, url + path, json=body, headers={"X-CSRF": visitor.csrf}, timeout=4
                )
                if answer.status_code < 500:
                    return answer
            except httpx.HTTPError:
                pass
            time.sleep(0.05)
        raise AssertionError(f"nobody answers {path}")

    def look(self, person: int) -> dict[str, Any]:
        """The table as one of them sees it."""
        state: dict[str, Any] = self.ask(person, "GET", f"/api/tables/{self.table}").json()
        return state

    def note(self, kind: str, seat: int, key: str, action: str, answer: httpx.Response) -> None:
        """Write down what somebody was told."""
        told = "yes" if answer.is_success else "no"
        self.deeds.append(Deed(self.table, kind, seat, key, action, told))

    # --- doing -------------------------------------------------------------------------------------------------

    def sit(self) -> None:
        """Two people ask for the one seat that is left, at the same time."""
        answers: list[httpx.Response | None] = [None, None]

        def join(person: int) -> None:
            answers[person - 1] = self.ask(person, "POST", f"/api/tables/{self.table}/join", {"seat": 1})

        threads = [threading.Thread(target=join, args=(person,)) for person in (1, 2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        names = [self.ask(person, "GET", "/api/me").json().get("id") for person in (1, 2)]
        for name, answer in zip(names, answers, strict=True):
            assert answer is not None
            self.note("join", 1, str(name), "", answer)
        if self.deeds[0].told != "yes":
            self.people[1], self.people[2] = self.people[2], self.people[1]

    def turn(self) -> None:
        """One of them does something, if there is something to do."""
        person = self.rng.randrange(2)
        state = self.look(person)
        if state["state"] != "playing" or state["seat"] != person:
            time.sleep(0.3)
            return
        luck = self.rng.random()
        if luck < 0.1 and state["may_undo"]:
            self.send(person, "undo", {"seat": person, "seq": state["seq"]}, "")
        elif luck < 0.15 and state["log"]:
            self.go_back(person, state)
        elif state["yours"]:
            action = self.rng.choice(state["options"])["action"]
            self.send(person, "moves", {"seat": person, "action": action, "seq": state["seq"]}, action)
        else:
            time.sleep(0.05)

    def send(self, person: int, what: str, body: dict[str, Any], action: str) -> None:
        """One request with a key, sometimes twice at the same time."""
        key = f"{self.table}-{next(self.numbers)}"
        body = {**body, "key": key}
        path = f"/api/tables/{self.table}/{what}"
        if self.rng.random() < 0.2:
            twin = threading.Thread(target=lambda: self.ask(person, "POST", path, body))
            twin.start()
            answer = self.ask(person, "POST", path, body)
            twin.join()
            answer = self.ask(person, "POST", path, body) if not answer.is_success else answer
        else:
            answer = self.ask(person, "POST", path, body)
        self.note("undo" if what == "undo" else "move", person, key, action, answer)

    def go_back(self, person: int, state: dict[str, Any]) -> None:
        """Ask to go back; the other agrees."""
        body = {"seat": person, "seq": state["seq"]}
        asked = self.ask(person, "POST", f"/api/tables/{self.table}/ask-undo", body)
        if not asked.is_success:
            return
        path = f"/api/tables/{self.table}/questions/{asked.json()['question']}"
        answer = self.ask(1 - person, "POST", path, {"yes": True})
        self.agreed += answer.is_success and answer.json()["state"] == "yes"


class Listener(threading.Thread):
    """A page that listens to a table, and comes back when the stream is lost."""

    def __init__(self, pair: Pair, server: Server) -> None:
        super().__init__(daemon=True)
        self.pair, self.server = pair, server
        self.last = -1

    def run(self) -> None:
        path = f"{self.server.url}/api/tables/{self.pair.table}/events"
        while True:
            try:
                with httpx.stream("GET", path, timeout=20) as stream:
                    for line in stream.iter_lines():
                        if line.startswith("data: "):
                            self.last = int(json.loads(line[6:])["seq"])
            except httpx.HTTPError:
                time.sleep(0.2)
