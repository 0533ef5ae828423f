"""Damage to players, death, the credit for kills, and whether they end the encounter."""

from __future__ import annotations

from typing import Final

from undercroft.engine.state import Step

from ..constants import NOBODY
from ..parts import Creature
from ..state import Cavern


def hurt(s: Cavern, seat: int, amount: int) -> int:
    """CC-M14, CC-I57, CC-G09. Damage to a player; what was really suffered. `bury` follows once all of it is dealt."""
    hero = s.heroes[seat]
    if not hero.alive or s.iron(hero):
        if hero.alive and s.events is not None:
            s.tell("unhurt", {"seat": seat})
        return 0
    lost = amount if amount < hero.life else hero.life
    hero.life -= lost
    if s.events is not None:
        s.tell("hurt", {"seat": seat, "count": lost, "life": hero.life})
    return lost


def bury(s: Cavern) -> None:
    """CC-D01, CC-D02, CC-D04, CC-D05, CC-D07, CC-I09, CC-I10. Those without Life Points are out, all at once."""
    fallen: list[int] = []
    for seat, hero in enumerate(s.heroes):
        if hero.alive and hero.life <= 0:
            hero.alive = False
            hero.life = 0
            fallen.append(seat)
    for seat in fallen:
        hero = s.heroes[seat]
        if s.events is not None:
            s.tell("death", {"seat": seat})
        s.discard.extend(hero.hand)
        s.discard.extend(hero.laid)
        s.discard.extend(hero.riders)
        s.discard.extend(hero.items)
        s.removed.extend(hero.potions)
        hero.hand = []
        hero.known = []
        hero.marked = []
        hero.laid = []
        hero.laid_by = []
        hero.riders = []
        hero.items = []
        hero.potions = []
        hero.rounds = []
        hero.initiative = 0
        hero.crowded = 0
        hero.tripped = 0
        hero.numb = False
        hero.petrified = False
        hero.cowering = False
        attack = s.attack
        if attack is not None and attack.owner == seat:
            s.discard.append(attack.card)
            s.attack = None
    if fallen:
        s.mark_revealed()
        if s.living() == 0:
            s.done = True
        elif s.current >= 0:
            for seat in fallen:
                s.rules().host_fell(s, seat)


def sweep(s: Cavern, damage: int) -> int:
    """CC-M07, CC-D07. Damage to all living players at the same moment; the total really suffered."""
    total = 0
    for seat in s.from_lead():
        total += hurt(s, seat, damage)
    bury(s)
    return total


def score(s: Cavern, seat: int, points: int) -> None:
    """CC-P04. Prestige is open, and never decreases."""
    if points > 0:
        s.heroes[seat].prestige += points
        if s.events is not None:
            s.tell("prestige", {"seat": seat, "count": points, "total": s.heroes[seat].prestige})


def credit(s: Cavern, seat: int, slain: list[Creature]) -> None:
    """CC-P01, CC-P02, CC-P03, CC-E06. Each kill scores for its killer, and whoever completed the encounter gets the
    level bonus, once and at the same moment."""
    for creature in slain:
        points = s.rules().prestige(s, creature)
        s.creatures.remove(creature)
        if s.events is not None:
            s.tell("kill", {"seat": seat, "creature": s.creature_id(creature.number)})
        score(s, seat, points)
    if slain and s.rules().finished(s):
        level_bonus(s, seat)


def level_bonus(s: Cavern, seat: int) -> None:
    """CC-P03."""
    points = s.cards.level_bonus(s.level)
    if points:
        hero = s.heroes[seat]
        hero.prestige += points
        if s.events is not None:
            s.tell("bonus", {"seat": seat, "count": points, "level": s.level, "total": hero.prestige})


class EndCheck(Step[Cavern]):
    """CC-T07(6), CC-E10. Does the encounter end here?"""

    def run(self, s: Cavern) -> None:
        if not s.done and s.rules().finished(s):
            s.done = True


END_CHECK: Final = EndCheck()


def at_or_last(s: Cavern, number: int) -> int:
    """CC-M06. The holder of an Initiative card, or of the highest in play where that one has no living holder."""
    holder = s.holder(number)
    return s.last_in_line() if holder == NOBODY else holder
