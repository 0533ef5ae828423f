"""What a seat cannot know in Vast: The Crystal Caverns, and how to draw it anew."""

from __future__ import annotations

from typing import Final

from undercroft.engine.chance import Chance

from .constants import CAVE_TILES, CAVERN, CRYSTAL, DRAGON, GOBLINS, KNIGHT, THIEF, VAULT, WAR
from .rules.roles.goblins import drawn_kind
from .rules.roles.recruits import DRAWN_SECRETS, DRAWN_WAR
from .state import Caverns

OUTSIDE: Final = 0
STACK: Final = 1
HAND: Final = 2
REMOVED: Final = 3
"""Where a tile is that changes places: in a pile, or elsewhere."""


def left_out(s: Caverns) -> int:
    """VC-V30, VC-V31. How many tiles were left out unseen at the set-up: first so many of each kind, then so many
    common ones of any kind. They are the first of those removed."""
    return 5 * s.table.remove_each + s.table.remove_tiles


def hidden_tiles(s: Caverns, seat: int) -> list[int]:
    """VC-H03, VC-H06. Tiles whose place this seat cannot know: stack, the Cavern's hand, Dark faces."""
    found = s.stack + s.removed[: left_out(s)]
    if s.seat_of(CAVERN) == seat and seat >= 0:
        return found
    found.extend(s.cavern.hand)
    thief = seat >= 0 and s.seat_of(THIEF) == seat
    for tile in range(1, CAVE_TILES):
        if s.map.where[tile] >= 0 and s.map.sides[tile] < 0 and not (thief and s.thief.looked >> tile & 1):
            found.append(tile)
    return found


def kind_class(s: Caverns, tile: int) -> int:
    """Crystals and Vaults are dealt evenly into the three parts of the stack; the others are all alike."""
    kind = s.cards.kinds[tile]
    return kind if kind == CRYSTAL or kind == VAULT else 0


def swappable(s: Caverns, a: int, b: int) -> bool:
    """May two hidden tiles change places, for all the seat can tell? Symbols and parts of the stack hold, and of what
    kind the tiles are that were left out."""
    on_map = s.map.where[a] >= 0 or s.map.where[b] >= 0
    if on_map and s.cards.symbols[a] != s.cards.symbols[b]:
        return False
    left = s.removed[: 5 * s.table.remove_each]
    if a in left or b in left:
        return s.cards.kinds[a] == s.cards.kinds[b]
    if a in s.removed or b in s.removed:
        return kind_class(s, a) == kind_class(s, b)
    if s.layer[a] == s.layer[b]:
        return True
    return s.layer[a] < 3 and s.layer[b] < 3 and kind_class(s, a) == kind_class(s, b)


class Exchange:
    """Lets hidden tiles change places, wherever they are; knows where in which pile each one is."""

    def __init__(self, s: Caverns) -> None:
        self.s: Final = s
        self.pile: Final = [OUTSIDE] * CAVE_TILES
        self.place: Final = [0] * CAVE_TILES
        for i, tile in enumerate(s.stack):
            self.pile[tile] = STACK
            self.place[tile] = i
        for i, tile in enumerate(s.cavern.hand):
            self.pile[tile] = HAND
            self.place[tile] = i
        for i, tile in enumerate(s.removed):
            self.pile[tile] = REMOVED
            self.place[tile] = i

    def swap(self, a: int, b: int) -> None:
        """Two tiles change places."""
        s = self.s
        map = s.map
        s.layer[a], s.layer[b] = s.layer[b], s.layer[a]
        self.pile[a], self.pile[b] = self.pile[b], self.pile[a]
        self.place[a], self.place[b] = self.place[b], self.place[a]
        self.put(a)
        self.put(b)
        at_a, at_b = map.where[a], map.where[b]
        map.where[a], map.where[b] = at_b, at_a
        looked = s.thief.looked
        bit_a, bit_b = looked >> a & 1, looked >> b & 1
        if bit_a != bit_b:
            s.thief.looked = looked ^ (1 << a) ^ (1 << b)
        for borders in (map.bombs, map.rocks):
            for i, border in enumerate(borders):
                if border >> 2 == a:
                    borders[i] = b * 4 + (border & 3)
                elif border >> 2 == b:
                    borders[i] = a * 4 + (border & 3)

    def put(self, tile: int) -> None:
        """Lay a tile where it belongs, if that is in a pile."""
        if self.pile[tile] == STACK:
            self.s.stack[self.place[tile]] = tile
        elif self.pile[tile] == HAND:
            self.s.cavern.hand[self.place[tile]] = tile
        elif self.pile[tile] == REMOVED:
            self.s.removed[self.place[tile]] = tile


def randomize(s: Caverns, seat: int, chance: Chance) -> None:
    """Draw anew all that the seat cannot know."""
    redraw_tiles(s, seat, chance)
    if s.plays(KNIGHT) and s.seat_of(KNIGHT) != seat:
        knight = s.knight
        pool = knight.hand + knight.quests
        chance.shuffle(pool)
        knight.hand = sorted(pool[: len(knight.hand)])
        knight.quests = pool[len(knight.hand) :]
    if s.plays(GOBLINS) and s.seat_of(GOBLINS) != seat:
        redraw_goblins(s, chance)
    if s.plays(DRAGON) and s.seat_of(DRAGON) != seat:
        redraw_powers(s, chance)
    if s.plays(KNIGHT):
        redraw_events(s, seat, chance)
        redraw_treasures(s, seat, chance)


def redraw_tiles(s: Caverns, seat: int, chance: Chance) -> None:
    """Shuffle the hidden tiles by many fair exchanges."""
    tiles = hidden_tiles(s, seat)
    if len(tiles) < 2:
        return
    exchange = Exchange(s)
    for _ in range(4 * len(tiles)):
        a = tiles[chance.below(len(tiles))]
        b = tiles[chance.below(len(tiles))]
        if a != b and swappable(s, a, b):
            exchange.swap(a, b)
    s.cavern.hand.sort()
    s.map.draw_anew()


def redraw_goblins(s: Caverns, chance: Chance) -> None:
    """Secrets in hand and War cards drawn."""
    goblins = s.goblins
    kind = drawn_kind(s) if s.pending else -1
    drawn = goblins.drawn
    if kind == DRAWN_WAR:
        pile = list(range(len(WAR)))
        goblins.drawn = [chance.draw(pile) for _ in drawn]
    pool = goblins.hand + goblins.secret_pile
    chance.shuffle(pool)
    size = len(goblins.hand)
    old = goblins.hand
    goblins.hand = sorted(pool[:size])
    goblins.secret_pile = pool[size:]
    if kind == DRAWN_SECRETS:
        goblins.drawn = [goblins.hand[old.index(card)] for card in drawn]


def redraw_powers(s: Caverns, chance: Chance) -> None:
    """Which Power cards he holds; how many is public, and so is what he has paid with this turn."""
    dragon = s.dragon
    pool = dragon.pile[:]
    for symbol in range(3):
        pool.extend([symbol] * dragon.hand[symbol])
    chance.shuffle(pool)
    size = sum(dragon.hand)
    dragon.hand = [0, 0, 0]
    for symbol in pool[:size]:
        dragon.hand[symbol] += 1
    dragon.pile = pool[size:]


def redraw_events(s: Caverns, seat: int, chance: Chance) -> None:
    """VC-C07. The Cavern knows the top three and what it put under; the others know no place of any card."""
    if s.seat_of(CAVERN) == seat or not s.plays(CAVERN):
        return
    pool = s.events_top + s.events_pool + s.events_bottom
    chance.shuffle(pool)
    top, bottom = len(s.events_top), len(s.events_bottom)
    s.events_top = pool[:top]
    s.events_bottom = pool[top : top + bottom]
    s.events_pool = pool[top + bottom :]


def redraw_treasures(s: Caverns, seat: int, chance: Chance) -> None:
    """Treasure cards whose place the seat did not see: hers face down, under the deck, in the deck, being offered."""
    knight = s.knight
    places: list[list[int]] = [s.treasure_pool, s.treasure_bottom, knight.cards, s.offer]
    unknown: list[int] = s.treasure_pool[:]
    for pile in places[1:]:
        for i, card in enumerate(pile):
            if pile is knight.cards and knight.faces[i]:
                continue
            if not sees_card(s, seat, card, pile is s.offer):
                unknown.append(card)
    shuffled = unknown[:]
    chance.shuffle(shuffled)
    goes = {card: shuffled[i] for i, card in enumerate(unknown)}
    known = s.treasure_known[:]
    for card, other in goes.items():
        s.treasure_known[other] = known[card]
    s.treasure_pool = [goes.get(card, card) for card in s.treasure_pool]
    s.treasure_bottom = [goes.get(card, card) for card in s.treasure_bottom]
    knight.cards = [goes.get(card, card) for card in knight.cards]
    s.offer = [goes.get(card, card) for card in s.offer]


def sees_card(s: Caverns, seat: int, card: int, offered: bool) -> bool:
    """Does the seat know where this Treasure card is?"""
    if seat < 0:
        return s.treasure_known[card] == -1
    if offered:
        if s.seat_of(CAVERN) == seat:
            return True
        return s.seat_of(KNIGHT) == seat and len(s.offer) == 1
    return s.treasure_known[card] >> seat & 1 == 1


def hidden(s: Caverns, seat: int) -> dict[str, object]:
    """What the seat cannot know, if more than one value is possible."""
    out: dict[str, object] = {}
    tiles = hidden_tiles(s, seat)
    if any(swappable(s, a, b) for a in tiles for b in tiles if a != b):
        map = s.map
        places = [(map.where[tile], s.layer[tile], tile in s.cavern.hand) for tile in tiles]
        out["tiles"] = [tiles, places]
    if s.plays(KNIGHT) and s.seat_of(KNIGHT) != seat and s.knight.hand and s.knight.quests:
        out["sidequests"] = list(s.knight.hand)
    if s.plays(GOBLINS) and s.seat_of(GOBLINS) != seat and s.goblins.hand and s.goblins.secret_pile:
        out["secrets"] = list(s.goblins.hand)
    if s.plays(DRAGON) and s.seat_of(DRAGON) != seat and s.dragon.hand != [0, 0, 0] and len(set(s.dragon.pile)) > 1:
        out["powers"] = list(s.dragon.hand)
    if s.plays(CAVERN) and s.plays(KNIGHT) and s.seat_of(CAVERN) != seat:
        kinds = {s.cards.events[card] for card in s.events_top + s.events_pool + s.events_bottom}
        if len(kinds) > 1:
            out["events"] = list(s.events_top)
    return out
