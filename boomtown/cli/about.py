"""`boomtown games`, `boomtown rules`, `boomtown bench`."""

import typer
from rich.console import Console
from rich.padding import Padding

import boomtown
from boomtown.cli.app import app
from boomtown.cli.asked import found_game
from boomtown.engine.errors import BoomtownError
from boomtown.engine.ledger import Rule


@app.command()
def games() -> None:
    """Say which games there are, for how many players and with which options."""
    console = Console(highlight=False)
    for game in boomtown.games().values():
        players = ", ".join(str(n) for n in game.players)
        console.print(f"[bold]{game.id}[/bold]  {game.title}, for {players} players. {game.summary}")
        for option in game.options:
            choices = f" ({', '.join(option.choices)})" if option.choices else ""
            default = f"; usually {option.default}" if option.default else ""
            console.print(f"    --option {option.name}=...  {option.words}{choices}{default}.", markup=False)


@app.command()
def rules(
    game: str = typer.Argument(help="The game's id."),
    word: list[str] | None = typer.Argument(None, help="A rule's id, or words that the rule must hold."),
) -> None:
    """Read the rules of a game: all, one by its id, or those that hold some words."""
    console = Console(highlight=False)
    ledger = found_game(game).ledger
    asked = " ".join(word or [])
    found = [rule for rule in ledger.rules if rule.id.lower() == asked.lower()] or ledger.find(asked)
    if not found:
        raise BoomtownError(f"No rule of {found_game(game).title} holds '{asked}'; try another word.")
    for section in dict.fromkeys(rule.section for rule in found):
        console.print(f"\n{section}", style="bold", markup=False)
        for rule in found:
            if rule.section == section:
                print_rule(console, rule)


def print_rule(console: Console, rule: Rule) -> None:
    """A rule with its id; a ruling also with what the rulebook leaves open, and why it is ruled so."""
    ruling = "[bold]Ruling:[/bold] " if rule.kind == "ruling" else ""
    console.print(Padding(f"[cyan]{rule.id}[/cyan]  {ruling}{plain(rule.text)}", (0, 0, 0, 2)))
    for word, text in (("Open", rule.open), ("Why so", rule.why)):
        if text:
            console.print(Padding(f"[dim]{word}:[/dim] {plain(text)}", (0, 0, 0, 11)))


def plain(text: str) -> str:
    """A text in which square brackets are no markup."""
    return text.replace("[", r"\[")


@app.command(
    context_settings={"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []},
    add_help_option=False,
)
def bench(context: typer.Context) -> None:
    """Measure the speed of every game, uncompiled and compiled, beside Catanatron."""
    from boomtown.bench import main

    raise typer.Exit(main(context.args))
