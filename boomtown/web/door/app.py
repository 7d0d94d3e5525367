"""The application: one process that holds house, hub, butler and guard, and serves API and pages."""

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import JSONResponse
from fastapi.staticfiles import StaticFiles
from sqlalchemy.orm import Session

from boomtown import __version__
from boomtown.web.api.games import games_api
from boomtown.web.api.moves import moves_api
from boomtown.web.api.openapi import REFUSALS, describe
from boomtown.web.api.people import people_api
from boomtown.web.api.streams import streams_api
from boomtown.web.api.study import study_api
from boomtown.web.api.tables import tables_api
from boomtown.web.api.talk import talk_api
from boomtown.web.door.database import is_shared, open_database
from boomtown.web.door.guard import Guard
from boomtown.web.door.health import Health
from boomtown.web.door.settings import Settings, common_secret, read_settings
from boomtown.web.door.trouble import answer_trouble
from boomtown.web.house.bell import Bell
from boomtown.web.house.leases import SharedLeases
from boomtown.web.house.live import Hub
from boomtown.web.house.tables import House
from boomtown.web.minds.analyst import Analyst
from boomtown.web.minds.butler import Butler
from boomtown.web.minds.hints import Hints
from boomtown.web.minds.pool import Minds
from boomtown.web.minds.workshop import Workshop
from boomtown.web.pages.front import front_pages
from boomtown.web.pages.page import STATIC, common_pages
from boomtown.web.pages.people import people_pages
from boomtown.web.pages.rules import rules_pages
from boomtown.web.pages.table.clicks import table_clicks
from boomtown.web.pages.table.routes import table_pages

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
    bell: Bell | None = None

    def tell(self, db: Session, table_id: str) -> None:
        if self.bell is not None:
            self.bell.tell(db, table_id)

    def ring(self, table_id: str) -> None:
        super().ring(table_id)
        if self.butler is not None:
            self.butler.look_at(table_id)


def make_app(settings: Settings | None = None) -> FastAPI:
    """The whole application for one data folder."""
    chosen = settings or read_settings()
    hub = TellingHub()
    sessions = open_database(chosen.database)
    house = House(sessions, hub)
    if is_shared(chosen.database):
        house.leases = SharedLeases(sessions)
        hub.bell = Bell(sessions.kw["bind"], hub.ring, hub.ring_all)
        chosen = replace(chosen, secret=chosen.secret or common_secret(sessions))
    guard = Guard(chosen)
    minds = Minds(chosen.workers, limit=chosen.thought, most=chosen.hour)
    workshop = Workshop()
    analyst = Analyst(house, minds, chosen.effort)
    condition = Health(house, lambda: hub.butler.trouble() if hub.butler is not None else [])

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hub.butler = Butler(house, minds, chosen.instant, chosen.pause)
        hub.butler.start()
        app.state.butler = hub.butler
        house.leases.start()
        if hub.bell is not None:
            hub.bell.start()
        if chosen.compile:
            workshop.start()
        yield
        workshop.close()
        if hub.bell is not None:
            hub.bell.close()
        hub.close()
        await hub.butler.stop()
        house.leases.close()
        analyst.close()
        minds.close()
        await asyncio.sleep(0.05)

    app = FastAPI(title="Boomtown", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.house = house
    app.state.guard = guard
    app.state.hints = Hints(house, minds, chosen.hint)
    app.state.analyst = analyst
    app.state.minds = minds
    app.state.settings = chosen
    for router in (games_api, tables_api, moves_api, talk_api, streams_api, study_api, people_api):
        app.include_router(router, responses=REFUSALS)
    for router in (common_pages, front_pages, rules_pages, people_pages, table_pages, table_clicks):
        app.include_router(router)
    describe(app)
    answer_trouble(app)
    app.mount("/static", StaticFiles(directory=STATIC), name="static")
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
    def health() -> Response:
        status, told = condition.says()
        return JSONResponse({**told, **workshop.says()}, status)

    return app
