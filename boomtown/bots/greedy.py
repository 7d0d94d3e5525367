"""A bot that looks to the end of its present action and takes what its game's sense likes best."""

from boomtown.bots.chance import Chance
from boomtown.engine.table import Table

WORST = float("-inf")
LEAVES = 80  # how many ways to finish the action are judged at most
CURIOSITY = 1.0


class Node:
    """A made-up position on the way to the end of an action."""

    __slots__ = ("actions", "best", "children", "closed", "options", "table", "untried", "visits")

    def __init__(self, table: Table, actions: list[int], options: list[int]) -> None:
        self.table = table
        self.actions = actions  # that led here from the node above
        self.options = options
        self.untried = len(options)  # options from the end of the list are tried first
        self.children: list[Node] = []
        self.best = WORST
        self.visits = 0
        self.closed = False


class GreedyBot:
    """Plays what looks best when the action is done; `guesses` tables stand for what it can't know."""

    def __init__(self, guesses: int = 3, leaves: int = LEAVES) -> None:
        self.guesses = guesses
        self.leaves = leaves

    def decide(self, chance: Chance) -> int:
        """The option that leads to the best end of the action."""
        if len(chance.options) == 1:
            return chance.options[0]
        search = Search(chance, self.guesses)
        root = Node(search.tables(0), [], shuffled(chance, chance.options, 1))
        for number in range(self.leaves):
            search.visit(root, [], number + 2)
            if root.closed:
                break
        values = {child.actions[0]: child.best for child in root.children}
        return max(chance.options, key=lambda option: values.get(option, WORST))


class Search:
    """The ways to finish an action, tried one after the other, the promising ones more often."""

    def __init__(self, chance: Chance, guesses: int) -> None:
        self.chance = chance
        self.guesses = guesses
        self.made: list[Table] = []

    def tables(self, number: int) -> Table:
        """The guess with a number, made when it is first needed."""
        while len(self.made) <= number:
            self.made.append(self.chance.guess(self.chance.dice(-1 - len(self.made))))
        return self.made[number]

    def visit(self, node: Node, path: list[int], number: int) -> float:
        """Finish the action once more below a node and note how good that is."""
        node.visits += 1
        if node.untried > 0:
            node.untried -= 1
            child = self.opened(node.table, node.options[node.untried], number)
            node.children.append(child)
        else:
            child = self.promising(node)
        path.extend(child.actions)
        value = self.judged(child, path) if not child.options else self.visit(child, path, number)
        child.closed = child.closed or not child.options
        if value > node.best:
            node.best = value
        node.closed = node.untried == 0 and all(c.closed for c in node.children)
        return value

    def opened(self, table: Table, action: int, number: int) -> Node:
        """The position after an action, with the options of the same seat if it is halfway only."""
        after = table.clone()
        seat = self.chance.seat
        actions = [action]
        after.apply(seat, action)
        while self.chance.game.halfway(after, seat):
            options = after.options(seat)
            if len(options) > 1:
                return Node(after, actions, shuffled(self.chance, options, number))
            actions.append(options[0])
            after.apply(seat, options[0])
        return Node(after, actions, [])

    def promising(self, node: Node) -> Node:
        """The open child that is good or little tried."""
        most = WORST
        found = node
        for child in node.children:
            if not child.closed:
                value = child.best + CURIOSITY * (node.visits**0.5) / (1 + child.visits)
                if value > most:
                    most, found = value, child
        return found

    def judged(self, leaf: Node, path: list[int]) -> float:
        """What the game's sense says of the end of an action, over several guesses if something was drawn."""
        chance = self.chance
        value = chance.game.sense(leaf.table, chance.seat)
        if leaf.table.marks != self.made[0].marks:
            values = [value]
            for number in range(1, self.guesses):
                again = self.replayed(self.tables(number), path)
                values.append(chance.game.sense(again, chance.seat))
            value = sum(values) / len(values)
        leaf.best = value
        return value

    def replayed(self, table: Table, path: list[int]) -> Table:
        """Another guess after the same actions, as far as they are possible there."""
        after = table.clone()
        for action in path:
            if action not in after.legal(self.chance.seat):
                break
            after.apply(self.chance.seat, action)
        return after


def shuffled(chance: Chance, options: list[int], number: int) -> list[int]:
    """The options in an order of the bot's own choosing."""
    order = options[:]
    for i in range(len(order) - 1, 0, -1):
        j = chance.below(number * 64 + i, i + 1)
        order[i], order[j] = order[j], order[i]
    return order
