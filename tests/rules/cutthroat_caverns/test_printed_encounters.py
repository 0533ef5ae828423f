"""The numbers of the twenty-five encounters, as printed."""

import pytest

from caverns import CARDS, ENCOUNTER, table
from undercroft.games.cutthroat_caverns.rules.strikes import noted_target

# Life Points, Prestige and type as printed; for several creatures how many and of what.
PRINTED = {
    "ripper": ("CC-N01", "beast", 3, [150, 190, 240, 280]),
    "battle_troll": ("CC-N02", "warrior", 4, [160, 190, 220, 250]),
    "anti_paladin": ("CC-N03", "warrior", 3, [95, 145, 195, 245]),
    "iron_skin_gargoyle": ("CC-N04", "construct", 4, [160, 190, 220, 250]),
    "lurker": ("CC-N05", "fiend", 2, [120, 160, 200, 240]),
    "gasbag": ("CC-N06", "plant", 1, [10, 15, 20, 25]),
    "wolf_pack": ("CC-N07", "beast", 1, [(4, 40), (5, 40), (6, 40), (7, 40)]),
    "basilicanth": ("CC-N08", "fiend", 3, [200, 240, 280, 320]),
    "trolgg": ("CC-N09", "beast", 4, [200, 250, 300, 350]),
    "fear": ("CC-N10", "incantation", 4, [150, 200, 250, 300]),
    "hate": ("CC-N11", "incantation", 3, [140, 190, 235, 280]),
    "spite": ("CC-N12", "incantation", 3, [130, 175, 220, 265]),
    "shift": ("CC-N13", "demon", 3, [150, 200, 245, 290]),
    "arc_mages": ("CC-N14", "mage", 2, [(2, 80), (2, 105), (3, 90), (3, 105)]),
    "blood_mage": ("CC-N15", "mage", 5, [150, 200, 245, 290]),
    "bugaboo": ("CC-N16", "fiend", 2, [110, 150, 190, 230]),
    "boogens": ("CC-N17", "beast", 1, [(3, 40), (4, 40), (5, 40), (6, 40)]),
    "clockwork_golem": ("CC-N18", "construct", 6, [200, 250, 300, 350]),
    "minotaur": ("CC-N19", "beast", 5, [200, 250, 300, 350]),
    "necromancer": ("CC-N20", "undead", 5, [140, 190, 235, 280]),
    "axe": ("CC-N21", "warrior", 3, [170, 220, 265, 310]),
    "mind_grub": ("CC-N22", "beast", 3, [130, 180, 220, 265]),
    "medusa": ("CC-N25", "beast", 4, [120, 155, 190, 225]),
}
# The strikes at the next initiative by (initiative, damage), for 3, 4, 5 and 6 players with all alive.
STRIKES = {
    "ripper": [[(2, 15)], [(2, 15)], [(2, 15), (4, 15)], [(2, 15), (5, 15)]],
    "iron_skin_gargoyle": [[(1, 25)], [(1, 30)], [(1, 20), (3, 15)], [(1, 20), (3, 15)]],
    "lurker": [[(3, 20)], [(4, 25)], [(5, 15), (1, 10)], [(6, 15), (1, 10)]],
    "basilicanth": [[(3, 25)], [(3, 30)], [(3, 20), (1, 15)], [(3, 20), (1, 15)]],
    "trolgg": [[(1, 25)], [(1, 30)], [(1, 20), (4, 15)], [(1, 20), (4, 15)]],
    "shift": [
        [(2, 15), (3, 10)],
        [(2, 15), (3, 15)],
        [(2, 15), (3, 10), (5, 10)],
        [(2, 15), (3, 10), (5, 10)],
    ],
    "arc_mages": [
        [(1, 20), (2, 15)],
        [(1, 20), (2, 15)],
        [(1, 20), (2, 15), (3, 10)],
        [(1, 20), (2, 15), (3, 10)],
    ],
    "blood_mage": [[(1, 25)], [(1, 30)], [(1, 20), (2, 15)], [(1, 20), (2, 15)]],
    "clockwork_golem": [[(1, 15)], [(1, 20)], [(1, 15), (2, 15)], [(1, 15), (2, 15)]],
    "necromancer": [[(1, 20), (2, 5)], [(1, 25), (2, 5)], [(1, 20), (2, 5)], [(1, 20), (2, 5)]],
    "axe": [
        [(1, 20), (2, 15)],
        [(1, 25), (2, 20)],
        [(1, 20), (2, 15), (3, 10)],
        [(1, 20), (2, 15), (3, 10)],
    ],
    "medusa": [[(1, 20)], [(1, 25)], [(1, 20), (2, 10)], [(1, 20), (2, 10)]],
    "wolf_pack": [
        [(1, 10), (2, 10), (3, 10), (1, 10)],
        [(1, 10), (2, 10), (3, 10), (4, 10), (1, 10)],
        [(1, 10), (2, 10), (3, 10), (4, 10), (5, 10), (1, 10)],
        [(1, 10), (2, 10), (3, 10), (4, 10), (5, 10), (6, 10), (1, 10)],
    ],
    "bugaboo": [[(1, 15)]] * 4,
    "minotaur": [[(1, 25)], [(1, 30)], [(1, 25), (2, 15)], [(1, 25), (2, 15)]],
}


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.rule(told[0])) for id, told in PRINTED.items()])
def test_printed(id: str):
    _, type, prestige, life = PRINTED[id]
    card = CARDS.encounters[ENCOUNTER[id]]
    assert (CARDS.types[card.type], card.prestige) == (type, prestige)
    for column, told in enumerate(life):
        s = table(id, "items", seats=3 + column, wait=True)
        found = [s.life(creature) for creature in s.creatures if not creature.minion]
        assert found == ([told] if isinstance(told, int) else [told[1]] * told[0])


@pytest.mark.parametrize("id", STRIKES)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.rule("CC-M02", "CC-M05")
def test_strikes_of_every_column(id: str, seats: int):
    initiative = [*range(2, seats + 1), 1]
    s = table(id, "creature", seats=seats, wait=True)
    s.rules().before_attack(s)
    s.rules().attack(s)
    for seat, hero in enumerate(s.heroes):
        hero.initiative = initiative[seat]
    s.agenda = []
    found = [(initiative[noted_target(s, noted)], noted.damage) for noted in s.noted]
    assert found == STRIKES[id][seats - 3]
