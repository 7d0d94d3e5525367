"""Randomness as one integer: splitmix64, so that copying a table copies its generator for nothing."""

from typing import Final

MASK: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15


def mixed(state: int) -> int:
    """The 64 random bits that belong to a state of the generator."""
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def seeded(seed: int) -> int:
    """The generator's first state for any whole number."""
    return mixed((seed * 2 + 1) & MASK)


def after(state: int) -> int:
    """The state that follows."""
    return (state + GOLDEN) & MASK


def below(state: int, n: int) -> int:
    """The whole number from 0 to n-1 that a state stands for."""
    return (mixed(state) * n) >> 64
