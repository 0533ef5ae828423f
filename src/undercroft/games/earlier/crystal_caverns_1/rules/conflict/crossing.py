"""What crosses roles: the harm one role does to another, and the answers it is owed."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import Choice, Step

from ... import choices
from ...choices import NO, YES, Act
from ...constants import (
    ALL_4,
    AXE,
    CAVERN,
    DARING,
    DRAGON,
    EVASION,
    EVENTS,
    FLIP_3,
    GOBLINS,
    KNIGHT,
    OMEN_SYMBOLS,
    POWER_SYMBOLS,
    ROLES,
    THIEF,
    TRACKS,
    TREASURE_SLOT,
    UPGRADES,
)
from ...map import CARRIED, OFF, STEP, space_name
from ...state import Caverns
from .harm import Spoils, add_rage, gain_grit, roll_face, shows_centre, take_placed


# The Dragon.
def draw_powers(s: Caverns, number: int) -> None:
    """VC-G10. Power cards from the undrawn ones; nothing if none is left."""
    for _ in range(number):
        if not s.dragon.pile:
            break
        s.dragon.hand[s.chance.draw(s.dragon.pile)] += 1
    if s.events is not None:
        s.tell("powers_drawn", {"count": number})


class DiscardPowers(Step[Caverns]):
    """VC-B55, VC-K35, VC-T15. The Dragon discards Power cards of his choice."""

    FIELDS: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: int) -> None:
        self.left: int = left

    def run(self, s: Caverns) -> None:
        hand = s.dragon.hand
        kinds = [symbol for symbol in range(3) if hand[symbol]]
        if not self.left or not kinds:
            return
        if sum(hand) <= self.left:
            s.dragon.hand = [0, 0, 0]
            return
        options: list[Choice] = [choices.one_of("discard", "symbol", POWER_SYMBOLS, symbol) for symbol in kinds]
        s.ask(s.seat_of(DRAGON), "discard_powers", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        s.dragon.hand[choice.a] -= 1
        s.agenda.append(DiscardPowers(self.left - 1))


def wake_cube(s: Caverns, track: int) -> None:
    """VC-D30, VC-D32. A cube from a Sloth track to Wakefulness; enough of them wake him for good."""
    dragon = s.dragon
    dragon.tracks[track] -= 1
    dragon.wake += 1
    dragon.fed |= 1 << min(track, 2)
    if s.events is not None:
        s.tell("wake", {"track": TRACKS[track], "wake": dragon.wake})
    check_awake(s)


def check_awake(s: Caverns) -> None:
    """VC-D32, VC-V30."""
    dragon = s.dragon
    if not dragon.awake and dragon.wake >= s.table.awake_at and dragon.shrieks >= s.table.shriek_turns:
        dragon.awake = True
        if s.events is not None:
            s.tell("awake", {"role": ROLES[DRAGON]})


class StrikeDragon(Step[Caverns]):
    """VC-K17. Her attack on the Dragon: more than his Armor hits, as much needs the die."""

    FIELDS: ClassVar[tuple[str, ...]] = ("strength", "axe")

    def __init__(self, strength: int, axe: bool) -> None:
        self.strength: int = strength
        self.axe: bool = axe

    def run(self, s: Caverns) -> None:
        armor = s.armor()
        hit = self.strength > armor
        if self.strength == armor:
            hit = shows_centre(s, roll_face(s))
        if s.events is not None:
            s.tell("strike", {"hit": 1 if hit else 0, "target": "dragon"})
        if hit:
            hurt_dragon(s, KNIGHT)
            if s.active == KNIGHT:
                s.knight.just |= 1 << DARING
            if self.axe and s.knight_has(AXE) and s.cubes_owned() > 2:
                s.agenda.append(AxeBlow())


class AxeBlow(Step[Caverns]):
    """VC-K18. After a hit: discard the cube on the Mighty Axe for one more damage?"""

    def run(self, s: Caverns) -> None:
        s.ask(s.seat_of(KNIGHT), "axe", [YES, NO])

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        if choice is YES:
            take_placed(s, TREASURE_SLOT + AXE)
            s.knight.discarded += 1
            hurt_dragon(s, KNIGHT)


def hurt_dragon(s: Caverns, attacker: int) -> None:
    """VC-W01, VC-W03. One Health; at 0 the attacker has won."""
    s.dragon.health -= 1
    if s.events is not None:
        s.tell("dragon_hurt", {"health": s.dragon.health})
    if s.dragon.health <= 0:
        s.win(attacker)


# The Thief.
class AttackThief(Step[Caverns]):
    """VC-T06, VC-T35. An attack on the Thief: he may evade the first of each turn, else he is killed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("attacker",)

    def __init__(self, attacker: int) -> None:
        self.attacker: int = attacker

    def run(self, s: Caverns) -> None:
        thief = s.thief
        if thief.at < 0:
            return
        first = not thief.attacked
        thief.attacked = True
        if first and thief.upgrades >> EVASION & 1:
            rolled = s.chance.roll(6)
            if s.events is not None:
                s.tell("evasion", {"face": rolled, "upgrade": UPGRADES[EVASION]})
            if rolled >= 4:
                s.agenda.append(Evade())
                return
        if self.attacker == GOBLINS:
            add_rage(s, -1)
        elif self.attacker == KNIGHT:
            s.knight.just |= 1 << DARING
        kill_thief(s, self.attacker)


class Evade(Step[Caverns]):
    """VC-T35. He got away, and may move to an adjacent tile."""

    def run(self, s: Caverns) -> None:
        options: list[Choice] = []
        for side in range(4):
            cell = s.thief.at + STEP[side]
            if s.map.passage(s.thief.at, side) and not s.map.impassable(cell):
                options.append(choices.at("evade", cell))
        options.append(choices.plain("stay"))
        if len(options) > 1:
            s.ask(s.seat_of(THIEF), "evade", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if choice.op == "evade":
            s.thief.at = choice.a
            if s.events is not None:
                s.tell("thief_moves", {"space": space_name(choice.a)})
            thief_reaches(s, choice.a)


def kill_thief(s: Caverns, killer: int) -> None:
    """VC-T34. He drops all he carries and leaves the map; the killer's bonus goes by the Loot Drop Level."""
    thief = s.thief
    map = s.map
    cell = thief.at
    for _ in range(thief.carried):
        map.treasures.append(cell)
    thief.carried = 0
    for gem in range(3):
        if map.gems[gem] == CARRIED:
            map.gems[gem] = cell
    thief.at = OFF
    if s.events is not None:
        s.tell("thief_killed", {"count": thief.loot})
    if killer == KNIGHT:
        gain_grit(s, thief.loot)
    elif killer == GOBLINS:
        s.agenda.append(Spoils(thief.loot))
    elif killer == DRAGON:
        draw_powers(s, thief.loot)


def thief_reaches(s: Caverns, cell: int) -> None:
    """VC-T31. On the Entrance everything he carries is stashed."""
    if cell == s.map.where[0] and (s.thief.carried or CARRIED in s.map.gems):
        s.agenda.append(Stash())


class Stash(Step[Caverns]):
    """VC-T31 to VC-T33, VC-T36. Each carried token goes to a free upgrade space of his choice."""

    def run(self, s: Caverns) -> None:
        thief = s.thief
        if CARRIED in s.map.gems:
            gem = s.map.gems.index(CARRIED)
            if s.supply or s.map.treasures:
                s.agenda.append(self)
                s.agenda.append(TakeToken())
            elif thief.carried:
                s.agenda.append(self)
            s.map.gems[gem] = OFF
            return
        if not thief.carried:
            return
        free = free_upgrades(s)
        if thief.plain_left or not free:
            thief.plain_left = max(0, thief.plain_left - 1)
            thief.carried -= 1
            thief.stash += 1
            self.stashed(s)
            s.agenda.append(self)
            return
        options: list[Choice] = [choices.one_of("upgrade", "upgrade", UPGRADES, upgrade) for upgrade in free]
        s.ask(s.seat_of(THIEF), "upgrade", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        thief = s.thief
        thief.carried -= 1
        thief.upgrades |= 1 << choice.a
        thief.taken |= 1 << choice.a
        if s.events is not None:
            s.tell("upgrade", {"upgrade": UPGRADES[choice.a]})
        self.stashed(s)
        s.agenda.append(self)

    def stashed(self, s: Caverns) -> None:
        s.thief.loot = 3
        if s.events is not None:
            s.tell("stash", {"count": s.stashed()})
        if s.stashed() >= s.table.stash:
            s.win(THIEF)


def free_upgrades(s: Caverns) -> list[int]:
    """VC-T32. Free spaces; 2>3, 3>4 and All 4 only in that order."""
    thief = s.thief
    found: list[int] = []
    for upgrade in range(11):
        if thief.upgrades >> upgrade & 1:
            continue
        if (upgrade == FLIP_3 or upgrade == ALL_4) and not thief.taken >> (upgrade - 1) & 1:
            continue
        found.append(upgrade)
    return found


class TakeToken(Step[Caverns]):
    """VC-T33. He takes a Treasure token from the supply; if it is empty, one from anywhere on the map."""

    def run(self, s: Caverns) -> None:
        if s.take_treasure_token():
            s.thief.carried += 1
            return
        cells = sorted(set(s.map.treasures))
        if len(cells) == 1:
            s.map.treasures.remove(cells[0])
            s.thief.carried += 1
        elif cells:
            s.ask(s.seat_of(THIEF), "take_token", [choices.at("take", cell) for cell in cells])

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        s.map.treasures.remove(choice.a)
        s.thief.carried += 1


# The Cavern.
class ReturnOmens(Step[Caverns]):
    """VC-B55. The Cavern returns Omen tokens of its choice to the bag."""

    FIELDS: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: int) -> None:
        self.left: int = left

    def run(self, s: Caverns) -> None:
        omens = s.cavern.omens
        kinds = [symbol for symbol in range(6) if omens[symbol]]
        if not self.left or not kinds:
            return
        if sum(omens) <= self.left:
            s.cavern.omens = [0] * 6
            return
        options: list[Choice] = [choices.one_of("give-omen", "token", OMEN_SYMBOLS, symbol) for symbol in kinds]
        s.ask(s.seat_of(CAVERN), "return_omens", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        s.cavern.omens[choice.a] -= 1
        s.agenda.append(ReturnOmens(self.left - 1))


def draw_omens(s: Caverns, number: int) -> None:
    """VC-C01. Tokens from the bag by chance; fewer if it runs out."""
    omens = s.cavern.omens
    bag: list[int] = []
    for symbol in range(6):
        bag.extend([symbol] * (6 - omens[symbol]))
    for _ in range(min(number, len(bag))):
        omens[s.chance.draw(bag)] += 1
    if s.events is not None:
        s.tell("omens_drawn", {"count": number})


# Decks of the Cavern.
def refill_events(s: Caverns) -> None:
    """VC-C07. The Cavern may always look at the top three Event cards, so they are drawn."""
    if not s.plays(CAVERN):
        return
    while len(s.events_top) < 3 and (s.events_pool or s.events_bottom):
        s.events_top.append(next_event(s))


def next_event(s: Caverns) -> int:
    """The next card of the Event deck; those put under it come last."""
    if s.events_pool:
        return s.chance.draw(s.events_pool)
    return s.events_bottom.pop(0)


def next_treasure(s: Caverns) -> int:
    """VC-G10. The next card of the Treasure deck, or -1."""
    if s.treasure_pool:
        return s.chance.draw(s.treasure_pool)
    if s.treasure_bottom:
        return s.treasure_bottom.pop(0)
    return -1


def treasure_under(s: Caverns, card: int, known: int) -> None:
    """A Treasure card goes under its deck; `known` has the seats that saw which."""
    s.treasure_bottom.append(card)
    s.treasure_known[card] = known


def event_name(s: Caverns, card: int) -> str:
    """The name of one of the fifteen Event cards."""
    return EVENTS[s.cards.events[card]]
