"""What the rules read of the cards. Written by tools/derive.py from types.py: change that, and run it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from . import types


class Tile:
    """A Cave tile."""

    def __init__(self, card: types.Tile) -> None:
        self.id: Final[str] = card.id
        self.kind: Final[int] = card.kind
        self.open_sides: Final[int] = card.open_sides
        """As bits."""
        self.symbol: Final[int] = card.symbol
        """The Tribe on its dark side, -1 for none."""


class War:
    """A War card: discs for each Tribe, Monsters, Secrets and Rage."""

    def __init__(self, card: types.War) -> None:
        self.id: Final[str] = card.id
        self.monsters: Final[int] = card.monsters
        self.secrets: Final[int] = card.secrets
        self.rage: Final[int] = card.rage
        self.discs: Final[list[int]] = card.discs


class Monster:
    """A Monster card."""

    def __init__(self, card: types.Monster) -> None:
        self.id: Final[str] = card.id
        self.strength: Final[int] = card.ambush.strength


class Quest:
    """A Sidequest."""

    def __init__(self, card: types.Quest) -> None:
        self.id: Final[str] = card.id
        self.grit: Final[int] = card.grit


class Power:
    """A Power of the Dragon."""

    def __init__(self, card: types.Power) -> None:
        self.id: Final[str] = card.id
        self.cost: Final[list[int]] = card.cost
        self.needs: Final[list[int]] = card.needs
        """How many of its symbols must be claws, flames and wings."""


class Face:
    """A face of the Dragon die."""

    def __init__(self, card: types.Face) -> None:
        self.id: Final[str] = card.id
        self.center: Final[bool] = card.center
        self.cells: Final[list[int]] = card.cells
        """The spaces that it hits, from the one it is laid on."""


class Omen:
    """An Omen card: how many tokens it may cost, and which it takes."""

    def __init__(self, card: types.Omen) -> None:
        self.id: Final[str] = card.id
        self.cost: Final[list[int]] = card.cost
        self.accepts: Final[list[int]] = card.accepts


class RoleSet:
    """One row of the table of role sets (VC-G03): who plays, and what that changes."""

    def __init__(self, card: types.RoleSet) -> None:
        self.id: Final[str] = card.id
        self.hunger_awake: Final[int] = card.hunger_awake
        self.hunger_locked: Final[bool] = card.hunger_locked
        self.treasure_optional: Final[bool] = card.treasure_optional
        self.supply: Final[int] = card.supply
        self.vault_tiles: Final[int] = card.vault_tiles
        self.roles: Final[list[int]] = card.roles
        self.flare: Final[list[int]] = card.flare
        """The roles that hold a Flare."""
        self.plunder: Final[int] = card.plunder
        """The role that holds Past Plunder, -1 for none."""
        self.line: Final[int] = card.line
        """The line of Goblin Infestation in force, -1 without that card."""
        self.ash: Final[bool] = card.ash
        self.solo: Final[bool] = card.solo
        self.without: Final[list[int]] = card.without
        self.knight_killed: Final[int] = card.knight_killed
        self.vaults: Final[bool] = card.vaults


class Cards:
    """Every definition, shared by all states and never changed.

    `deck` names the set in saves: `own`, or the digest of an owner's files, which lie in `folder`.
    """

    def __init__(self, cards: types.Cards) -> None:
        self.deck: Final[str] = cards.deck
        self.folder: Final[str] = cards.folder
        self.tiles: Final[list[Tile]] = [Tile(each) for each in cards.tiles]
        self.wars: Final[list[War]] = [War(each) for each in cards.wars]
        self.events: Final[list[int]] = cards.events
        self.quests: Final[list[Quest]] = [Quest(each) for each in cards.quests]
        self.monsters: Final[list[Monster]] = [Monster(each) for each in cards.monsters]
        self.powers: Final[list[Power]] = [Power(each) for each in cards.powers]
        self.omens: Final[list[Omen]] = [Omen(each) for each in cards.omens]
        self.omen_income: Final[list[int]] = cards.omen_income
        self.armor: Final[list[int]] = cards.armor
        self.spirit: Final[list[int]] = cards.spirit
        self.track_room: Final[list[int]] = cards.track_room
        self.faces: Final[list[Face]] = [Face(each) for each in cards.faces]
        self.levels: Final[list[list[list[int]]]] = cards.levels
        self.sets: Final[list[RoleSet]] = [RoleSet(each) for each in cards.sets]
        self.tile_ids: Final[list[str]] = cards.tile_ids
        """Of all tiles, as `kinds`, `open_sides` and `symbols`, which are read at every step."""
        self.kinds: Final[list[int]] = cards.kinds
        self.open_sides: Final[list[int]] = cards.open_sides
        self.symbols: Final[list[int]] = cards.symbols
