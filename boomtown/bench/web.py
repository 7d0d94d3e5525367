"""How quick the house is: a late game's page, a move, and how many tables and pages one process holds."""

import argparse
import asyncio
import json
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
from statistics import median, quantiles
from typing import Any

import httpx
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

LATE = 400  # moves of a late game
ENOUGH = 0.2  # seconds that the 95th percentile may take
MOST_TABLES = 256
PAGES = 4  # connected to each table


class House:
    """A server of its own in a temporary folder."""

    def __init__(self) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.folder = tempfile.TemporaryDirectory(prefix="boomtown-bench-")
        code = (
            "import sys; from pathlib import Path; from boomtown.web.serve import serve; "
            f"serve('127.0.0.1', {self.port}, Path(sys.argv[1]))"
        )
        environment = {**os.environ, "BOOMTOWN_RATE": "100000", "BOOMTOWN_INSTANT": "1"}
        command = [sys.executable, "-c", code, self.folder.name]
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(command, stdout=quiet, stderr=quiet, env=environment)

    def wait(self) -> None:
        """Until it answers."""
        for _ in range(600):
            try:
                httpx.get(f"{self.url}/health")
                return
            except httpx.HTTPError:
                time.sleep(0.1)
        raise SystemExit("The house did not open.")

    def close(self) -> None:
        """Close it and forget its data."""
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()


class Person:
    """Somebody who plays all seats of a table by himself, at random."""

    def __init__(self, http: httpx.AsyncClient, seed: int) -> None:
        self.http = http
        self.rng = random.Random(seed)
        self.csrf = ""
        self.table = ""
        self.times: list[float] = []  # seconds until the answer
        self.served: list[float] = []  # milliseconds on the server

    async def arrive(self) -> None:
        """Come in and make a table."""
        page = await self.http.get("/")
        found = re.search(r'name="csrf" content="([0-9a-f]+)"', page.text)
        assert found
        self.csrf = found.group(1)
        wish = {"game": "age_of_industry", "seats": 4, "chairs": ["me"] * 4}
        answer = await self.http.post("/api/tables", json=wish, headers={"X-CSRF": self.csrf})
        self.table = answer.json()["id"]

    async def move(self) -> bool:
        """Look at the table and take any option; False when the game is over."""
        state = (await self.http.get(f"/api/tables/{self.table}", params={"log": 100_000})).json()
        if not state.get("options"):
            return False
        action = self.rng.choice(state["options"])["action"]
        body = {"seat": state["seat"], "action": action, "seq": state["seq"]}
        started = time.perf_counter()
        answer = await self.http.post(
            f"/api/tables/{self.table}/moves", json=body, headers={"X-CSRF": self.csrf}
        )
        self.times.append(time.perf_counter() - started)
        self.served.append(server_time(answer))
        return answer.status_code == 200


def server_time(answer: httpx.Response) -> float:
    """Milliseconds that the server says it took."""
    found = re.search(r"app;dur=([0-9.]+)", answer.headers.get("server-timing", ""))
    return float(found.group(1)) if found else 0.0


def p95(values: list[float]) -> float:
    """The value that 95 of 100 stay below."""
    return quantiles(values, n=20)[-1] if len(values) > 1 else values[0]


async def late_game(url: str) -> dict[str, float]:
    """Server times of a late game: its page, a fragment, a move."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        person = Person(http, 1)
        await person.arrive()
        for _ in range(LATE):
            if not await person.move():
                break
        person.served.clear()
        page: list[float] = []
        for _ in range(30):
            page.append(server_time(await http.get(f"/t/{person.table}")))
        return {
            "page": median(page[5:]),
            "page p95": p95(page[5:]),
            **await late_moves(person),
        }


async def late_moves(person: Person) -> dict[str, float]:
    """Server times of some more moves; a new game is begun when the first is over."""
    for _ in range(60):
        if not await person.move():
            await person.arrive()
    return {"move": median(person.served), "move p95": p95(person.served)}


async def watch(url: str, cookies: Any, table: str, stop: asyncio.Event) -> None:
    """A page that listens to a table."""
    async with (
        httpx.AsyncClient(base_url=url, timeout=None, cookies=cookies) as http,
        http.stream("GET", f"/api/tables/{table}/events") as stream,
    ):
        async for _ in stream.aiter_lines():
            if stop.is_set():
                return


async def crowd(url: str, tables: int, seconds: float) -> dict[str, float]:
    """So many tables, each with a move every two seconds and pages that listen: how long answers take."""
    limits = httpx.Limits(max_connections=None)
    clients = [httpx.AsyncClient(base_url=url, timeout=60, limits=limits) for _ in range(tables)]
    people = [Person(http, n) for n, http in enumerate(clients)]
    stop = asyncio.Event()
    for person in people:
        await person.arrive()
    listening = [
        asyncio.create_task(watch(url, p.http.cookies, p.table, stop)) for p in people for _ in range(PAGES)
    ]
    await asyncio.sleep(1)

    async def play(person: Person) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            await asyncio.sleep(person.rng.uniform(1.0, 3.0))
            await person.move()

    await asyncio.gather(*(play(person) for person in people))
    stop.set()
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    for http in clients:
        await http.aclose()
    return {"tables": tables, "pages": tables * PAGES, "p95": p95([t for p in people for t in p.times])}


def main(argv: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="boomtown bench web", description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each crowd plays")
    parser.add_argument("--json", action="store_true", help="print one last line for machines")
    arguments = parser.parse_args(argv)
    console = Console(stderr=arguments.json)
    house = House()
    try:
        house.wait()
        late = asyncio.run(late_game(house.url))
        crowds: list[dict[str, float]] = []
        tables = 8
        while tables <= MOST_TABLES:
            crowds.append(asyncio.run(crowd(house.url, tables, arguments.seconds)))
            if crowds[-1]["p95"] > ENOUGH:
                break
            tables *= 2
    finally:
        house.close()
    console.print(as_table(late, crowds))
    if arguments.json:
        print(json.dumps({"late": late, "crowds": crowds}))
    return 0


def as_table(late: dict[str, float], crowds: list[dict[str, float]]) -> Table:
    """The figures for people."""
    table = Table(title="The house, one process, SQLite", box=SIMPLE_HEAD)
    table.add_column("what")
    table.add_column("time", justify="right")
    for name in ("page", "page p95", "move", "move p95"):
        table.add_row(f"late game ({LATE} moves): {name}, on the server", f"{late[name]:.0f} ms")
    for one in crowds:
        words = f"{one['tables']:.0f} tables, {one['pages']:.0f} pages listening: answer to a move, p95"
        table.add_row(words, f"{one['p95'] * 1000:.0f} ms")
    return table


if __name__ == "__main__":
    raise SystemExit(main())
