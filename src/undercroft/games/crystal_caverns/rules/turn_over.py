"""The end of a turn: everything that lasts "this turn" ends here, for every role, however the turn came to its end.

Whatever counts or marks something for one turn is set back below, and nowhere else. A turn that begins finds it so.
"""

from __future__ import annotations

from ..parts import Cavern, Dragon, Goblins, Knight, Thief
from ..state import Caverns


def end_of_turn(s: Caverns) -> None:
    """VC-G02, VC-T35. Whoever's turn it was: nothing of it lasts into the next one."""
    knight_rests(s.knight)
    goblins_rest(s.goblins)
    dragon_rests(s.dragon)
    cavern_rests(s.cavern)
    thief_rests(s.thief)
    s.thief.attacked = False


def knight_rests(knight: Knight) -> None:
    """VC-K05, VC-K08, VC-K15, VC-K19, VC-K28. Placed cubes stay, for defence (VC-K02); an unthrown Javelin too."""
    knight.moved = 0
    knight.met = 0
    knight.map_used = 0
    knight.bomb_used = 0
    knight.struck = False
    knight.shot = False
    knight.enchanted = False
    knight.flared = False
    knight.cut = False
    knight.javelin = False
    knight.burnt = False
    knight.must_meet = False
    knight.entered = []
    knight.met_at = []
    knight.ambushes = 0
    knight.collected = 0
    knight.just = 0


def goblins_rest(goblins: Goblins) -> None:
    """VC-B14, VC-B16, VC-B23, VC-B51, VC-B58 to VC-B61, VC-G10. The War card goes back into its deck."""
    goblins.war = -1
    goblins.activated = 0
    goblins.acting = -1
    goblins.left = []
    goblins.walked = False
    goblins.tunnels = False
    goblins.tunnelled = False
    goblins.blind = 0
    goblins.bomber = 0
    goblins.ruby_used = False
    goblins.wisp_used = False
    goblins.worm_used = False
    goblins.flared = 0
    goblins.smashing = [-1, -1, -1]
    goblins.burnt = False


def dragon_rests(dragon: Dragon) -> None:
    """VC-D03, VC-D06, VC-D30. The Gems are ready again."""
    dragon.gems_used = 0
    dragon.shrieked = False
    dragon.moved = False
    dragon.flown = False
    dragon.fed = 0


def cavern_rests(cavern: Cavern) -> None:
    """VC-C02. Hatred and Past Plunder cost as little as at first."""
    cavern.hatreds = 0
    cavern.plunders = 0
    cavern.collected = False
    cavern.shaped = False
    cavern.placed = False


def thief_rests(thief: Thief) -> None:
    """VC-T04, VC-T05, VC-T12, VC-T14. The Action cubes leave his board."""
    thief.cubes = 0
    thief.moved = 0
    thief.targeted = 0
    thief.tried = 0
    thief.sticky = False
    thief.over = False
