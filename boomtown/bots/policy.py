"""A bot that has learned by playing: it sees what a machine sees and takes what its net likes best; no torch is needed.

`policy:NAME` is the file NAME.npz in the folder `policies` (or $BOOMTOWN_POLICIES); `boomtown env learn` writes such files.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zipfile import BadZipFile

from boomtown.bots.chance import Chance
from boomtown.engine.errors import BadOption

if TYPE_CHECKING:  # numpy, and what needs it, is loaded where a policy is used, not when the house opens
    import numpy as np
    import numpy.typing as npt

LARGEST = 8.0  # inputs are cut off here
FOLDER = "BOOMTOWN_POLICIES"


class Net:
    """Layers of weights, as they lie in a file."""

    def __init__(
        self, about: dict[str, Any], layers: list[tuple[npt.NDArray[Any], npt.NDArray[Any]]]
    ) -> None:
        self.about = about  # game, seats, and how many bytes are seen
        self.layers = layers

    def likes(self, inputs: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
        """How much the net likes each action."""
        import numpy as np

        x = np.minimum(inputs, np.float32(LARGEST))
        for weights, bias in self.layers[:-1]:
            x = np.tanh(x @ weights + bias)
        weights, bias = self.layers[-1]
        liked: npt.NDArray[np.float32] = x @ weights + bias
        return liked


def save(path: Path, net: Net) -> None:
    """Write a net into a file, whole or not at all."""
    import numpy as np

    arrays: dict[str, Any] = {"about": np.array(json.dumps(net.about))}
    for i, (weights, bias) in enumerate(net.layers):
        arrays |= {f"w{i}": weights, f"b{i}": bias}
    aside = path.with_suffix(".new.npz")
    np.savez(aside, **arrays)
    aside.replace(path)


def load(path: Path) -> Net:
    """The net in a file; a file that is none is refused in a sentence."""
    import numpy as np

    try:
        with np.load(path, allow_pickle=False) as file:
            about = json.loads(str(file["about"]))
            layers = [(file[f"w{i}"], file[f"b{i}"]) for i in range((len(file.files) - 1) // 2)]
    except (OSError, ValueError, KeyError, BadZipFile) as error:
        raise BadOption(f"There is no policy in the file '{path.name}' ({type(error).__name__}).") from None
    return Net(about, layers)


def place_of(name: str) -> Path:
    """Where the policy with a name lies."""
    if not re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9_-]{0,60}", name):
        raise BadOption(
            f"A policy is named by letters, digits, '-' and '_', as in 'policy:first', not '{name}'."
        )
    path = Path(os.environ.get(FOLDER, "policies")) / f"{name}.npz"
    if not path.is_file():
        raise BadOption(f"There is no policy '{name}': no file {name}.npz in the folder of policies.")
    return path


@lru_cache(8)
def loaded(path: Path, changed: int) -> Net:
    """A net that is read once, and again after its file has changed."""
    return load(path)


def key(name: str) -> str:
    """What tells one state of a policy's file from another."""
    return hashlib.blake2b(place_of(name).read_bytes(), digest_size=4).hexdigest()


class PolicyBot:
    """Plays what its net likes best among its options."""

    def __init__(self, name: str) -> None:
        path = place_of(name)
        self.name = name
        self.net = loaded(path, path.stat().st_mtime_ns)

    def plan(self, chance: Chance) -> list[int]:
        """The option that the net likes best."""
        import numpy as np

        from boomtown.observe.forms import forms_of, observed

        if len(chance.options) == 1:
            return chance.options[:1]
        table = chance.guess(0)  # whatever is guessed, the seat sees the same
        forms, about = forms_of(table), self.net.about
        if (about["game"], about["seats"], about["size"]) != (table.game_id, table.seats, forms.size):
            raise BadOption(
                f"The policy '{self.name}' has learned {about['game']} with {about['seats']} players and other "
                f"options or rules; it can't play this table."
            )
        likes = self.net.likes(np.frombuffer(observed(table, chance.seat), np.uint8) * forms.weights)
        return [max(chance.options, key=lambda action: float(likes[action]))]
