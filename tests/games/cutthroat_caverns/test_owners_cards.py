"""What a card file may say is read by the rules, or refused: no change is lost without a word."""

from pathlib import Path

import pytest

from caverns import events, finish_round, say, table
from owners import changed, refused
from undercroft.games.cutthroat_caverns import GAME

PACK = '"pack_bite"'
REFUSED = [
    ("actions", 'windows = ["pre_reveal"]', 'windows = ["counter"]', "action[0].windows"),
    ("actions", 'played_by = "any living player except the target"', 'played_by = "anybody"', "action[0].played_by"),
    ("actions", 'target = "another living player"\n', 'target = "anybody"\n', "action[7].target"),
    ("actions", 'effect = "rotate_attack"', 'effect = "rotate_attack"\ndamage = 5', "action[8].damage"),
    ("actions", 'edition = "2e only"', 'edition = ""', "action[10].edition"),
    ("attacks", 'effect = "crowd"', 'effect = "crowd"\neffect_bonus = 5', "attack[24].effect_bonus"),
    ("attacks", 'kind = "maneuver"', 'kind = "standard"', "attack[30].kind"),
    ("attacks", 'effect = "none"', 'effect = "none"\neffect_protects = true', "attack[0].effect_protects"),
    ("items", 'usage = "own_turn"', 'usage = "passive"', "item[0].usage"),
    ("items", 'after_use = "stays"', 'after_use = "removed"', "item[1].after_use"),
    ("items", "rounds = 2", "rounds = 2\nheal = 5", "item[3].heal"),
    ("items", 'duration = "encounter"', 'duration = "permanent"', "item[5].duration"),
    ("items", "can_target_other = false", "can_target_other = true", "item[0].can_target_other"),
    ("characters", "life = 100", "life = 120", "character[0].life"),
    ("characters", "max_life = 100", "max_life = 120", "character[0].max_life"),
    ("characters", '["attack_40_talon", ', "[", "character[0].portrait_cards"),
    ("encounters", 'prestige_per = "encounter"', 'prestige_per = "creature"', "encounter[0].prestige_per"),
    ("encounters", 'attack_timing = "next_initiative"', 'attack_timing = "end_of_round"', "encounter[0].attack_timing"),
    ("encounters", 'ability = "drain"', 'ability = "none"', "encounter[2].ability"),
    ("encounters", f"ability = {PACK}", f"ability = {PACK}\nopening_strike = true", "encounter[6].opening_strike"),
    ("encounters", '"wolf", damage = 10', '"party", damage = 10', "encounter[6].attack.p3[0].target"),
    ("encounters", 'tokens = ["wolf x7"]', 'tokens = ["wolf x9"]', "encounter[6].tokens"),
    ("encounters", "p3 = 160, p4 = 200", "p3 = 150, p4 = 200", "encounter[6].life.p3"),
    ("encounters", "minion_damage = 5", "minion_damage = 9", "encounter[19].numbers.minion_damage"),
    ("encounters", "life_cap = 500", "life_cap = 501", "encounter[2].numbers.life_cap"),
    ("encounters", "ritual_rounds = [2, 4]", "ritual_rounds = 2", "encounter[14].numbers.ritual_rounds"),
    ("encounters", '"duel:1-2"', '"duel:1-4"', "encounter[21].attack.p3[0].target"),
    ("encounters", "\nprestige = 0", "\nprestige = 2", "encounter[23].prestige"),
    ("encounters", 'kind = "challenge"', 'kind = "creature"', "encounter[22]"),
    ("tables", "holy_water = false", "holy_water = true", "creature_type[0].holy_water"),
    ("tables", "count = 7", "count = 8", "token[0].count"),
    ("tables", "limit_with_amulet = 8", "limit_with_amulet = 6", "hand.limit_with_amulet"),
    ("tables", "cards = [1, 2, 3, 4, 5, 6]", "cards = [1, 2, 3]", "initiative.cards"),
    ("tables", 'steps = ["zero", "half"', 'steps = ["half", "half"', "rotation.steps"),
    ("tables", 'cards = ["human_shield"]', "cards = []", "window[1].cards"),
    ("tables", 'ends = "end of the round"', 'ends = "never"', "status[3].ends"),
]


@pytest.mark.parametrize(("file", "old", "new", "field"), REFUSED, ids=[f"{each[0]} {each[2]}" for each in REFUSED])
def test_what_no_rule_reads_cannot_be_changed(tmp_path: Path, file: str, old: str, new: str, field: str) -> None:
    assert refused(GAME, tmp_path, file, old, new).field.startswith(field)


def test_wolf_packs_timing_is_that_of_its_rule(tmp_path: Path) -> None:
    old = 'attack_timing = "next_initiative"\ncreatures = { p3 = 4'
    error = refused(GAME, tmp_path, "encounters", old, old.replace("next_initiative", "end_of_round"))
    assert (error.field, "next_initiative" in error.expected) == ("encounter[6].attack_timing", True)


def test_a_skeleton_strikes_as_its_line_says(tmp_path: Path) -> None:
    old = '{ target = "initiative:1", damage = 25 }, { target = "skeleton", damage = 5 }'
    folder = changed(GAME, tmp_path, "encounters", (old, old.replace("damage = 5", "damage = 8")))
    s = table("necromancer", "creature", seats=4, own_cards=GAME.load_cards(folder))
    finish_round(s)
    assert sorted(event.facts["count"] for event in events(s, "strike")) == [8, 25]


@pytest.mark.parametrize("protects", ["true", "false"])
def test_a_rider_protects_as_its_card_says(tmp_path: Path, protects: str) -> None:
    folder = changed(GAME, tmp_path, "attacks", ("effect_protects = true", f"effect_protects = {protects}"))
    cards = GAME.load_cards(folder)
    s = table("axe", "turns", laid={0: "attack_50"}, riders={0: "slip_behind"}, hands={1: "rally"}, own_cards=cards)
    say(s, 1, "pass")
    assert (s.pending[0].kind == "reveal_response") == (protects == "false")


def test_numbers_may_differ_by_players(tmp_path: Path) -> None:
    numbers = "retaliate_damage = { p3 = 5, p4 = 9, p5 = 5, p6 = 5 }"
    folder = changed(GAME, tmp_path, "encounters", ("retaliate_damage = 5", numbers))
    s = table("spite", "turns", seats=4, laid={0: "attack_50"}, own_cards=GAME.load_cards(folder))
    finish_round(s)
    assert s.heroes[0].life == 91


def test_a_longer_potion_keeps_the_laws(tmp_path: Path) -> None:
    folder = changed(GAME, tmp_path, "items", ("rounds = 2", "rounds = 4"))
    s = table(at="items", items={0: "potion_of_haste"}, own_cards=GAME.load_cards(folder))
    say(s, 0, "use potion_of_haste")
    assert s.heroes[0].rounds == [3], "a round has passed"
    assert GAME.checks.invariants(s) == []
