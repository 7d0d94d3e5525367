"""A bot that takes any of its options."""

from boomtown.bots.chance import Chance


class RandomBot:
    """Plays at random."""

    def decide(self, chance: Chance) -> int:
        """Any option, each as likely as the others."""
        return chance.options[chance.below(0, len(chance.options))]
