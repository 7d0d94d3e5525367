"""The command itself: whatever it is asked and can't do, it answers in one sentence and exit code 2."""

import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperGroup

import boomtown
from boomtown.compiled import copy, is_compiled
from boomtown.engine.errors import BoomtownError

CLICK_ERROR: type[Exception] = typer.BadParameter.__mro__[2]  # ClickException, wherever typer keeps it


class House(TyperGroup):
    """All commands; errors that a person can mend are one sentence on stderr."""

    def list_commands(self, ctx: typer.Context) -> list[str]:  # type: ignore[override]
        """The commands as people need them, not as they were read."""
        order = [
            "play",
            "games",
            "rules",
            "simulate",
            "lab",
            "replay",
            "verify",
            "analyse",
            "picture",
            "bench",
        ]
        return sorted(self.commands, key=lambda name: order.index(name) if name in order else len(order))

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command and end the process with its exit code."""
        try:
            result = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except BoomtownError as error:
            refuse(str(error))
        except CLICK_ERROR as error:
            refuse(error.format_message() if hasattr(error, "format_message") else str(error))
        except (KeyboardInterrupt, typer.Abort):
            print("Stopped.", file=sys.stderr)
            sys.exit(130)
        except BrokenPipeError:  # whoever reads us has read enough
            sys.stderr.close()
            sys.exit(0)
        sys.exit(result if isinstance(result, int) else 0)


def which() -> str:
    """Which Boomtown runs, in words."""
    if is_compiled():
        return "compiled"
    return (
        "plain Python"
        if copy() is None
        else "plain Python; bots of the house and the lab run the compiled copy"
    )


def refuse(words: str) -> None:
    """One sentence on stderr, then exit code 2."""
    sentence = " ".join(words.split()) or "Say what to do: 'boomtown --help' lists the commands"
    if sentence[-1] not in ".!?":
        sentence += "."
    print(sentence, file=sys.stderr)
    sys.exit(2)


app = typer.Typer(
    cls=House,
    name="boomtown",
    help="Heavy economic board games to play, to study and to learn from.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: bool = typer.Option(False, "--version", help="Say which Boomtown this is."),
) -> None:
    """Heavy economic board games to play, to study and to learn from."""
    if version:
        print(f"Boomtown {boomtown.__version__}, {which()}")
        raise typer.Exit()
    if context.invoked_subcommand is None:
        print(context.get_help())
