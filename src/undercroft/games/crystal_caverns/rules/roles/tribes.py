"""The activation of one Tribe: its steps and its action."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import Choice, Fact, Refusal, Step

from ... import choices
from ...choices import AIM_CRYSTAL, AIM_DRAGON, AIM_KNIGHT, AIM_THIEF, DONE, NO, Act
from ...constants import (
    BLOB,
    BONES,
    CAVE_TILES,
    CRYSTAL,
    DRAGON,
    FANGS,
    GNOME,
    GOBLINS,
    GOLEM,
    KNIGHT,
    POISON,
    POWER_SYMBOLS,
    TRIBES,
    UNDERWORM,
    WISP,
)
from ...map import DIAGONAL, OFF, STEP, space_name
from ...state import Caverns
from .. import why_not
from ..conflict.crossing import AttackThief, hurt_dragon
from ..conflict.forced import Push
from ..conflict.harm import (
    Poisoned,
    add_rage,
    lose_grit,
    lose_health,
    lose_population,
    roll_face,
    scatter,
    shows_centre,
    spend_secret,
)
from ..conflict.hits import movable
from ..effects.flare import dark_near, light
from ..effects.secrets import play_secret, secret_options
from ..tiles.ground import bright, entering_loss, leaving_loss, may_venture
from ..tiles.placing import PlaceAt
from .monsters import draw_and_assign
from .recruits import secrets_for


def can_activate(s: Caverns, tribe: int) -> bool:
    """VC-B14. Not yet activated, with Goblins in it, and something to do."""
    goblins = s.goblins
    if goblins.activated >> tribe & 1 or goblins.pop[tribe] == 0:
        return False
    return goblins.at[tribe] >= 0 or len(reveal_spaces(s, tribe)) > 0 or len(lurk_spaces(s, tribe)) > 0


def symbol_tiles(s: Caverns, tribe: int) -> list[int]:
    """VC-B26, VC-B64. Dark tiles of the map that show the Tribe's symbol; with the Gnome, any."""
    any_symbol = s.has_monster(tribe, GNOME)
    map = s.map
    return [
        tile
        for tile in range(1, CAVE_TILES)
        if map.where[tile] >= 0 and map.sides[tile] < 0 and (any_symbol or s.cards.symbols[tile] == tribe)
    ]


def reveal_spaces(s: Caverns, tribe: int) -> list[int]:
    """VC-B26. Where a Tribe on the board may show itself."""
    cells = [s.map.where[tile] for tile in symbol_tiles(s, tribe)]
    return sorted(cell for cell in cells if not s.piece_of_others(cell, GOBLINS))


def lurk_spaces(s: Caverns, tribe: int) -> list[int]:
    """VC-B26. With no such tile on the map: open spaces next to any tile."""
    if symbol_tiles(s, tribe):
        return []
    return s.map.borders()


def may_enter(s: Caverns, tribe: int, cell: int, loss: int) -> bool:
    """VC-B17. Strong enough for whoever stands there, after this step's light loss."""
    strength = s.tribe_strength(tribe) - loss
    if s.knight.at == cell and strength <= s.knight_strength():
        return False
    return not (s.dragon.at == cell and strength <= s.armor())


def light_loss(s: Caverns, tribe: int) -> int:
    """VC-B16, VC-N03. What leaving this tile costs: every second Lit tile one, and Magma one."""
    goblins = s.goblins
    at = goblins.at[tribe]
    loss = 0
    counts = bright(s, at) and at not in goblins.left
    if counts and not goblins.blind >> tribe & 1 and len(goblins.left) % 2 == 1:
        loss += 1
    return loss + leaving_loss(s, at)


class TribeTurn(Step[Caverns]):
    """VC-B14. Steps, then at most one action. `began`: 0 on the board, 1 revealed, 2 lurking."""

    FIELDS: ClassVar[tuple[str, ...]] = ("began",)

    def __init__(self, began: int) -> None:
        self.began: int = began

    def run(self, s: Caverns) -> None:
        goblins = s.goblins
        tribe = goblins.acting
        options: list[Choice] = []
        if self.began == 0:
            for cell in reveal_spaces(s, tribe):
                options.append(choices.at("appear", cell))
            for cell in lurk_spaces(s, tribe):
                options.append(choices.at("lurk", cell))
        elif goblins.at[tribe] < 0 or goblins.pop[tribe] == 0:
            return
        elif self.began == 2 and not s.lurking(tribe):
            # A Secret brought a tile under it: it goes on as a revealed Tribe.
            s.agenda.append(TribeTurn(1))
            return
        elif self.began == 2:
            add_lurker_steps(s, tribe, options)
            options.append(choices.plain("hide"))
        else:
            cell = goblins.at[tribe]
            if goblins.walked and s.knight.at == cell:
                add_knight_attack(s, tribe, options)
                s.ask(s.seat_of(GOBLINS), "tribe", options + secret_options(s, False))
                return
            add_walks(s, tribe, options)
            add_actions(s, tribe, options)
        options.extend(secret_options(s, False))
        options.append(DONE)
        s.ask(s.seat_of(GOBLINS), "tribe", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if choice is DONE:
            return
        tribe = s.goblins.acting
        op = choice.op
        if op == "secret":
            s.agenda.append(self)
            play_secret(s, choice.a)
        elif self.began != 1:
            if op == "hide":
                hide(s, tribe)
            elif op == "walk":
                s.agenda.append(Push(tribe + 1, 0, GOBLINS))
                s.agenda.append(MoveOn(tribe, choice.a))
            else:
                s.goblins.at[tribe] = choice.a
                if s.events is not None:
                    s.tell(op, {"tribe": TRIBES[tribe], "space": space_name(choice.a)})
        elif not act(s, tribe, choice):
            s.agenda.append(self)
            go_on(s, tribe, choice)

    def refusals(self, s: Caverns, seat: int) -> list[Refusal]:
        return why_not.unoffered(s, why_not.of_tribe(s))


def add_lurker_steps(s: Caverns, tribe: int, options: list[Choice]) -> None:
    """VC-B40. Onto an adjacent tile, never the Knight's, and not through its wall (Golem may)."""
    at = s.goblins.at[tribe]
    for side in range(4):
        cell = at + STEP[side]
        if s.map.grid[cell] == 0 or s.map.impassable(cell) or s.knight.at == cell:
            continue
        if s.map.side_walled(cell, side ^ 2) and not s.has_monster(tribe, GOLEM):
            continue
        if may_enter(s, tribe, cell, 0):
            options.append(choices.at("walk", cell))


def add_walks(s: Caverns, tribe: int, options: list[Choice]) -> None:
    """VC-B15, VC-B51, VC-B58, VC-B63, VC-B67, VC-V02. Ways to move, and what may be done before the action."""
    goblins = s.goblins
    map = s.map
    at = goblins.at[tribe]
    if not goblins.tunnelled:
        loss = light_loss(s, tribe)
        golem = s.has_monster(tribe, GOLEM)
        for side in range(4):
            cell = at + STEP[side]
            if map.grid[cell] == 0:
                if may_venture(s, at):
                    options.append(choices.at("venture", cell))
                continue
            if map.impassable(cell) or (map.wall(at, side) and not golem):
                continue
            if may_enter(s, tribe, cell, loss):
                options.append(choices.at("walk", cell))
        for cell in map.pit_exits(at, golem):
            walk = choices.at("walk", cell)
            if walk not in options and may_enter(s, tribe, cell, loss):
                options.append(walk)
        if s.has_monster(tribe, UNDERWORM) and not goblins.worm_used:
            for way in DIAGONAL:
                for far in (1, 2):
                    cell = at + way * far
                    if map.grid[cell] and not map.impassable(cell) and may_enter(s, tribe, cell, loss):
                        options.append(choices.at("worm", cell))
    if goblins.tunnels and not goblins.walked and not goblins.tunnelled:
        for cell in map.dark_cells():
            if s.unoccupied(cell):
                options.append(choices.at("tunnel", cell))
    wisp = s.has_monster(tribe, WISP) and not goblins.wisp_used and movable(s, at)
    if wisp and map.sees(at, s.knight.at):
        options.append(choices.plain("wisp"))
    if GOBLINS in s.table.set.flare and not goblins.flared >> tribe & 1 and dark_near(s, at):
        options.append(choices.plain("flare"))


def add_knight_attack(s: Caverns, tribe: int, options: list[Choice]) -> None:
    """VC-B20, VC-B53. The attack on the Knight, with Poison or without."""
    options.append(choices.target("strike", AIM_KNIGHT))
    if POISON in s.goblins.hand:
        options.append(choices.plain("strike-with-poison"))


def add_actions(s: Caverns, tribe: int, options: list[Choice]) -> None:
    """VC-B20 to VC-B28. The one action."""
    goblins = s.goblins
    map = s.map
    at = goblins.at[tribe]
    strength = s.tribe_strength(tribe)
    if s.knight.at == at and strength > s.knight_strength():
        add_knight_attack(s, tribe, options)
    if s.thief.at == at and s.tribe_perception(tribe) > s.stealth():
        options.append(choices.target("strike", AIM_THIEF))
    if s.table.set.ash and s.dragon.at == at and strength > s.armor():
        options.append(choices.target("strike", AIM_DRAGON))
    if strength >= s.table.smash_strength and s.token_here(at, CRYSTAL):
        options.append(choices.target("strike", AIM_CRYSTAL))
    if at in map.treasures:
        options.append(choices.plain("plunder-treasure"))
    for gem in range(3):
        if map.gems[gem] == at:
            options.append(choices.one_of("plunder-gem", "symbol", POWER_SYMBOLS, gem))
    if s.dragon.at == at and s.gems_out() == 0 and strength > s.armor():
        options.append(choices.plain("plunder-dragon"))
    if map.dark(at) and not s.collapse and s.tiles_left():
        for step in STEP:
            if map.grid[at + step] == 0:
                options.append(choices.at("explore", at + step))
    options.append(choices.plain("hide"))
    options.append(choices.tribe("special", tribe))


def go_on(s: Caverns, tribe: int, choice: Act) -> None:
    """A step, or something before the action."""
    goblins = s.goblins
    op = choice.op
    if op == "wisp":
        goblins.wisp_used = True
        s.agenda.append(Push(AIM_KNIGHT, 3, GOBLINS))
    elif op == "flare":
        goblins.flared |= 1 << tribe
        light(s, GOBLINS, goblins.at[tribe])
    elif op == "tunnel":
        goblins.tunnelled = True
        loss = leaving_loss(s, goblins.at[tribe])
        goblins.at[tribe] = choice.a
        if s.events is not None:
            s.tell("tunnel", {"tribe": TRIBES[tribe], "space": space_name(choice.a)})
        if loss:
            lose_population(s, tribe, loss)
    else:
        if op == "worm":
            goblins.worm_used = True
        s.agenda.append(MoveOn(tribe, choice.a))
        if op == "venture":
            s.agenda.append(PlaceAt(choice.a, GOBLINS))
        loss = light_loss(s, tribe)
        at = goblins.at[tribe]
        if bright(s, at) and at not in goblins.left:
            goblins.left.append(at)
        if loss:
            lose_population(s, tribe, loss)


class MoveOn(Step[Caverns]):
    """VC-B15, VC-B18, VC-D24, VC-N03. The step itself, after the light took its share."""

    FIELDS: ClassVar[tuple[str, ...]] = ("tribe", "cell")

    def __init__(self, tribe: int, cell: int) -> None:
        self.tribe: int = tribe
        self.cell: int = cell

    def run(self, s: Caverns) -> None:
        goblins = s.goblins
        old = goblins.at[self.tribe]
        if old < 0 or not s.map.grid[self.cell]:
            return
        goblins.at[self.tribe] = self.cell
        goblins.walked = True
        if s.events is not None:
            s.tell("tribe_moves", {"tribe": TRIBES[self.tribe], "space": space_name(self.cell)})
        loss = entering_loss(s, old, self.cell)
        if s.map.flame == self.cell and not goblins.burnt and not goblins.spared:
            goblins.burnt = True
            loss += 1
        if loss:
            lose_population(s, self.tribe, loss)


def hide(s: Caverns, tribe: int) -> None:
    """VC-B27. A Tribe leaves the map and hides."""
    s.goblins.at[tribe] = OFF
    if s.events is not None:
        s.tell("hidden", {"tribe": TRIBES[tribe]})


def act(s: Caverns, tribe: int, choice: Act) -> bool:
    """VC-B20 to VC-B28. Carry out the action; False if the choice is none."""
    goblins = s.goblins
    op = choice.op
    at = goblins.at[tribe]
    if s.events is not None and choice.text.startswith("plunder "):
        s.tell(op.replace("-", "_"), {"tribe": TRIBES[tribe]})
    if op == "strike" or op == "strike-with-poison":
        strike(s, tribe, choice)
    elif op == "plunder-treasure":
        s.map.treasures.remove(at)
        s.supply += 1
        add_rage(s, 1)
        after_plunder(s, tribe)
    elif op == "plunder-gem" or op == "plunder-dragon":
        if op == "plunder-gem":
            s.map.gems[choice.a] = OFF
        after_plunder(s, tribe)
        if shows_centre(s, roll_face(s)):
            scatter(s, tribe)
        else:
            add_rage(s, 1)
    elif op == "explore":
        s.agenda.append(Arrive(tribe, choice.a))
        s.agenda.append(PlaceAt(choice.a, GOBLINS))
    elif op == "hide":
        hide(s, tribe)
    elif op == "special":
        special(s, tribe)
    else:
        return False
    return True


def special(s: Caverns, tribe: int) -> None:
    """VC-B28. Rage, a Monster, or a Secret."""
    if tribe == FANGS:
        add_rage(s, 1)
    elif tribe == BONES:
        draw_and_assign(s, 1)
    else:
        secrets_for(s, 1)


class Arrive(Step[Caverns]):
    """VC-B25. Onto the tile just explored."""

    FIELDS: ClassVar[tuple[str, ...]] = ("tribe", "cell")

    def __init__(self, tribe: int, cell: int) -> None:
        self.tribe: int = tribe
        self.cell: int = cell

    def run(self, s: Caverns) -> None:
        s.goblins.at[self.tribe] = self.cell


def after_plunder(s: Caverns, tribe: int) -> None:
    """VC-B64. The Gnome may carry its Tribe off after a plunder."""
    if s.has_monster(tribe, GNOME):
        s.agenda.append(GnomeHop(tribe))


class GnomeHop(Step[Caverns]):
    """VC-B64. To any unoccupied Dark tile."""

    FIELDS: ClassVar[tuple[str, ...]] = ("tribe",)

    def __init__(self, tribe: int) -> None:
        self.tribe: int = tribe

    def run(self, s: Caverns) -> None:
        if not s.revealed_tribe(self.tribe):
            return
        options: list[Choice] = [choices.at("hop", cell) for cell in s.map.dark_cells() if s.unoccupied(cell)]
        if options:
            options.append(NO)
            s.ask(s.seat_of(GOBLINS), "gnome", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if choice.op == "hop":
            loss = leaving_loss(s, s.goblins.at[self.tribe])
            s.goblins.at[self.tribe] = choice.a
            if loss:
                lose_population(s, self.tribe, loss)


# Attacks.
def strike(s: Caverns, tribe: int, choice: Act) -> None:
    """VC-B20 to VC-B23, VC-B69. The Attack action."""
    if s.events is not None:
        s.tell("tribe_strikes", {"tribe": TRIBES[tribe]})
    if choice.op == "strike-with-poison" or choice.a == AIM_KNIGHT:
        gap = s.tribe_strength(tribe) - s.knight_strength()
        s.agenda.append(AfterStrike(tribe))
        if choice.op == "strike-with-poison":
            spend_secret(s, POISON)
            s.agenda.append(Poisoned(2 if gap >= 2 else 1))
        if s.has_monster(tribe, BLOB):
            s.agenda.append(BlobSlime())
        lose_health(s, 1)
    elif choice.a == AIM_THIEF:
        s.agenda.append(Burst(tribe))
        s.agenda.append(AttackThief(GOBLINS))
    elif choice.a == AIM_DRAGON:
        s.agenda.append(AfterStrike(tribe))
        hurt_dragon(s, GOBLINS)
    else:
        s.agenda.append(Burst(tribe))
        strike_crystal(s, tribe)


class BlobSlime(Step[Caverns]):
    """VC-B68. The slime costs the Knight 5 Grit."""

    def run(self, s: Caverns) -> None:
        lose_grit(s, 5)


class AfterStrike(Step[Caverns]):
    """VC-B69. Fire Bomber first, then the Tribe scatters, then Rage -1."""

    FIELDS: ClassVar[tuple[str, ...]] = ("tribe",)

    def __init__(self, tribe: int) -> None:
        self.tribe: int = tribe

    def run(self, s: Caverns) -> None:
        s.agenda.append(Withdraw(self.tribe))
        s.agenda.append(Burst(self.tribe))


class Withdraw(Step[Caverns]):
    """VC-B06, VC-B20. A Tribe that has attacked scatters; one that the Fire Bomber has emptied is gone already."""

    FIELDS: ClassVar[tuple[str, ...]] = ("tribe",)

    def __init__(self, tribe: int) -> None:
        self.tribe: int = tribe

    def run(self, s: Caverns) -> None:
        if s.goblins.pop[self.tribe]:
            scatter(s, self.tribe)
        add_rage(s, -1)


class Burst(Step[Caverns]):
    """VC-B61. After its Attack the Fire Bomber's Tribe is gone."""

    FIELDS: ClassVar[tuple[str, ...]] = ("tribe",)

    def __init__(self, tribe: int) -> None:
        self.tribe: int = tribe

    def run(self, s: Caverns) -> None:
        if s.goblins.bomber >> self.tribe & 1 and s.goblins.pop[self.tribe]:
            lose_population(s, self.tribe, s.goblins.pop[self.tribe])


def smash_partner(s: Caverns, tribe: int) -> int:
    """VC-B23. A Tribe that has attacked the Crystal here this turn, and is here and strong still; or -1."""
    goblins = s.goblins
    at = goblins.at[tribe]
    for other in range(3):
        ready = other != tribe and goblins.smashing[other] == s.map.tile(at) and goblins.at[other] == at
        if ready and s.tribe_strength(other) >= s.table.smash_strength:
            return other
    return -1


def strike_crystal(s: Caverns, tribe: int) -> None:
    """VC-B23. The second of two strong Tribes on its tile smashes a Crystal; the first only makes ready."""
    goblins = s.goblins
    at = goblins.at[tribe]
    first = smash_partner(s, tribe)
    if first < 0:
        goblins.smashing[tribe] = s.map.tile(at)
        return
    s.map.marks &= ~(1 << s.map.tile(at))
    s.smashed += 1
    if s.plays(KNIGHT):
        s.knight.crystals += 1
    else:
        goblins.crystals += 1
    if s.events is not None:
        hers = s.plays(KNIGHT)
        facts: dict[str, Fact] = {"role": "goblins", "owner": "knight" if hers else "goblins"}
        s.tell("smashed", facts | {"count": s.knight.crystals if hers else goblins.crystals})
    if not s.plays(KNIGHT) and not s.plays(DRAGON) and goblins.crystals >= s.table.crystals:
        s.win(GOBLINS)
    scatter(s, first)
    scatter(s, tribe)
    add_rage(s, -1)
