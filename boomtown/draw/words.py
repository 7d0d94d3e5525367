"""How wide words are, and where lines break."""

import unicodedata

# Widths of the signs from space to tilde in hundredths of an em, DejaVu Sans Bold.
_BOLD = (
    35, 46, 52, 84, 70, 100, 87, 31, 46, 46, 52, 84, 38, 42, 38, 37, 70, 70, 70, 70, 70, 70, 70, 70,
    70, 70, 40, 40, 84, 84, 84, 58, 100, 77, 76, 73, 83, 68, 68, 82, 84, 37, 37, 77, 64, 100, 84, 85,
    73, 85, 77, 72, 68, 81, 77, 110, 77, 72, 73, 46, 37, 46, 84, 50, 50, 67, 72, 59, 72, 68, 44, 72,
    71, 34, 34, 67, 34, 104, 71, 69, 72, 72, 49, 60, 48, 71, 65, 92, 65, 65, 58, 71, 37, 71, 84,
)  # fmt: skip
_REGULAR = 0.9  # of the bold width


def measure(words: str, size: float, bold: bool = False) -> float:
    """How wide words are in the widest of our faces."""
    ems = 0
    for sign in words:
        base = ord(unicodedata.normalize("NFD", sign)[0]) - 32
        ems += _BOLD[base] if 0 <= base < len(_BOLD) else 80
    return size * ems / 100 * (1 if bold else _REGULAR)


def fit(words: str, size: float, width: float, least: float) -> float:
    """The size, at least `least`, at which bold words fit a width."""
    return max(least, min(size, size * width / max(measure(words, size, bold=True), 1)))


def wrap(words: str, size: float, width: float) -> list[str]:
    """Words broken into lines that fit a width."""
    lines: list[str] = []
    for word in words.split():
        if lines and measure(f"{lines[-1]} {word}", size) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
