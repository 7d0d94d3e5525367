"""A line break in a template is no space: tags stand on lines of their own, and nothing of that shows on the page.

A space that is meant stands between two things on one line. Breaks inside a tag or between two words are one space; what
stands in <pre>, <script> or <textarea> is left alone.
"""

import re
from collections.abc import Iterator

from jinja2.ext import Extension
from jinja2.lexer import Token, TokenStream

PIECE = re.compile(r"<!--.*?-->|</?[A-Za-z][^\s>/]*|\s*\n\s*|[\"'>]|[^\"'<>\n]+?(?=\s*\n|[\"'<>]|$)|.", re.S)
AS_IT_IS = ("pre", "script", "textarea")


class Unbroken(Extension):
    """Takes line breaks and indentation out of templates when they are read."""

    def filter_stream(self, stream: TokenStream) -> Iterator[Token]:
        """The template's tokens, with its text unbroken."""
        page = Text()
        for token in stream:
            if token.type == "data":
                yield Token(token.lineno, "data", page.unbroken(token.value))
            else:
                yield token


class Text:
    """Where in the HTML a reader of a template is: within a tag, within its quotes, within an element left alone."""

    def __init__(self) -> None:
        self.tag = ""
        self.quote = ""
        self.kept = ""

    def unbroken(self, text: str) -> str:
        """A piece of HTML between two things of Jinja, without the breaks that mean nothing."""
        pieces = PIECE.findall(text)
        found: list[str] = []
        for number, piece in enumerate(pieces):
            if "\n" not in piece or piece.strip() or self.kept:
                found.append(piece)
                self.read(piece)
            elif self.tag or not self.at_an_edge(pieces, number):
                found.append(" ")
        return "".join(found)

    def at_an_edge(self, pieces: list[str], number: int) -> bool:
        """Whether a break lies beside a tag or beside something of Jinja."""
        if number in (0, len(pieces) - 1):
            return True
        return pieces[number - 1].endswith(">") or pieces[number + 1].startswith("<")

    def read(self, piece: str) -> None:
        """Go on past a piece."""
        if self.quote:
            self.quote = "" if piece == self.quote else self.quote
        elif self.tag:
            if piece in ('"', "'"):
                self.quote = piece
            elif piece == ">":
                if self.tag in AS_IT_IS:
                    self.kept = self.tag
                self.tag = ""
        elif self.kept:
            if piece.lower() == f"</{self.kept}":
                self.kept, self.tag = "", piece.lower()
        elif re.match(r"</?[A-Za-z]", piece):
            self.tag = piece[1:].lower()
