"""The position: the map, five boards, the stack and the decks, and the numbers that follow from them."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.chance import Chance
from undercroft.engine.state import Result, Setup
from undercroft.games.earlier import PlaysOn

from .constants import (
    ALL_4,
    AXE,
    BEETLES,
    BOOTS,
    CAVE_TILES,
    CAVERN,
    CRYSTAL,
    DRAGON,
    EVENT,
    FANGS,
    FLAME_GIANT,
    FLIP_2,
    FLIP_3,
    FROG,
    GOBLINS,
    KNIGHT,
    LANTERN,
    LEVELS,
    OGRE,
    PLUS_MOVEMENT,
    ROLE_SETS,
    ROLES,
    RUBY,
    SHIELD_SLOT,
    SLOT_OWNER,
    SWORD,
    THIEF,
    TRAP,
    TROLL,
)
from .definitions.native import Cards, RoleSet
from .map import CARRIED, OFF, Map
from .parts import Cavern, Dragon, Goblins, Knight, Thief

MOVEMENT: Final = [1, 3, 5, 7]
GRIT_SPACES: Final = [5, 11, 18, 26, 35]


class Caverns(PlaysOn):
    """The whole table.

    Stack and decks hold no order nobody knows: cards and tiles are drawn by chance when they are needed (VC-H05).
    `layer` says of each tile in which part of the stack it lies; the lowest layer comes first. What was put under a
    deck is in `events_bottom` and `treasure_bottom`; `treasure_known` has the seats that know where a card lies.
    """

    ends_at_result: ClassVar[bool] = True
    """VC-W09. The moment somebody has won the rest is not carried out."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "map",
        "knight",
        "goblins",
        "dragon",
        "cavern",
        "thief",
        "active",
        "round",
        "collapse",
        "fallen",
        "revealed",
        "crystals_seen",
        "smashed",
        "gone",
        "stack",
        "layer",
        "layers",
        "removed",
        "supply",
        "events_top",
        "events_pool",
        "events_bottom",
        "events_out",
        "treasure_pool",
        "treasure_bottom",
        "treasure_out",
        "treasure_known",
        "offer",
        "terrain_left",
        "terrain_done",
    )

    def __init__(
        self,
        setup: Setup,
        chance: Chance,
        *,
        cards: Cards,
        map: Map,
        knight: Knight,
        goblins: Goblins,
        dragon: Dragon,
        cavern: Cavern,
        thief: Thief,
        active: int,
        round: int,
        collapse: bool,
        fallen: int,
        revealed: int,
        crystals_seen: int,
        smashed: int,
        gone: int,
        stack: list[int],
        layer: list[int],
        layers: int,
        removed: list[int],
        supply: int,
        events_top: list[int],
        events_pool: list[int],
        events_bottom: list[int],
        events_out: list[int],
        treasure_pool: list[int],
        treasure_bottom: list[int],
        treasure_out: list[int],
        treasure_known: list[int],
        offer: list[int],
        terrain_left: list[int],
        terrain_done: bool,
        table: Table | None = None,
    ) -> None:
        super().__init__(setup, chance)
        self.cards: Cards = cards
        self.table: Table = Table(setup, cards) if table is None else table
        self.map: Map = map
        self.knight: Knight = knight
        self.goblins: Goblins = goblins
        self.dragon: Dragon = dragon
        self.cavern: Cavern = cavern
        self.thief: Thief = thief
        self.active: int = active
        self.round: int = round
        self.collapse: bool = collapse
        self.fallen: int = fallen
        self.revealed: int = revealed
        self.crystals_seen: int = crystals_seen
        self.smashed: int = smashed
        self.gone: int = gone
        self.stack: list[int] = stack
        self.layer: list[int] = layer
        self.layers: int = layers
        self.removed: list[int] = removed
        self.supply: int = supply
        self.events_top: list[int] = events_top
        self.events_pool: list[int] = events_pool
        self.events_bottom: list[int] = events_bottom
        self.events_out: list[int] = events_out
        self.treasure_pool: list[int] = treasure_pool
        self.treasure_bottom: list[int] = treasure_bottom
        self.treasure_out: list[int] = treasure_out
        self.treasure_known: list[int] = treasure_known
        self.offer: list[int] = offer
        self.terrain_left: list[int] = terrain_left
        self.terrain_done: bool = terrain_done

    def copy(self) -> Caverns:
        copy = Caverns(
            self.setup,
            self.chance,
            cards=self.cards,
            map=self.map.copy(),
            knight=self.knight.copy(),
            goblins=self.goblins.copy(),
            dragon=self.dragon.copy(),
            cavern=self.cavern.copy(),
            thief=self.thief.copy(),
            active=self.active,
            round=self.round,
            collapse=self.collapse,
            fallen=self.fallen,
            revealed=self.revealed,
            crystals_seen=self.crystals_seen,
            smashed=self.smashed,
            gone=self.gone,
            stack=self.stack[:],
            layer=self.layer[:],
            layers=self.layers,
            removed=self.removed[:],
            supply=self.supply,
            events_top=self.events_top[:],
            events_pool=self.events_pool[:],
            events_bottom=self.events_bottom[:],
            events_out=self.events_out[:],
            treasure_pool=self.treasure_pool[:],
            treasure_bottom=self.treasure_bottom[:],
            treasure_out=self.treasure_out[:],
            treasure_known=self.treasure_known[:],
            offer=self.offer[:],
            terrain_left=self.terrain_left[:],
            terrain_done=self.terrain_done,
            table=self.table,
        )
        copy.copy_kernel(self)
        return copy

    # Who plays.
    def solo(self) -> bool:
        """Nobody else is there to learn anything from what is asked: then what cannot matter need not be asked."""
        return self.table.set.solo

    def plays(self, role: int) -> bool:
        """Is this role in the game?"""
        return self.table.seat_of[role] >= 0

    def seat_of(self, role: int) -> int:
        return self.table.seat_of[role]

    def keeper(self, role: int) -> int:
        """VC-M12, VC-C17. The seat of the Cavern, or without one of this role."""
        seat = self.table.seat_of[CAVERN]
        return seat if seat >= 0 else self.table.seat_of[role]

    def win(self, role: int) -> None:
        """VC-G09, VC-W09. This role has won, at once."""
        if self.result is None:
            seat = self.table.seat_of[role]
            scores = [1 if other == seat else 0 for other in range(self.seats)]
            self.result = Result(scores, [seat], ROLES[role])
            if self.events is not None:
                self.tell("end", {"role": ROLES[role]})

    def all_lose(self, ending: str) -> None:
        """VC-W07. Nobody wins."""
        if self.result is None:
            self.result = Result([0] * self.seats, [], ending)
            if self.events is not None:
                self.tell("lost", {"ending": ending})

    # Pieces.
    def tribe_here(self, cell: int) -> bool:
        """VC-B29. Is a revealed Tribe on this tile?"""
        at = self.goblins.at
        return self.map.grid[cell] != 0 and (at[0] == cell or at[1] == cell or at[2] == cell)

    def revealed_tribe(self, tribe: int) -> bool:
        """VC-B01. On a tile."""
        at = self.goblins.at[tribe]
        return at >= 0 and self.map.grid[at] != 0

    def lurking(self, tribe: int) -> bool:
        """VC-B40. On an open space: still hidden."""
        at = self.goblins.at[tribe]
        return at >= 0 and self.map.grid[at] == 0

    def monster_token(self, cell: int) -> bool:
        """VC-V09. The Ogre or the Troll bars the way here."""
        return cell == self.map.ogre or cell == self.map.troll

    def piece_of_others(self, cell: int, role: int) -> bool:
        """Does a piece of another role (or a Monster token) stand here?"""
        if role != KNIGHT and self.knight.at == cell:
            return True
        if role != GOBLINS and self.tribe_here(cell):
            return True
        if role != DRAGON and self.dragon.at == cell:
            return True
        if role != THIEF and self.thief.at == cell:
            return True
        return self.monster_token(cell)

    def token_here(self, cell: int, kind: int) -> bool:
        """Does a tile of this kind lie here with the token of its kind?"""
        tile = self.map.grid[cell] - 1
        return 0 <= tile < CAVE_TILES and self.cards.kinds[tile] == kind and self.map.marks >> tile & 1 == 1

    def unoccupied(self, cell: int) -> bool:
        """VC-M14. No piece and no token of any kind."""
        map = self.map
        if self.piece_of_others(cell, CAVERN) or map.flame == cell or cell in map.treasures or cell in map.gems:
            return False
        tile = map.grid[cell] - 1
        if tile == 0 and self.knight.poisoned:
            return False
        if map.marks >> tile & 1:
            return False
        for border in map.bombs:
            if border >> 2 == tile:
                return False
        for border in map.rocks:
            if border >> 2 == tile:
                return False
        return True

    # The Knight.
    def knight_has(self, card: int) -> bool:
        """VC-K04. A Treasure that lies face up with a cube on it."""
        knight = self.knight
        for i, held in enumerate(knight.cards):
            if held == card:
                return knight.faces[i] == 2
        return False

    def knight_strength(self) -> int:
        """VC-K01, VC-K02. Her Strength now; some Treasures help in her own turn only."""
        strength = 1 + self.knight.placed[2]
        if self.active == KNIGHT and self.knight.cards:
            if self.knight_has(SWORD):
                strength += 1
            if self.knight_has(AXE):
                strength += 1
        return strength

    def attack_strength(self) -> int:
        """VC-K19. Her Strength for the next attack, with a Javelin declared."""
        return self.knight_strength() + (1 if self.knight.javelin else 0)

    def knight_perception(self) -> int:
        """VC-K01."""
        perception = 1 + self.knight.placed[1]
        if self.knight.cards:
            if self.knight_has(SWORD):
                perception += 1
            if self.knight_has(LANTERN):
                perception += 1
        return perception

    def knight_movement(self) -> int:
        """VC-K01."""
        movement = MOVEMENT[self.knight.placed[0]]
        if self.knight.cards:
            if self.knight_has(BOOTS):
                movement += 4
            if self.knight_has(LANTERN):
                movement += 1
        return movement

    def cubes_placed(self) -> int:
        count = 0
        for number in self.knight.placed:
            count += number
        for face in self.knight.faces:
            if face == 2:
                count += 1
        return count

    def cubes_owned(self) -> int:
        """VC-K03. Pool, placed and set aside."""
        return self.knight.pool + self.cubes_placed() + self.knight.aside

    def shielded(self) -> bool:
        """VC-K33."""
        return self.knight.placed[SHIELD_SLOT] > 0

    # The Goblins.
    def has_monster(self, tribe: int, monster: int) -> bool:
        slots = self.goblins.slots
        if tribe == 1:
            return slots[1] == monster or slots[2] == monster
        return slots[0 if tribe == 0 else 3] == monster

    def monsters_of(self, tribe: int) -> list[int]:
        """The slots of a Tribe that hold a Monster."""
        return [slot for slot in range(4) if SLOT_OWNER[slot] == tribe and self.goblins.slots[slot] >= 0]

    def tribe_strength(self, tribe: int) -> int:
        """VC-B02, VC-B05. Population, discs, Monsters and Secrets; Malaise takes one."""
        strength = self.goblins.pop[tribe]
        for slot in range(4):
            if SLOT_OWNER[slot] == tribe:
                monster = self.goblins.slots[slot]
                if monster == OGRE or monster == TROLL or monster == FLAME_GIANT:
                    strength += 1
        if self.goblins.bomber == tribe:
            strength += 2
        return self.with_mood(tribe, strength)

    def with_mood(self, tribe: int, strength: int) -> int:
        """VC-B02, VC-B05. The disc of Fangs, and Malaise."""
        if tribe == FANGS:
            strength += 1
        if self.goblins.rage == 0 and not self.has_monster(tribe, FROG):
            strength -= 1
        return strength if strength > 0 else 0

    def bare_strength(self, tribe: int) -> int:
        """VC-B56. Strength without Monsters and other Secrets."""
        strength = self.goblins.pop[tribe] + (1 if tribe == FANGS else 0) - (1 if self.goblins.rage == 0 else 0)
        return strength if strength > 0 else 0

    def defence(self, tribe: int) -> int:
        """VC-B57. Strength of a Tribe attacked by the Knight: a Trap helps."""
        return self.tribe_strength(tribe) + (1 if TRAP in self.goblins.face_up else 0)

    def tribe_perception(self, tribe: int) -> int:
        """VC-B03."""
        return self.goblins.pop[tribe] + 1 - (1 if RUBY in self.goblins.face_up else 0)

    def scatter_loss(self, tribe: int) -> int:
        """VC-B06, VC-B66. What scattering would cost this Tribe."""
        loss = 1 if self.has_monster(tribe, BEETLES) else 2
        return loss if loss < self.goblins.pop[tribe] else self.goblins.pop[tribe]

    # The Dragon.
    def armor(self) -> int:
        """VC-D02, VC-V04."""
        armor = self.cards.armor[self.dragon.wake]
        return min(armor + 1, 4) if self.table.set.ash else armor

    def spirit(self) -> int:
        """VC-D02."""
        return self.cards.spirit[self.dragon.wake]

    def gems_out(self) -> int:
        """Gems on the map or carried by the Thief, as bits."""
        gems = self.map.gems
        return (1 if gems[0] != OFF else 0) | (2 if gems[1] != OFF else 0) | (4 if gems[2] != OFF else 0)

    # The Thief.
    def stat(self, which: int) -> int:
        """VC-T01. A Stat token's value with its boost, at most 5."""
        thief = self.thief
        value = self.token_value(thief.assigned[which])
        if thief.upgrades >> (PLUS_MOVEMENT + which) & 1:
            value += 1
        return value if value < 5 else 5

    def token_value(self, token: int) -> int:
        """VC-T32. What a Stat token shows: 2, 3 or 4, or more once it is flipped."""
        upgrades = self.thief.upgrades
        if upgrades >> ALL_4 & 1 or (token == 1 and upgrades >> FLIP_3 & 1):
            return 4
        return 3 if token == 0 and upgrades >> FLIP_2 & 1 else token + 2

    def stealth(self) -> int:
        """VC-T01, VC-B55. Less one for each carried token, and for a Hex."""
        return self.stat(1) - self.thief.carried - self.map.gems.count(CARRIED) - self.thief.hex

    def stashed(self) -> int:
        """VC-T36. Tokens on upgrade spaces and in the pile."""
        count = self.thief.stash
        for upgrade in range(11):
            count += self.thief.upgrades >> upgrade & 1
        return count

    # Supplies.
    def tiles_left(self) -> bool:
        """Is any tile left to place?"""
        return len(self.stack) > 0 or len(self.cavern.hand) > 0

    def event_tokens(self) -> int:
        """VC-G01. Event tokens still in the supply."""
        count = 10
        for tile in range(1, 52):
            if self.cards.kinds[tile] == EVENT and self.map.marks >> tile & 1:
                count -= 1
        return count

    def crystal_tokens(self) -> int:
        """Crystal tokens on the map."""
        count = 0
        for tile in range(1, 52):
            if self.cards.kinds[tile] == CRYSTAL and self.map.marks >> tile & 1:
                count += 1
        return count

    def events_left(self) -> int:
        """VC-K13. Cards of the Event deck."""
        return len(self.events_top) + len(self.events_pool) + len(self.events_bottom)

    def take_treasure_token(self) -> bool:
        """VC-G01. One Treasure token from the supply, if there is one."""
        if self.supply:
            self.supply -= 1
            return True
        return False


class Table:
    """What the table decided, worked out once: seats, goals and levels (VC-G03, VC-V30, VC-V31)."""

    def __init__(self, setup: Setup, cards: Cards) -> None:
        options = setup.options
        self.set: RoleSet = cards.sets[ROLE_SETS.index(options["roles"])]
        self.seat_of: list[int] = [-1] * 5
        for seat, role in enumerate(self.set.roles):
            self.seat_of[role] = seat
        self.order: list[int] = self.set.roles
        level = [LEVELS.index(options[role]) for role in ROLES]
        smashers = level[KNIGHT] if KNIGHT in self.order else level[GOBLINS]
        knight = cards.levels[KNIGHT][smashers]
        cavern = cards.levels[CAVERN][level[CAVERN]]
        thief = cards.levels[THIEF][level[THIEF]]
        self.dragon_health: int = knight[0]
        self.crystals: int = knight[1]
        self.smash_strength: int = knight[2]
        self.knight_health: int = cards.levels[GOBLINS][level[GOBLINS]][0]
        self.awake_at: int = cards.levels[DRAGON][level[DRAGON]][0]
        self.shriek_turns: int = cards.levels[DRAGON][level[DRAGON]][1]
        self.remove_each: int = cavern[0]
        self.crystal_tiles: int = cavern[1]
        self.hatred_tokens: int = cavern[2]
        self.stash: int = thief[0]
        self.no_upgrade: int = thief[1]
        if self.set.id == "kt":
            number = int(options["number"])
            if level[KNIGHT] == 0:
                self.crystals = number
            if level[THIEF] == 0:
                self.stash = number
        self.line: int = self.set.line
        self.hunger_awake: int = self.set.hunger_awake
        if self.set.id == "k":
            self.line = ["easy", "medium", "hard"].index(options["solo"])
        if self.set.id == "d":
            self.hunger_awake = {"easy": 4, "medium": 2, "hard": 0}[options["solo"]]
        four = options["collapse_one"] == "yes" and setup.seats >= 4
        self.removals: int = 1 if four and CAVERN not in self.order else 3
        self.remove_tiles: int = int(options["remove_tiles"])
        self.terrain: bool = options["terrain"] == "yes"
