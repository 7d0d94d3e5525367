"""How the words of cards are read from content files and said in sentences: the grammar that all games share."""

from collections.abc import Callable, Mapping
from typing import Any

from boomtown.engine.cards import REQUIRED, Operand, Word, put_together
from boomtown.engine.content import Part

Step = Mapping[str, Any]  # of a card, as it stands in the file


class Count(int):
    """A number in a text: `{n}`, `{n:one}` ('one', '2'), `{n:deal/deals}` (the noun alone), `{n:#deal/deals}` ('2 deals')."""

    def __format__(self, spec: str) -> str:
        if spec == "one":
            return "one" if self == 1 else str(int(self))
        if "/" in spec:
            one, many = spec.removeprefix("#").split("/")
            noun = one if self == 1 else many
            return f"{int(self)} {noun}" if spec.startswith("#") else noun
        return super().__format__(spec)


class Flag(int):
    """A yes or no in a text: `{optional:you may /}` says what stands before the stroke if yes, else what stands behind it."""

    def __format__(self, spec: str) -> str:
        yes, no = spec.split("/")
        return yes if self else no


class Said:
    """A value that can be said in several ways: `{goods}`, `{goods:taken}`."""

    def __init__(self, plain: str, ways: Mapping[str, str] | None = None) -> None:
        self.plain = plain
        self.ways = ways or {}

    def __format__(self, spec: str) -> str:
        return self.ways[spec] if spec else self.plain


class Reader:
    """Reads words from content files: every kind of operand has a function that reads it.

    `common` is what any step may say (who, how many): such a value becomes the word's attribute of the operand's key.
    """

    def __init__(
        self,
        words: list[type[Word[Any]]],
        kinds: Mapping[str, Callable[[Part, str], Any]],
        key: str,
        common: tuple[Operand, ...] = (),
    ) -> None:
        self.words = by_name(words, kinds, common)
        self.kinds = kinds
        self.key = key  # under which a step of a card names its word
        self.common = common

    def read(self, part: Part) -> Word[Any]:
        """One step of a card as a word; a slip is told with file and entry."""
        word: Any = self.words[part.choice(self.key, list(self.words))]
        made: Word[Any] = word(*[self.value(part, one) for one in word.operands])
        for one in self.common:
            setattr(made, one.key, self.value(part, one))
        return made

    def value(self, part: Part, one: Operand) -> Any:
        """What a step says for an operand, or its default."""
        left_out = one.default is not REQUIRED and not part.has(one.key)
        return one.default if left_out else self.kinds[one.kind](part, one.key)

    def program(self, programs: list[list[Word[Any]]], part: Part, key: str) -> int:
        """A list of steps under a key as a program among others; -1 where there is none. Nested lists come first."""
        if not part.has(key):
            return -1
        words = []
        for step in part.parts(key):
            word = self.read(step)
            word.then = self.program(programs, step, "then")
            word.other = self.program(programs, step, "else")
            step.done()
            words.append(word)
        return put_together(programs, words)


class Speaker:
    """Says words in texts: every kind of operand has a function that says a value, which may look at the whole step.

    A value that the step leaves out is its default, or None; `names` may stand in any text.
    """

    def __init__(
        self,
        words: list[type[Word[Any]]],
        kinds: Mapping[str, Callable[[Any, Step], Any]],
        key: str,
        common: tuple[Operand, ...] = (),
        names: Mapping[str, str] | None = None,
    ) -> None:
        self.words = by_name(words, kinds, common)
        self.kinds = kinds
        self.key = key
        self.common = common
        self.names = names or {}

    def text(self, step: Step, place: str = "") -> str:
        """A step of a card as a phrase, in the way its word has for this place."""
        word = self.words[step[self.key]]
        operands = (*word.operands, *self.common)
        values = {one.key: self.kinds[one.kind](said(step, one), step) for one in operands}
        return word.texts.get(place, word.texts[""]).format(**self.names, **values)


def said(step: Step, one: Operand) -> Any:
    """What a step says for an operand, or its default."""
    return step.get(one.key, None if one.default is REQUIRED else one.default)


def by_name(
    words: list[type[Word[Any]]], kinds: Mapping[str, object], common: tuple[Operand, ...]
) -> dict[str, type[Word[Any]]]:
    """The words of a language by their names; one with an operand that nobody can read or say is refused."""
    for word in words:
        for operand in (*word.operands, *common):
            if operand.kind not in kinds:
                raise TypeError(f"the word '{word.name}' has an operand of the unknown kind '{operand.kind}'")
    return {word.name: word for word in words}


def listed(parts: list[str], last: str = "and") -> str:
    """'a, b and c'; nothing for none."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def capital(text: str) -> str:
    """The text with a capital letter in front."""
    return text[:1].upper() + text[1:]


def with_article(words: str) -> str:
    """'a port', 'an iron works'."""
    return f"{'an' if words[0] in 'aeiouAEIOU' else 'a'} {words}"
