"""Randomness: quick dice are one integer, fair dice a sealed secret and a counter. `Table.roll` and `Table.shuffle` know both.

Quick dice (splitmix64) are for the lab, for bots' guesses and for the library: copying a table copies its generator for
nothing. Fair dice are for tables that people play: nobody can work out what comes, and afterwards everybody can check it.

A state of the quick dice is a whole number of 64 bits. Inside, the machine's own signed numbers stand for it: compiled code reckons with
them without making objects, and what is above 64 bits falls off; uncompiled code cuts it off.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

MASK: Final = (1 << 64) - 1
LARGEST: Final = (1 << 63) - 1  # of the machine's numbers
LOW: Final = (1 << 32) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15 - (1 << 64)  # this and the factors below as signed numbers
FACTORS: Final = (0xBF58476D1CE4E5B9 - (1 << 64), 0x94D049BB133111EB - (1 << 64))


def kept() -> int:
    """The bits that stay: all of them where numbers can't grow, else 64."""
    top: i64 = LARGEST
    return -1 if top + 1 < 0 else MASK


BITS: Final[i64] = kept()
FIRST: Final[i64] = FACTORS[0]
SECOND: Final[i64] = FACTORS[1]


def signed(state: int) -> i64:
    """The machine's number for a state."""
    return state - MASK - 1 if state > LARGEST else state


def whole(z: i64) -> int:
    """The state for a machine's number."""
    state: int = z
    return state + MASK + 1 if state < 0 else state


def mix(z: i64) -> i64:
    """The 64 random bits that belong to a state, both as the machine's numbers."""
    z = ((z ^ ((z >> 30) & 0x3FFFFFFFF)) * FIRST) & BITS
    z = ((z ^ ((z >> 27) & 0x1FFFFFFFFF)) * SECOND) & BITS
    return z ^ ((z >> 31) & 0x1FFFFFFFF)


def scaled(z: i64, n: i64) -> i64:
    """The whole number from 0 to n-1 that a state stands for: the upper half of its bits times n."""
    z = mix(z)
    return (((z >> 32) & LOW) * n + (((z & LOW) * n) >> 32)) >> 32


def mixed(state: int) -> int:
    """The 64 random bits that belong to a state of the generator."""
    return whole(mix(signed(state)))


def seeded(seed: int) -> int:
    """The generator's first state for any whole number."""
    return whole(mix(signed((seed * 2 + 1) & MASK)))


def after(state: int) -> int:
    """The state that follows."""
    return whole((signed(state) + GOLDEN) & BITS)


def below(state: int, n: int) -> int:
    """The whole number from 0 to n-1 that a state stands for; n has at most 31 bits."""
    return scaled(signed(state), n)


def shuffle(zone: list[int], state: int) -> int:
    """Put a zone in random order; returns the state that follows."""
    z = signed(state)
    for i in range(len(zone) - 1, 0, -1):
        z = (z + GOLDEN) & BITS
        j = scaled(z, i + 1)
        zone[i], zone[j] = zone[j], zone[i]
    return whole(z)


SECRET_BYTES: Final = 32
PERSON: Final = b"boomtown draw"  # what else is hashed with a secret has nothing to do with its draws


class Fair:
    """Fair dice: each number follows from the secret, the branch of play and how many were drawn before it.

    They never change, so copies share them; the counter is the table's own. A branch is begun when something that was
    drawn is taken back: what is drawn then is drawn anew.
    """

    def __init__(self, secret: bytes, branch: int = 0) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        self.secret = secret
        self.branch = branch

    def below(self, count: int, n: int) -> int:
        """The whole number from 0 to n-1 that is drawn as number `count`: 128 bits of a keyed hash, times n."""
        place = self.branch.to_bytes(8, "big") + count.to_bytes(8, "big")
        bits = hashlib.blake2b(place, digest_size=16, key=self.secret, person=PERSON).digest()
        return (int.from_bytes(bits, "big") * n) >> 128

    def shuffle(self, zone: list[int], count: int) -> int:
        """Put a zone in random order; returns how many numbers were drawn by then."""
        for i in range(len(zone) - 1, 0, -1):
            count += 1
            j = self.below(count, i + 1)
            zone[i], zone[j] = zone[j], zone[i]
        return count


def fingerprint(secret: bytes) -> str:
    """What is published of a secret before it is used: its SHA-256, which any tool can make again."""
    return hashlib.sha256(secret).hexdigest()
