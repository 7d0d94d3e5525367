"""At the door: who is asking, may the request come in, how often, and what browsers are told to be careful about."""

import hashlib
import hmac
import ipaddress
import re
import secrets
from collections.abc import Awaitable, Callable

from fastapi import Request, Response
from fastapi.responses import JSONResponse

from boomtown.web.door.settings import Settings
from boomtown.web.people.asking import bearer
from boomtown.web.people.buckets import Buckets
from boomtown.web.people.models import Person
from boomtown.web.people.names import looks_of
from boomtown.web.people.refused import Refused

COOKIE = "boomtown"
SAFE = ("GET", "HEAD", "OPTIONS")
BIGGEST = 64 * 1024  # bytes of a request; records may be larger
BIGGEST_RECORD = 2 * 1024 * 1024
NUMBER = re.compile(r"[0-9]{1,12}")
HOST = re.compile(r"(?:[\w.-]{1,253}|\[[0-9a-fA-F:.]{2,45}\])(?::[0-9]{1,5})?", re.ASCII)
COSTLY = re.compile(r"/(replay|preview|why|record|analysis\.json|analysis|at/[^/]*)$")
DEAR = 5  # times as much as another look costs
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


class Guard:
    """Checks every request before anything else sees it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        rate = settings.rate
        self.writes = Buckets(burst=6 * rate, per_second=rate)
        self.reads = Buckets(burst=30 * rate, per_second=5 * rate)
        self.passwords = Buckets(burst=10, per_second=0.2)  # tries from one address
        self.passwords_of = Buckets(burst=10, per_second=1 / 60)  # tries at one account, from wherever
        self.tables = Buckets(burst=rate, per_second=rate / 3600)  # of one person
        self.tables_from = Buckets(burst=3 * rate, per_second=3 * rate / 3600)  # from one address

    def may_try_password(self, request: Request, name: str) -> None:
        """Refuse whoever tries many passwords, at one account or from one address."""
        sentence = "Too many tries; you can try again {when}."
        self.passwords.check(address_of(request), sentence)
        self.passwords_of.check(looks_of(name), sentence)

    def may_open_table(self, request: Request, person: Person) -> None:
        """Refuse whoever has made many tables within an hour."""
        sentence = "You have made many tables; you can make another {when}."
        self.tables.check(str(person.id), sentence)
        self.tables_from.check(address_of(request), sentence)

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
            response: Response = JSONResponse(
                {"error": str(refusal), "facts": [], "rules": []}, refusal.status
            )
            if refusal.wait:
                response.headers["Retry-After"] = str(refusal.wait)
        else:
            response = await call_next(request)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        if self.settings.secure:
            response.headers["Strict-Transport-Security"] = f"max-age={365 * 86400}"
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
        path = str(request.scope["path"])
        most = BIGGEST_RECORD if path == "/api/records" else BIGGEST
        if not NUMBER.fullmatch(length) or int(length) > most:
            return Refused("That is too much at once.", 413)
        if "\0" in path or b"%00" in request.scope["query_string"] or not host_is_one(request):
            return Refused("That address can't be read.", 400)
        caller = address_of(request)
        if request.method in SAFE:
            return self._too_much(request, caller)
        if "chunked" in request.headers.get("transfer-encoding", "").lower():
            return Refused("Say how long your request is.", 411)
        if self.writes.take(caller) > 0:
            return Refused("That was too quick; wait a moment and try again.", 429, wait=1)
        if bearer(request):
            return None
        if not self.fits(request.headers.get("x-csrf", ""), request.cookies.get(COOKIE, "")):
            return Refused("This page is too old or not ours; load it again.", 403)
        return None

    def _too_much(self, request: Request, caller: str) -> Refused | None:
        """Why somebody may not look for the moment: they ask too often for what costs."""
        path = str(request.scope["path"])
        if path.startswith("/static/") or path == "/health":
            return None
        if self.reads.take(caller, DEAR if COSTLY.search(path) else 1) > 0:
            return Refused("That was too quick; wait a moment and try again.", 429, wait=1)
        return None


def host_is_one(request: Request) -> bool:
    """Whether the house is called by a name that can be part of an address."""
    return HOST.fullmatch(request.headers.get("host", "localhost")) is not None


def address_of(request: Request) -> str:
    """Where a request comes from: of an IPv6 address the part that one household has."""
    host = request.client.host if request.client else "?"
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is None:
        return str(ipaddress.ip_network(f"{address}/64", strict=False))
    return host
