"""What is unsafe about how the house is opened, said at its start; where it shall be safe, it isn't opened like that."""

import ipaddress
import os
import stat
from pathlib import Path

from boomtown.engine.errors import BoomtownError
from boomtown.web.door.settings import Settings

PLAIN = (
    "Passwords and cookies can be read on their way: this house is open to others over plain http. At home that may do; "
    "elsewhere put it behind https and set BOOMTOWN_SECURE=1."
)
NO_PROXIES = (
    "BOOMTOWN_SECURE=1 means that a proxy speaks https for this house, but BOOMTOWN_PROXIES doesn't name its address: "
    "everybody who comes through it would count as one caller."
)
OPEN_SECRET = "Others on this machine can read {path}; let 'chmod 600' keep it to yourself."


def proxies() -> list[str]:
    """The addresses whose word on who is calling counts (BOOMTOWN_PROXIES, with commas between them); none by default."""
    found = [one.strip() for one in os.environ.get("BOOMTOWN_PROXIES", "").split(",") if one.strip()]
    for one in found:
        try:
            ipaddress.ip_network(one, strict=False)
        except ValueError:
            raise BoomtownError(f"BOOMTOWN_PROXIES holds '{one}', which is no address.") from None
    return found


def unsafe(settings: Settings, host: str) -> list[str]:
    """What is unsafe, in sentences."""
    found: list[str] = []
    if not settings.secure and not is_loopback(host):
        found.append(PLAIN)
    if settings.secure and not proxies():
        found.append(NO_PROXIES)
    secret = Path(settings.folder) / "secret"
    if secret.exists() and secret.stat().st_mode & (stat.S_IRGRP | stat.S_IROTH):
        found.append(OPEN_SECRET.format(path=secret))
    return found


def check_safety(settings: Settings, host: str) -> list[str]:
    """What to warn of; a house that shall be secure is not opened while anything is unsafe."""
    found = unsafe(settings, host)
    if settings.secure and found:
        raise BoomtownError(" ".join(found))
    return found


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach an address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
