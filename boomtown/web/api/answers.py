"""What the API answers, described so that programs can rely on it: every answer is checked against these."""

from typing import Any, Literal

from pydantic import BaseModel, Field

State = Literal["lobby", "playing", "over"]


class Nothing(BaseModel):
    """It was done; there is nothing to say."""


class OptionFact(BaseModel):
    """Something that is chosen before a game."""

    name: str
    words: str
    default: str
    choices: list[str]


class GameFact(BaseModel):
    """A game of this house."""

    id: str
    title: str
    summary: str
    players: list[int] = Field(description="How many can play")
    rules: int = Field(description="The version of its rules")
    options: list[OptionFact]
    bots: list[str] = Field(description="The bots that can take a seat, the weakest first")


class RuleFact(BaseModel):
    """A numbered rule."""

    id: str
    section: str
    kind: str
    text: str
    given: str
    expect: str
    see: list[str]
    open: str
    why: str


class Player(BaseModel):
    """Who sits in a seat."""

    seat: int
    kind: Literal["person", "bot", "free"]
    name: str
    person: int | None = Field(description="The number of a person, as in /api/people/{person_id}")


class Result(BaseModel):
    """How a game ended."""

    scores: list[int]
    ranking: list[list[int]] = Field(description="Seats by place; equals share one")
    won: bool | None = Field(None, description="Of a game that is played alone")
    verdict: str | None = None


class TableMade(BaseModel):
    """A table that was made."""

    id: str
    state: State
    invite: str = Field(description="The secret of its invitation link")


class TableLine(BaseModel):
    """A table in a list."""

    id: str
    name: str
    game: str
    state: State
    pace: str
    door: str
    options: dict[str, str]
    players: list[Player]
    mine: list[int]
    waiting: list[int]
    your_turn: bool
    changed: str
    since: str
    clock: int | None
    result: Result | None


class TableList(BaseModel):
    """My tables, those that wait for me first, and the open ones that wait for players."""

    mine: list[TableLine]
    open: list[TableLine]


class LogLine(BaseModel):
    """Something that happened, in a sentence."""

    number: int
    move: int
    seat: int
    text: str
    rules: list[str]


class OptionNow(BaseModel):
    """Something that a seat may choose now."""

    action: str = Field(description="How it is spelled: send it as it is")
    text: str
    thing: str
    target: str | None = Field(description="What on the picture it belongs to")
    picked: int | None = Field(description="Where several things are picked: how often this one is")
    finishes: bool


class QuestionNow(BaseModel):
    """What the people at a table vote on."""

    id: int
    kind: Literal["undo", "bot"]
    seat: int
    count: int
    asked_by: int
    agreed: list[int]
    needed: list[int]


class TableNow(BaseModel):
    """A table as you may see it; what can be chosen is there only for a seat that is yours."""

    id: str
    name: str
    game: str
    state: State
    seq: int = Field(description="The last thing this seat knows of; send it with an action")
    actions: int
    seat: int | None
    mine: list[int]
    waiting: list[int]
    since: str
    clock: int | None
    pace: str
    open_hands: bool
    hints: bool
    players: list[Player]
    fingerprint: str | None = Field(
        description="What the secret of the deal must agree with when the game is over"
    )
    view: dict[str, Any] | None = Field(
        description="All that the seat may know of the table, by the game's own fields"
    )
    log: list[LogLine]
    result: Result | None
    question: QuestionNow | None
    verbs: dict[str, list[str]]
    yours: bool
    options: list[OptionNow] | None = None
    prompt: str | None = None
    rules: list[str] | None = None
    may_undo: bool | None = None


class TableThen(BaseModel):
    """A table as it stood."""

    id: str
    at: int
    actions: int
    seat: int | None
    view: dict[str, Any]
    log: list[LogLine]
    scores: list[int] | None


class Seated(BaseModel):
    """Where you sit."""

    seat: int
    state: State


class StateNow(BaseModel):
    """How a table stands."""

    state: State


class Moved(BaseModel):
    """What the seat knows of after a move."""

    seq: int


class RuleText(BaseModel):
    """A rule in short."""

    id: str
    text: str


class Why(BaseModel):
    """Why something may not be done; empty if it may."""

    facts: list[str]
    rules: list[RuleText]


class Foretold(BaseModel):
    """What an option would do."""

    lines: list[LogLine]
    money: list[int] | None = Field(None, description="Yours before and after")


class Said(BaseModel):
    """Something that was said."""

    id: int
    name: str
    person: int
    text: str
    at: str


class SaidId(BaseModel):
    """The number of what you said."""

    id: int


class Asked(BaseModel):
    """A question to the table."""

    question: int
    state: Literal["open", "yes", "no"]


class Check(BaseModel):
    """One thing that was looked at when a deal was verified."""

    agrees: bool
    words: str


class Verified(BaseModel):
    """Whether a deal was what its fingerprint said."""

    agrees: bool
    checks: list[Check]


class TableTaken(BaseModel):
    """A record that was put into the house."""

    id: str
    state: State


class OpinionNow(BaseModel):
    """What a bot thinks of one action."""

    action: str
    path: list[str]
    share: float
    chance: float
    moved: list[tuple[str, float]]
    way: list[str]


class HintNow(OptionNow):
    """What a strong bot would do in your place, and why."""

    seq: int
    says: list[str]
    lines: list[OpinionNow]


class AnalysisNow(BaseModel):
    """How far an analysis is, and what it found."""

    state: Literal["none", "working", "failed", "ready"]
    share: float = Field(ge=0, le=1)
    analysis: dict[str, Any] | None


class Me(BaseModel):
    """Who you are here."""

    known: bool
    id: int | None = None
    name: str | None = None
    account: bool | None = None
    ask_always: bool | None = None


class Called(BaseModel):
    """What you are called."""

    name: str


class AskedAlways(BaseModel):
    """Whether you are asked also where you have no choice."""

    ask_always: bool


class TokenMade(BaseModel):
    """A new token: it is shown only once."""

    token: str


class TokenFact(BaseModel):
    """A token of one of your programs."""

    id: str
    name: str
    scope: Literal["play", "read"]
    created: str
    expires: str | None
    used: str | None = Field(description="About when it was last used")


class GameOver(BaseModel):
    """A game that somebody has finished."""

    id: str
    name: str
    game: str
    seats: int
    ended: str
    place: int | None
    score: int | None
    words: str


class Profile(BaseModel):
    """What everybody may know of somebody."""

    id: int
    name: str
    account: bool
    since: str
    games: list[GameOver]
