"""What others do to the Knight and to the Tribes: Grit, Health and cubes; Rage, Population and Secrets."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import Choice, Step, only

from ... import choices
from ...choices import NO, YES, Act
from ...constants import (
    BEETLES,
    CAVERN,
    CAVERN_WINS,
    DRAGON,
    DRAGON_WINS,
    FACES,
    GOBLINS,
    JAVELIN,
    KNIGHT,
    MAP_SLOT,
    MONSTERS,
    RUBY,
    SECRETS,
    SKIP_TURNS,
    SLOTS,
    THIEF,
    THIEF_WINS,
    TREASURE_SLOT,
    TREASURES,
    TRIBES,
)
from ...map import OFF
from ...state import GRIT_SPACES, Caverns


# Dice.
def roll_face(s: Caverns) -> int:
    """VC-R01. Roll the Dragon die: the number of its face."""
    face = s.chance.roll(6) - 1
    if s.events is not None:
        s.tell("die", {"face": FACES[face]})
    return face


def shows_centre(s: Caverns, face: int) -> bool:
    """VC-R02. Centre, cross and saltire."""
    return 0 in s.cards.faces[face].cells


def affected(s: Caverns, centre: int, face: int) -> list[int]:
    """VC-R02. The marked spaces that hold a tile now."""
    return [centre + offset for offset in s.cards.faces[face].cells if s.map.grid[centre + offset]]


# The Knight's Grit, Health and cubes.
def gain_grit(s: Caverns, amount: int) -> None:
    """VC-K25. Grit up to 45; each cube reached comes into the pool."""
    knight = s.knight
    if knight.at < 0 or amount <= 0:
        return
    old = knight.grit
    knight.grit = min(45, old + amount)
    for i, space in enumerate(GRIT_SPACES):
        if old < space <= knight.grit and knight.grit_cubes >> i & 1:
            knight.grit_cubes &= ~(1 << i)
            knight.pool += 1
    if s.events is not None:
        s.tell("grit", {"count": knight.grit - old, "grit": knight.grit})


def lose_grit(s: Caverns, amount: int) -> None:
    """VC-K25, VC-K26. Grit down to 0; below an empty cube space a cube goes back. Call it last: it may ask."""
    knight = s.knight
    if knight.at < 0 or amount <= 0:
        return
    if s.shielded():
        amount = 1
    old = knight.grit
    knight.grit = max(0, old - amount)
    if s.events is not None:
        s.tell("grit_lost", {"count": old - knight.grit, "grit": knight.grit})
    for i, space in enumerate(GRIT_SPACES):
        if knight.grit < space <= old and not knight.grit_cubes >> i & 1:
            s.agenda.append(ReturnCube(i))


def slots_with_cubes(s: Caverns) -> list[int]:
    """Where placed cubes lie."""
    found = [slot for slot in range(7) if s.knight.placed[slot]]
    for i, card in enumerate(s.knight.cards):
        if s.knight.faces[i] == 2:
            found.append(TREASURE_SLOT + card)
    return found


def take_placed(s: Caverns, slot: int) -> None:
    """Take a cube off a slot; from a track the rightmost."""
    knight = s.knight
    if slot < TREASURE_SLOT:
        knight.placed[slot] -= 1
        if slot == MAP_SLOT:
            knight.map_used = min(knight.map_used, knight.placed[MAP_SLOT])
    else:
        knight.faces[knight.cards.index(slot - TREASURE_SLOT)] = 1


class ReturnCube(Step[Caverns]):
    """VC-K25, VC-K03. One owned cube goes back to a Grit space: from the pool, else a placed one that she chooses."""

    FIELDS: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, space: int) -> None:
        self.space: int = space

    def run(self, s: Caverns) -> None:
        knight = s.knight
        if s.cubes_owned() <= 2:
            return
        if knight.pool:
            knight.pool -= 1
            knight.grit_cubes |= 1 << self.space
            return
        slots = slots_with_cubes(s)
        if not slots:
            knight.aside -= 1
            knight.grit_cubes |= 1 << self.space
        elif len(slots) == 1:
            self.give(s, slots[0])
        else:
            options: list[Choice] = [choices.one_of("return", "slot", SLOTS, slot) for slot in slots]
            s.ask(s.seat_of(KNIGHT), "return_cube", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        self.give(s, choice.a)

    def give(self, s: Caverns, slot: int) -> None:
        take_placed(s, slot)
        s.knight.grit_cubes |= 1 << self.space
        if s.events is not None:
            s.tell("cube_returned", {"slot": SLOTS[slot]})
        if s.active == KNIGHT:
            s.knight.cut = True


def gain_health(s: Caverns, amount: int) -> None:
    """VC-K29. Never above the start."""
    s.knight.health = min(s.table.knight_health, s.knight.health + amount)
    if s.events is not None:
        s.tell("health", {"count": amount, "health": s.knight.health})


def lose_health(s: Caverns, amount: int) -> None:
    """VC-K29, VC-W03, VC-W08. At 0 she dies."""
    knight = s.knight
    knight.health = max(0, knight.health - amount)
    if s.events is not None:
        s.tell("health_lost", {"count": amount, "health": knight.health})
    if knight.health == 0:
        knight_dies(s)


def knight_dies(s: Caverns) -> None:
    """VC-W03, VC-W08, VC-W11. The Goblins win; without them it depends on the role set."""
    if s.plays(GOBLINS):
        s.win(GOBLINS)
    fate = s.table.set.knight_killed
    if fate == SKIP_TURNS:
        knight = s.knight
        knight.at = OFF
        knight.pool = 0
        knight.aside = 0
        knight.placed = [0] * 7
        s.treasure_out.extend(knight.cards)
        knight.cards = []
        knight.faces = []
        knight.hand = []
        knight.cut = True
    elif fate == DRAGON_WINS:
        s.win(DRAGON)
    elif fate == CAVERN_WINS:
        s.win(CAVERN)
    elif fate == THIEF_WINS:
        s.win(THIEF)
    else:
        s.all_lose("killed")


def knight_reaches(s: Caverns, cell: int) -> None:
    """VC-B53, VC-W02, VC-F06. What the Entrance does when she comes there, in whatever way."""
    knight = s.knight
    if cell != s.map.where[0]:
        return
    knight.pool += knight.poisoned
    knight.poisoned = 0
    if not s.plays(DRAGON) and knight.crystals >= s.table.crystals:
        s.win(KNIGHT)


class Poisoned(Step[Caverns]):
    """VC-B53. She chooses which owned cubes go to the Entrance; she always keeps two."""

    FIELDS: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: int) -> None:
        self.left: int = left

    def run(self, s: Caverns) -> None:
        if not self.left or s.cubes_owned() <= 2:
            return
        options: list[Choice] = [choices.one_of("poison", "slot", SLOTS, slot) for slot in slots_with_cubes(s)]
        if s.knight.pool:
            options.append(choices.plain("poison-pool"))
        if s.knight.aside:
            options.append(choices.plain("poison-aside"))
        s.ask(s.seat_of(KNIGHT), "poison", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if choice.op == "poison-pool":
            s.knight.pool -= 1
        elif choice.op == "poison-aside":
            s.knight.aside -= 1
        else:
            take_placed(s, choice.a)
        s.knight.poisoned += 1
        s.agenda.append(Poisoned(self.left - 1))


# The Goblins' Tribes.
def add_rage(s: Caverns, amount: int) -> None:
    """VC-B04. Between 0 and 3."""
    if s.plays(GOBLINS):
        old = s.goblins.rage
        s.goblins.rage = max(0, min(3, old + amount))
        if s.events is not None and s.goblins.rage != old:
            s.tell("rage", {"rage": s.goblins.rage})


def eat(s: Caverns, amount: int) -> None:
    """VC-D25. The Eaten track ends at 7."""
    s.dragon.eaten = min(7, s.dragon.eaten + amount)


def discard_monster(s: Caverns, slot: int) -> None:
    s.goblins.monster_discards.append(s.goblins.slots[slot])
    s.goblins.slots[slot] = -1


class DropMonster(Step[Caverns]):
    """VC-B06. Bones with two Monsters: the Goblins choose which one goes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("tribe",)

    def __init__(self, tribe: int) -> None:
        self.tribe: int = tribe

    def run(self, s: Caverns) -> None:
        slots = s.monsters_of(self.tribe)
        options: list[Choice] = [
            choices.one_of("drop-monster", "monster", MONSTERS, s.goblins.slots[slot]) for slot in slots
        ]
        s.ask(s.seat_of(GOBLINS), "drop_monster", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        discard_monster(s, s.goblins.slots.index(choice.a))


def scatter(s: Caverns, tribe: int, eaten: bool = False, monsters: bool = True) -> None:
    """VC-B06, VC-B66. To the board, two fewer; Beetles make it one, unless Monsters do not count here (VC-B56)."""
    lost = take_discs(s, tribe, 1 if monsters and s.has_monster(tribe, BEETLES) else 2, eaten)
    if s.events is not None:
        s.tell("scatter", {"tribe": TRIBES[tribe], "count": lost})
    send_home(s, tribe)


def lose_population(s: Caverns, tribe: int, amount: int, eaten: bool = False, home: bool = False) -> None:
    """VC-B06, VC-B07. A loss that is no scatter; Beetles may soften it. `home` sends the piece to the board anyway."""
    if s.has_monster(tribe, BEETLES) and s.goblins.pop[tribe] and amount:
        s.agenda.append(Beetles(tribe, amount, eaten, home))
    else:
        lose_discs(s, tribe, amount, eaten, home)


def lose_discs(s: Caverns, tribe: int, amount: int, eaten: bool, home: bool) -> None:
    """VC-B06. The Beetles have been asked. A Tribe that reaches 0 scatters without a further loss."""
    lost = take_discs(s, tribe, amount, eaten)
    if s.events is not None:
        s.tell("population", {"tribe": TRIBES[tribe], "count": lost})
    if s.goblins.pop[tribe] == 0:
        send_home(s, tribe)
    elif home:
        s.goblins.at[tribe] = OFF


def take_discs(s: Caverns, tribe: int, amount: int, eaten: bool) -> int:
    """VC-B59, VC-D25. Goblins leave a Tribe, for `lose_population` and `scatter` alone: how many there were to lose."""
    goblins = s.goblins
    lost = min(amount, goblins.pop[tribe])
    goblins.pop[tribe] -= lost
    if eaten:
        eat(s, lost)
    if lost and goblins.pop[tribe] == 0 and RUBY in goblins.face_up:
        goblins.face_up.remove(RUBY)
        goblins.secret_discards.append(RUBY)
    return lost


def send_home(s: Caverns, tribe: int) -> None:
    """VC-B06. A scattered Tribe's piece goes to the board and a Monster to the discards."""
    s.goblins.at[tribe] = OFF
    slots = s.monsters_of(tribe)
    if len(slots) == 1:
        discard_monster(s, slots[0])
    elif slots:
        s.agenda.append(DropMonster(tribe))


class Beetles(Step[Caverns]):
    """VC-B66. Discard the Bright Beetles to lose one less?"""

    FIELDS: ClassVar[tuple[str, ...]] = ("tribe", "amount", "eaten", "home")

    def __init__(self, tribe: int, amount: int, eaten: bool, home: bool) -> None:
        self.tribe: int = tribe
        self.amount: int = amount
        self.eaten: bool = eaten
        self.home: bool = home

    def run(self, s: Caverns) -> None:
        s.ask(s.seat_of(GOBLINS), "beetles", [YES, NO])

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        amount = self.amount
        if choice is YES:
            discard_monster(s, s.goblins.slots.index(BEETLES))
            amount = min(amount, s.goblins.pop[self.tribe]) - 1
        lose_discs(s, self.tribe, amount, self.eaten, self.home)


def drop_secret(s: Caverns, secret: int) -> None:
    """To the discards, from the hand or from in front of them."""
    goblins = s.goblins
    if secret in goblins.hand:
        goblins.hand.remove(secret)
    else:
        goblins.face_up.remove(secret)
    goblins.secret_discards.append(secret)
    if s.events is not None:
        s.tell("secret_discarded", {"secret": SECRETS[secret]})


def show_secret(s: Caverns, secret: int) -> None:
    """VC-B50. Out of the hand, for all to see."""
    s.goblins.hand.remove(secret)
    s.mark_revealed()
    if s.events is not None:
        s.tell("secret", {"secret": SECRETS[secret]})


def lay_open(s: Caverns, secret: int) -> None:
    """VC-B57, VC-B59. Trap and Ruby stay before the Goblins, face up."""
    show_secret(s, secret)
    s.goblins.face_up.append(secret)


def spend_secret(s: Caverns, secret: int) -> None:
    """VC-B53, VC-B54. Played in answer to something, and discarded."""
    show_secret(s, secret)
    s.goblins.secret_discards.append(secret)


def lose_treasure(s: Caverns, index: int) -> int:
    """VC-K34, VC-V08. A Treasure card leaves the game; a cube on it is set aside."""
    knight = s.knight
    card = knight.cards.pop(index)
    if knight.faces.pop(index) == 2:
        knight.aside += 1
    if card == JAVELIN:
        knight.javelin = False  # declared, but gone before it was thrown
    if s.events is not None:
        s.tell("treasure_lost", {"treasure": TREASURES[card]}, only(s.seat_of(KNIGHT)))
    return card


def lose_health_but_one(s: Caverns) -> None:
    """VC-N03. Magma takes one Health, never her last."""
    if s.knight.health > 1:
        lose_health(s, 1)


def kill_by_magma(s: Caverns, tribe: int) -> None:
    """VC-N03. A Tribe that ends the turn on Magma is gone."""
    lose_population(s, tribe, s.goblins.pop[tribe])
