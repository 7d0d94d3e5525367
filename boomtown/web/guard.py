"""At the door: who is asking, may the request come in, how often, and what browsers are told to be careful about."""

import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from fastapi import Request, Response
from fastapi.responses import JSONResponse
from sqlalchemy.orm import Session

from boomtown.web.models import Login, Person
from boomtown.web.people import Refused, fingerprint, known, new_guest
from boomtown.web.settings import Settings

COOKIE = "boomtown"
SAFE = ("GET", "HEAD", "OPTIONS")
BIGGEST = 64 * 1024  # bytes of a request; records may be larger
BIGGEST_RECORD = 2 * 1024 * 1024
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Buckets:
    """So many requests at once and so many a second for each caller; the rest must wait."""

    def __init__(self, burst: float, per_second: float, most: int = 10_000) -> None:
        self.burst = burst
        self.per_second = per_second
        self.most = most
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, caller: str) -> bool:
        """Whether the caller may have one more."""
        moment = time.monotonic()
        level, since = self._levels.pop(caller, (self.burst, moment))
        level = min(self.burst, level + (moment - since) * self.per_second)
        self._levels[caller] = (max(level - 1, -1) if level >= 1 else level, moment)
        while len(self._levels) > self.most:
            self._levels.popitem(last=False)
        return level >= 1


class Guard:
    """Checks every request before anything else sees it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.writes = Buckets(burst=6 * settings.rate, per_second=settings.rate)
        self.passwords = Buckets(burst=10, per_second=0.2)

    def csrf(self, visitor: str) -> str:
        """The token that a page of this visitor sends with whatever changes something: another one on every page."""
        salt = secrets.token_hex(8)
        return salt + self._sign(salt, visitor)

    def fits(self, token: str, visitor: str) -> bool:
        """Whether a token was made for this visitor."""
        salt, sign = token[:16], token[16:]
        return bool(visitor) and hmac.compare_digest(sign.encode(), self._sign(salt, visitor).encode())

    def _sign(self, salt: str, visitor: str) -> str:
        return hmac.new(self.settings.secret, f"csrf:{salt}:{visitor}".encode(), hashlib.sha256).hexdigest()

    async def __call__(
        self, request: Request, call_next: Callable[[Request], Awaitable[Response]]
    ) -> Response:
        refusal = self.refusal(request)
        visitor = request.cookies.get(COOKIE, "")
        fresh = not 20 <= len(visitor) <= 100
        request.state.visitor = secrets.token_urlsafe(32) if fresh else visitor
        request.state.bearer = bearer(request)
        if refusal is not None:
            response: Response = JSONResponse({"error": str(refusal), "rules": []}, refusal.status)
        else:
            response = await call_next(request)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        new = getattr(request.state, "new_visitor", None)
        if new or (fresh and not request.state.bearer and request.method == "GET"):
            response.set_cookie(
                COOKIE,
                new or request.state.visitor,
                max_age=365 * 86400,
                httponly=True,
                samesite="lax",
                secure=self.settings.secure,
            )
        return response

    def refusal(self, request: Request) -> Refused | None:
        """Why a request may not come in at all."""
        length = request.headers.get("content-length", "0")
        most = BIGGEST_RECORD if request.url.path == "/api/records" else BIGGEST
        if not length.isdigit() or int(length) > most:
            return Refused("That is too much at once.", 413)
        if request.method in SAFE:
            return None
        if "chunked" in request.headers.get("transfer-encoding", ""):
            return Refused("Say how long your request is.", 411)
        caller = request.client.host if request.client else "?"
        if not self.writes.take(caller):
            return Refused("That was too quick; wait a moment and try again.", 429)
        if bearer(request):
            return None
        if not self.fits(request.headers.get("x-csrf", ""), request.cookies.get(COOKIE, "")):
            return Refused("This page is too old or not ours; load it again.", 403)
        return None


def bearer(request: Request) -> str:
    """The token of a program, if the request carries one."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def person_of(request: Request, db: Session) -> Person | None:
    """Who is asking, if he is known."""
    token: str = request.state.bearer
    if token:
        person = known(db, token)
        if person is None:
            raise Refused("This token is not known here.", 401)
        return person
    return known(db, request.state.visitor)


def somebody(request: Request, db: Session, name: str = "") -> Person:
    """Who is asking; a stranger becomes a guest."""
    person = person_of(request, db)
    if person is None:
        person = new_guest(db, name)
        db.add(Login(hash=fingerprint(request.state.visitor), person_id=person.id))
        db.flush()
    return person
