"""Names: what can be shown, what looks alike, and whose names nobody else may take."""

import re
import unicodedata
from functools import cache

from boomtown.bots import LEVELS
from boomtown.web.people.refused import Refused
from boomtown.web.words.site import OLD_BOTS

SAME = str.maketrans(
    {"i": "l", "1": "l", "|": "l", "0": "o"}
)  # in many a typeface nobody can tell them apart
OURS = ("boomtown", "the house", "house", "admin", "moderator", "operator", "bot", "nobody", "everybody")
BAD_NAME = (
    "A name has 2 to 24 letters, digits or signs, at least one of them a letter or digit that can be seen."
)
BOTS_NAME = "That is what a bot or the house is called. Choose another name."


def clean_name(name: str) -> str:
    """A name that can be shown, as the PRECIS profile for nicknames has it: no blanks or controls in disguise."""
    from precis_i18n import get_profile  # takes long to load, and is needed seldom

    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    try:
        get_profile("Nickname").enforce(tidy)
    except (UnicodeError, ValueError):
        raise Refused(BAD_NAME) from None
    if not 2 <= len(tidy) <= 24 or not any(sign.isalnum() for sign in tidy):
        raise Refused(BAD_NAME)
    return tidy


def looks_of(name: str) -> str:
    """How a name looks at a glance: names that can be taken for each other look the same."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    bare = "".join(sign for sign in unicodedata.normalize("NFD", folded) if not unicodedata.combining(sign))
    plain = "".join(prototype(sign) for sign in bare)
    spelled = "".join(sign for sign in plain if sign.isalnum()) or plain
    return spelled.replace("rn", "m").translate(SAME)


@cache
def prototype(sign: str) -> str:
    """The letter or digit of the plain alphabet that a sign can be taken for; itself if there is none."""
    from confusable_homoglyphs.confusables import confusables_data

    if sign.isascii():
        return sign
    either = [
        *confusables_data.get(sign, []),
        *confusables_data.get(sign.upper(), []),
    ]  # a name may be in capitals
    alike = [str(one["c"]).strip("\u200e").casefold() for one in either]
    found = sorted(one for one in alike if one.isascii() and one.isalnum())
    return found[0] if found else sign


@cache
def reserved() -> re.Pattern[str]:
    """What bots and the house look like, with or without a number behind it."""
    names = [*(level.code for level in LEVELS), *OLD_BOTS.values(), *OURS]
    ours = "|".join(sorted({re.escape(looks_of(name)) for name in names}))
    return re.compile(rf"(?:the)?(?:{ours})[\dlos]*")


def check_ours(name: str) -> None:
    """Refuse the names of bots and of the house."""
    if reserved().fullmatch(looks_of(name)):
        raise Refused(BOTS_NAME, 409)
