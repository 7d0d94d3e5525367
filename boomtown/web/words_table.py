"""The words of the table page and the replay page that Python code puts together."""

from boomtown.web.words import bot_name, named, nth

__all__ = ["bot_name", "named", "nth"]

YOUR_TURN = "Your turn"
WATCHING = "Watching"
WAITING = "Waiting"
OVER = "Over"
ALSO = "Choosing at the same time: {names}."
WAIT_FOR = "Waiting for {names}"
YOUR_OTHER = "Pass the device to {names}"
WINS = "The game is over: {names} wins with {points} points"
SHARED = "The game is over: {names} share the win with {points} points"
END = "The game is over"
MOMENT = "The table after move {at} of {all}"
NO_MOMENT = "This game has {all} moves so far; there is no move {at}."
ASKS_UNDO = "{name} asks to take back {seat}'s last action: back to move {count}."
ASKS_BOT = "{name} asks to let a bot play for {seat}, who has been away too long."
STILL = "Still to answer: {names}."
POINTS = "Points, if the game had ended there"
MONEY = "Money"
CHART = "{title}, move by move. At the end: {ends}."
FREE = "Free seat"
YOU = "{name} (you)"
BOT = "bot, {name}"
GUEST = "somebody"
