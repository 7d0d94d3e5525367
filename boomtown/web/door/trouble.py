"""What is answered when something goes wrong: JSON to programs, a page to people, a sentence to both."""

import logging

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from boomtown.engine.errors import BoomtownError
from boomtown.web.door.guard import HEADERS
from boomtown.web.pages.page import refused_page
from boomtown.web.people.refused import Refused
from boomtown.web.words.site import BROKEN, NOT_FOUND

LOG = logging.getLogger("boomtown")


def answer_trouble(app: FastAPI) -> None:
    """Let an application answer every kind of trouble."""

    @app.exception_handler(BoomtownError)
    async def refused(request: Request, error: BoomtownError) -> Response:
        status = error.status if isinstance(error, Refused) else 422
        rules, facts = getattr(error, "rules", ()), getattr(error, "facts", ())
        response = answer(request, str(error), status, tuple(rules), tuple(facts))
        if isinstance(error, Refused) and error.wait:
            response.headers["Retry-After"] = str(error.wait)
        return response

    @app.exception_handler(RequestValidationError)
    async def unclear(request: Request, error: RequestValidationError) -> Response:
        if not for_program(request):
            return answer(request, NOT_FOUND, 404)
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"][1:])
        return answer(request, f"'{where}': {first['msg']}.", 422)

    @app.exception_handler(HTTPException)
    async def nowhere(request: Request, error: HTTPException) -> Response:
        sentence = NOT_FOUND if error.status_code == 404 and not for_program(request) else f"{error.detail}."
        response = answer(request, sentence, error.status_code)
        response.headers.update(error.headers or {})
        return response

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> Response:
        LOG.error("%s %s", request.method, request.url.path, exc_info=error)
        response = answer(request, BROKEN, 500)
        response.headers.update(HEADERS)  # the guard doesn't see this answer any more
        return response


def for_program(request: Request) -> bool:
    """Whether a program asks, or a page's script."""
    path = str(request.scope["path"])
    return path.startswith("/api/") or path.endswith(".json")


def answer(
    request: Request, sentence: str, status: int, rules: tuple[str, ...] = (), facts: tuple[str, ...] = ()
) -> Response:
    """A refusal in the language of whoever asks; what can't be written is left out."""
    sentence = sentence.encode("utf-8", "replace").decode()
    if for_program(request):
        return JSONResponse({"error": sentence, "facts": list(facts), "rules": list(rules)}, status)
    return refused_page(request, sentence, status)
