"""The Knight's attacks in an Encounter, and what she collects."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.state import Choice, Step

from ... import choices
from ...choices import AIM_CRYSTAL, AIM_DRAGON, AIM_THIEF, AIM_TRIBES, DONE, Act
from ...constants import (
    BOMB_SLOT,
    CRYSTAL,
    CUNNING,
    DARING,
    FEARLESS,
    JAVELIN,
    KNIGHT,
    POWER_SYMBOLS,
    STALWART,
    TRAP,
)
from ...map import OFF, space_name
from ...state import Caverns
from ..effects.treasures import TreasureOffer
from .asides import asides, card_possible, do_aside, may_act
from .blows import StrikeDragon
from .crossing import AttackThief
from .harm import (
    add_rage,
    drop_secret,
    gain_grit,
    lose_grit,
    roll_face,
    scatter,
    shows_centre,
)

ATTACK_BITS: Final = {AIM_CRYSTAL: 1, AIM_TRIBES: 2, AIM_DRAGON: 4, AIM_THIEF: 8}
"""Which attacks of an Encounter have been made."""


def attack_options(s: Caverns, done: int, entered: bool = False) -> list[Choice]:
    """VC-K15 to VC-K22. What she may attack on her tile now; `done` has a bit for each attack of this Encounter.

    On a tile just `entered` her Strength was measured before the step (VC-K06): she attacks the Tribes there even if
    she has grown weaker since, or they stronger.
    """
    knight = s.knight
    cell = knight.at
    strength = s.attack_strength()
    options: list[Choice] = []
    if not done & 1 and strength >= s.table.smash_strength and s.token_here(cell, CRYSTAL):
        options.append(choices.target("attack", AIM_CRYSTAL))
    if not done & 2 and s.tribe_here(cell) and (entered or beats_all(s, cell, strength)):
        options.append(choices.target("attack", AIM_TRIBES))
    if not done & 4 and s.dragon.at == cell and strength >= s.armor() and may_strike(s):
        options.append(choices.target("attack", AIM_DRAGON))
    if not done & 8 and s.thief.at == cell and s.knight_perception() > s.stealth():
        options.append(choices.target("attack", AIM_THIEF))
    return options


def beats_all(s: Caverns, cell: int, strength: int) -> bool:
    """VC-K06, VC-K20. Stronger than every revealed Tribe here, a Trap counted."""
    for tribe in range(3):
        if s.goblins.at[tribe] == cell and strength <= s.defence(tribe):
            return False
    return True


def may_strike(s: Caverns) -> bool:
    """VC-K15, VC-K16, VC-K19. Underground: once a turn, with Bomb, Javelin or in the Collapse.

    So Bomb and Javelin never meet on him in one turn; a Bomb attack on him forbids no Javelin at others.
    """
    knight = s.knight
    if s.dragon.surfaced:
        return True
    if knight.struck:
        return False
    return knight.javelin or s.collapse or (knight.placed[BOMB_SLOT] > 0 and knight.bomb_used == 0)


def spend_javelin(s: Caverns) -> None:
    """VC-K19. After its attack the Javelin leaves the game."""
    knight = s.knight
    if knight.javelin:
        knight.javelin = False
        at = knight.cards.index(JAVELIN)
        knight.cards.pop(at)
        knight.faces.pop(at)
        s.treasure_out.append(JAVELIN)


class Attacks(Step[Caverns]):
    """VC-K09. Part 2: attacks in her order; on a tile just entered Tribes and surfaced Dragon must be attacked."""

    FIELDS: ClassVar[tuple[str, ...]] = ("done", "entered", "dark")

    def __init__(self, done: int, entered: bool, dark: bool) -> None:
        self.done: int = done
        self.entered: bool = entered
        self.dark: bool = dark

    def run(self, s: Caverns) -> None:
        if s.knight.cut or s.knight.at < 0:
            return
        attacks = attack_options(s, self.done, self.entered)
        if not attacks and not (self.could(s) and (may_act(s) or card_possible(s, JAVELIN))):
            return
        options = attacks + asides(s)
        if not self.compelled(attacks, s):
            options.append(DONE)
        s.ask(s.seat_of(KNIGHT), "attack", options)

    def could(self, s: Caverns) -> bool:
        """Is anything here that more Strength or Perception might let her attack?"""
        cell = s.knight.at
        if not self.done & 1 and s.token_here(cell, CRYSTAL):
            return True
        if not self.done & 2 and s.tribe_here(cell):
            return True
        if not self.done & 8 and s.thief.at == cell:
            return True
        return not self.done & 4 and s.dragon.at == cell

    def compelled(self, attacks: list[Choice], s: Caverns) -> bool:
        if not self.entered:
            return False
        for choice in attacks:
            assert isinstance(choice, Act)
            if choice.a == AIM_TRIBES or (choice.a == AIM_DRAGON and s.dragon.surfaced):
                return True
        return False

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if choice is DONE:
            return
        if choice.op != "attack":
            s.agenda.append(self)
            do_aside(s, choice)
            return
        strength = s.attack_strength()
        s.agenda.append(Attacks(self.done | ATTACK_BITS[choice.a], self.entered, self.dark))
        if choice.a == AIM_CRYSTAL:
            spend_javelin(s)
            smash(s)
        elif choice.a == AIM_TRIBES:
            spend_javelin(s)
            fight_tribes(s, self.dark)
        elif choice.a == AIM_THIEF:
            spend_javelin(s)
            s.agenda.append(AttackThief(KNIGHT))
        else:
            axe = True
            if not s.dragon.surfaced:
                s.knight.struck = True
                if not s.knight.javelin and not s.collapse:
                    s.knight.bomb_used = 1
                    axe = False
            spend_javelin(s)
            s.agenda.append(StrikeDragon(strength, axe))


def smash(s: Caverns) -> None:
    """VC-K22. A Crystal for her Smashed Crystals, and 2 Grit."""
    s.map.marks &= ~(1 << s.map.tile(s.knight.at))
    s.knight.crystals += 1
    s.smashed += 1
    if s.events is not None:
        s.tell("smashed", {"role": "knight", "owner": "knight", "count": s.knight.crystals})
    gain_grit(s, 2)


def fight_tribes(s: Caverns, dark: bool) -> None:
    """VC-K20, VC-B57. Every Tribe here scatters and gives Rage; a Trap is used up."""
    knight = s.knight
    for tribe in range(3):
        if s.goblins.at[tribe] == knight.at:
            if s.goblins.pop[tribe] >= 3:
                knight.just |= 1 << STALWART
            if s.monsters_of(tribe):
                knight.just |= 1 << DARING
            if dark:
                knight.just |= 1 << FEARLESS
            add_rage(s, 1)
            scatter(s, tribe)
    if TRAP in s.goblins.face_up:
        drop_secret(s, TRAP)


def collectables(s: Caverns) -> list[Choice]:
    """VC-K23, VC-K24. Tokens on her tile that she may take."""
    options: list[Choice] = []
    cell = s.knight.at
    if cell in s.map.treasures:
        options.append(choices.plain("collect-treasure"))
    for gem in range(3):
        if s.map.gems[gem] == cell:
            options.append(choices.one_of("collect-gem", "symbol", POWER_SYMBOLS, gem))
    return options


class Collect(Step[Caverns]):
    """VC-K09, VC-K11. Part 3: tokens on her tile, one at a time, or none."""

    def run(self, s: Caverns) -> None:
        if s.knight.cut or s.knight.at < 0:
            return
        options = collectables(s)
        if options:
            options.extend(asides(s))
            options.append(DONE)
            s.ask(s.seat_of(KNIGHT), "collect", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if choice is DONE:
            return
        s.agenda.append(self)
        if do_aside(s, choice):
            return
        if choice.op == "collect-treasure":
            s.map.treasures.remove(s.knight.at)
            s.supply += 1
            s.knight.collected += 1
            if s.events is not None:
                s.tell("collected", {"space": space_name(s.knight.at)})
            s.agenda.append(TreasureOffer())
        else:
            s.map.gems[choice.a] = OFF
            if s.events is not None:
                s.tell("gem_collected", {"symbol": POWER_SYMBOLS[choice.a]})
            s.knight.just |= 1 << CUNNING
            if shows_centre(s, roll_face(s)):
                lose_grit(s, 2)
            else:
                gain_grit(s, 5)
