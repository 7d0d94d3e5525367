"""The application: one process that holds house, hub, butler and guard, and serves API and pages."""

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.staticfiles import StaticFiles

from boomtown import __version__
from boomtown.web.analyst import Analyst
from boomtown.web.api import api
from boomtown.web.api_people import api_people
from boomtown.web.api_study import api_study
from boomtown.web.api_talk import api_talk
from boomtown.web.database import open_database
from boomtown.web.guard import Guard
from boomtown.web.hints import Hints
from boomtown.web.house import House
from boomtown.web.live import Hub
from boomtown.web.minds import Minds
from boomtown.web.openapi import REFUSALS, describe
from boomtown.web.pages import pages
from boomtown.web.pages_front import front
from boomtown.web.pages_people import people_pages
from boomtown.web.pages_rules import rules_pages
from boomtown.web.pages_table import pages_table
from boomtown.web.settings import Settings, read_settings
from boomtown.web.trouble import answer_trouble
from boomtown.web.workers import Butler

LOG = logging.getLogger("boomtown")


class JsonLines(logging.Formatter):
    """Log lines that programs can read."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {"at": self.formatTime(record), "level": record.levelname, "from": record.name}
        line["text"] = record.getMessage()
        line.update(getattr(record, "facts", {}))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class TellingHub(Hub):
    """A hub that also shows the butler where something happened."""

    butler: Butler | None = None

    def ring(self, table_id: str) -> None:
        super().ring(table_id)
        if self.butler is not None:
            self.butler.look_at(table_id)


def make_app(settings: Settings | None = None) -> FastAPI:
    """The whole application for one data folder."""
    chosen = settings or read_settings()
    hub = TellingHub()
    house = House(open_database(chosen.database), hub)
    guard = Guard(chosen)
    minds = Minds(chosen.workers)
    analyst = Analyst(house, minds, chosen.effort)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hub.butler = Butler(house, minds, chosen.instant)
        hub.butler.start()
        yield
        hub.close()
        await hub.butler.stop()
        analyst.close()
        minds.close()
        await asyncio.sleep(0.05)

    app = FastAPI(title="Boomtown", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.house = house
    app.state.guard = guard
    app.state.hints = Hints(house, minds, chosen.hint)
    app.state.analyst = analyst
    app.state.settings = chosen
    app.include_router(api, responses=REFUSALS)
    app.include_router(api_talk, responses=REFUSALS)
    app.include_router(api_study, responses=REFUSALS)
    app.include_router(api_people, responses=REFUSALS)
    for router in (pages, front, rules_pages, people_pages, pages_table):
        app.include_router(router)
    describe(app)
    answer_trouble(app)
    app.mount("/static", StaticFiles(directory=Path(__file__).parent / "static"), name="static")
    app.middleware("http")(guard)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)  # leaves event streams alone

    @app.middleware("http")
    async def noted(request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
        started = time.perf_counter()
        response = await call_next(request)
        took = round((time.perf_counter() - started) * 1000, 1)
        response.headers["Server-Timing"] = f"app;dur={took}"
        facts = {
            "method": request.method,
            "path": request.url.path,
            "status": response.status_code,
            "ms": took,
        }
        LOG.info("%s %s", request.method, request.url.path, extra={"facts": facts})
        return response

    @app.get("/health", include_in_schema=False)
    def health() -> dict[str, Any]:
        with house.sessions() as db:
            return {
                "well": True,
                "version": __version__,
                "tables": house.counts(db),
                "watching": hub.watching(),
            }

    return app
