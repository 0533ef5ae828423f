"""What a sensible adventurer chooses: together as long as one must, and the killing blow for oneself."""

from __future__ import annotations

import math
from typing import Final

from undercroft.engine.chance import Chance
from undercroft.engine.state import Choice, Decision

from ..choices import (
    ACCEPT,
    BLESS,
    COWER,
    DASH,
    PASS,
    SPECIAL,
    STAND,
    Discard,
    DrawSome,
    Give,
    Play,
    SetCards,
    Shove,
    Steal,
    Target,
    Use,
)
from ..constants import (
    ATTACK,
    CANCEL,
    CANCEL_AND_TAKE,
    CRITICAL_MISS,
    DOUBLE,
    EDGE_OUT,
    FIRE,
    FOCUS,
    GLANCING_BLOW,
    HASTE,
    HEAL,
    HOLY_WATER,
    HUMAN_SHIELD,
    IRON_SKIN,
    JOCKEY,
    MIXED_SIGNALS,
    NORMAL,
    RALLY,
    RIDER,
    SLIP,
    STANDARD,
    STRENGTH,
    TRIP,
)
from ..parts import Blow, Hero
from ..state import Cavern

BLOW: Final = 28.0
SPREAD: Final = 20.0
"""What a player's attack does on average, and how much that varies."""
KEPT: Final = 4.0
"""A card as useful as this is kept after an encounter; any other is better changed for an unknown one."""
BOLD: Final = [0.0, 0.0, 0.0, 0.7, 0.85, 1.0, 1.15]
"""By seats: how much of the party's average life a player counts on before the common end worries them.

The more hands there are, the more can be left to the others. Bolder players beat these, and die together: whoever won
most against the careful policy before this one lost 6 games in 10 among its equals.
"""


def keeping(s: Cavern, hero: Hero, number: int) -> float:
    """How useful a card is in hand, from 0 to about 10."""
    card = s.cards.cards[number]
    if card.group == ATTACK:
        if card.form != STANDARD:
            return 5.0 if card.form == RIDER else 1.5
        value = card.ladder[DOUBLE if card.portrait == hero.character else NORMAL]
        if card.effect != 0:
            value += 12
        return value / 16.0 if value < 75 else 9.0
    if card.effect == RALLY:
        return 1.5
    if card.effect == TRIP or card.effect == HUMAN_SHIELD or card.effect == CRITICAL_MISS:
        return 5.4
    return 4.4


def punch(s: Cavern, hero: Hero, number: int) -> int:
    """What a card will do when this player reveals it, as things stand."""
    card = s.cards.cards[number]
    if card.group != ATTACK or card.form != STANDARD:
        return 0
    step = DOUBLE if card.portrait == hero.character else NORMAL
    flat = 0
    step += s.strength(hero)
    for rider in hero.riders:
        effect = s.cards.cards[rider].effect
        if effect == FOCUS:
            step += 1
        elif effect == SLIP:
            flat += s.cards.cards[rider].amount
    if step > 3:
        step = 3
    step -= hero.crowded + (1 if hero.numb else 0)
    if step < 0:
        step = 0
    if card.effect == HOLY_WATER and card.types >> s.encounter().type & 1:
        flat += card.amount
    return s.rules().lets_through(s, card.ladder[step] + flat)


def below(value: float, mean: float, spread: float) -> float:
    """The chance that something about normal is below a value."""
    if spread < 0.5:
        return 1.0 if mean < value else 0.0
    z = 1.7 * (value - mean) / spread
    if z > 30.0:
        return 1.0
    if z < -30.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-z))


def yet_to_strike(s: Cavern, other: Hero) -> bool:
    """Will this player strike in this round, as far as one sees?"""
    setting = s.pending and s.pending[0].kind == "set"
    return other.alive and (s.able(other) if setting else len(other.laid) > 0)


def before(s: Cavern, seat: int) -> int:
    """How many others will strike before this seat."""
    own = s.heroes[seat].initiative
    count = 0
    for other in s.heroes:
        if 0 < other.initiative < own and yet_to_strike(s, other):
            count += 1
    return count


def need(s: Cavern, seat: int) -> float:
    """How badly this seat wants the encounter to end, from 0 (no hurry) to 1 (or all may die)."""
    hero = s.heroes[seat]
    weakest = hero.life
    total = 0
    count = 0
    for other in s.heroes:
        if other.alive:
            total += other.life
            count += 1
    average = total / count
    ahead = len(s.road) + 1.0
    worst = min(1.0 * weakest, BOLD[s.seats] * average)
    hurry = 1.0 - (worst - 3.6 * ahead) / 50.0 + 0.08 * (s.round - 2)
    return 0.0 if hurry < 0.0 else 1.0 if hurry > 1.0 else hurry


def striking(s: Cavern, seat: int, value: int, others: int) -> float:
    """How good it is to strike with so much after `others` have struck: the kill, the wear, and who profits."""
    hurry = need(s, seat)
    if not s.creatures:
        return 0.0
    prey = s.encounter().prestige + s.tokens
    if len(s.creatures) > 1:
        # One of many: whoever is weakest can be chosen.
        weakest = 1 << 30
        for creature in s.creatures:
            if not creature.minion:
                weakest = min(weakest, s.life(creature))
        sure = 1.0 if value >= weakest else 0.35 * value / (weakest + 1.0)
        return (3.0 + prey) * sure + (0.02 + 0.05 * hurry) * value - 0.012 * value
    creature = s.creatures[0]
    life = float(s.life(creature))
    mean = BLOW * others
    spread = SPREAD * math.sqrt(float(others))
    # Mine is the kill if the others leave it alive but within my reach.
    kill = below(life, mean, spread) - below(life - value, mean, spread) if value > 0 else 0.0
    bonus = s.cards.level_bonus(s.level)
    score = (3.6 + prey + bonus) * kill
    # Left within reach of those after me, it is theirs.
    later = 0
    for other in s.heroes:
        if other.initiative > s.heroes[seat].initiative and yet_to_strike(s, other):
            later += 1
    left = life - mean - value
    if left > 0.0 and later:
        theirs = below(left, BLOW * 1.3 * later, SPREAD * math.sqrt(float(later)))
        had = below(life - mean, BLOW * 1.3 * later, SPREAD * math.sqrt(float(later)))
        score -= (1.0 - hurry) * (1.5 + 0.5 * prey) * (theirs - had if theirs > had else 0.0)
    reached = min(float(value), life)
    score += (0.012 + 0.063 * hurry) * reached
    # The best cards are for the kill.
    return score - (1.0 - kill) * (1.0 - hurry) * 0.025 * (value - 30 if value > 30 else 0) - 0.002 * value


def deadly(s: Cavern, attack: Blow) -> bool:
    """Will an attack kill its creature, as it lies?"""
    creature = s.creature(attack.target)
    return creature is not None and not creature.minion and s.dealt(attack) >= s.life(creature)


def choose(s: Cavern, decision: Decision, chance: Chance) -> Choice:
    """The choice that looks best, give or take a little."""
    options = decision.options
    if len(options) == 1:
        return options[0]
    seat = decision.seat
    best = options[0]
    top = -1e9
    for option in options:
        value = score(s, seat, option, decision.kind) + chance.below(1000) / 1000.0
        if value > top:
            top = value
            best = option
    return best


def score(s: Cavern, seat: int, choice: Choice, kind: str) -> float:
    """How good a choice looks, beside passing at 2."""
    hero = s.heroes[seat]
    if choice is PASS:
        return 2.0
    if isinstance(choice, SetCards):
        return setting(s, seat, hero, choice)
    if isinstance(choice, Play):
        return playing(s, seat, hero, choice)
    if isinstance(choice, Discard):
        total = 0.0
        for number in choice.cards:
            total += KEPT - keeping(s, hero, number)
        # A careful crossing costs two cards and saves a dash.
        return total + 4.0 if kind == "trap" else 2.0 * total
    if isinstance(choice, Target):
        return aiming(s, seat, choice.creature)
    if choice is SPECIAL or choice is BLESS:
        return 3.0
    if isinstance(choice, Use):
        return using(s, seat, hero, choice)
    if isinstance(choice, Give):
        return -5.0
    if isinstance(choice, Steal):
        return 5.0 + 0.1 * s.heroes[choice.target].prestige
    if isinstance(choice, DrawSome):
        return float(choice.count)
    if isinstance(choice, Shove):
        rival = s.heroes[choice.target]
        return 1.0 + 0.2 * rival.prestige - 0.4 * keeping(s, hero, choice.card) + (2.0 if hero.life < 40 else 0.0)
    if choice is DASH:
        return 1.0 if hero.life > 35 else -6.0
    if choice is STAND:
        return 1.0 if hero.life > 25 else 0.3
    if choice is COWER:
        return 0.75
    if choice is ACCEPT:
        if kind == "accept_gift":
            return 5.0
        return 2.0 if hero.life < 75 else 0.6
    return 1.0


def setting(s: Cavern, seat: int, hero: Hero, choice: SetCards) -> float:
    """Which card to put face down."""
    if choice.verb == "offer":
        # A riddle: a little above the fair share solves it and scores.
        fair = s.encounter().life[s.column] / (1.0 * s.seats) if s.encounter().life[s.column] else 25.0
        fair *= s.seats / (1.0 * s.living())
        value = s.cards.cards[choice.cards[0]].ladder[NORMAL] if s.is_standard(choice.cards[0]) else 0
        return 3.0 - abs(value - fair - 4.0) / 12.0
    score = 0.0
    others = before(s, seat)
    for number in choice.cards:
        card = s.cards.cards[number]
        value = punch(s, hero, number)
        if card.group == ATTACK and card.form == RIDER:
            # A rider needs time: a creature that will live for another round.
            life = s.life(s.creatures[0]) if s.creatures else 0
            score += 2.0 if life > BLOW * s.living() and not hero.riders else -0.5
        elif card.group == ATTACK:
            score += striking(s, seat, value, others)
            if card.effect == HOLY_WATER and value > 50:
                score += 1.5
            elif card.effect != 0:
                score += 0.5
    return 2.0 * score


def aiming(s: Cavern, seat: int, number: int) -> float:
    """Which creature to strike: one that dies of it, else a strong one; a boogen on my own back first."""
    creature = s.creature(number)
    attack = s.attack
    if creature is None or attack is None:
        return 0.0
    life = s.life(creature)
    value = s.dealt(attack)
    score = 0.0
    if creature.host == seat:
        score += 1.5
    if creature.minion:
        return score + (1.0 if value >= life and value <= 20 else -1.0)
    if value >= life:
        return score + 10.0 - 0.05 * (value - life)
    # Not to leave a creature to the next one.
    return score + 0.02 * (life - value)


def playing(s: Cavern, seat: int, hero: Hero, choice: Play) -> float:
    """Is it worth an Action card?"""
    effect = s.cards.cards[choice.card].effect
    hurry = need(s, seat)
    if effect == CANCEL or effect == CANCEL_AND_TAKE:
        return countering(s, seat)
    if effect == HUMAN_SHIELD:
        rival = s.heroes[choice.target]
        lethal = 8.0 if s.force >= hero.life else 0.0
        return 1.2 + s.force / 12.0 + lethal + 0.25 * rival.prestige - (1.5 if rival.life <= s.force else 0.0)
    prey = 0.0
    if s.creatures:
        prey = float(s.encounter().prestige + s.tokens + s.cards.level_bonus(s.level))
    mine = len(hero.laid) > 0 and reach(s, hero)
    if effect == JOCKEY:
        return 1.0
    if effect == EDGE_OUT:
        # Whoever is about to strike at a creature that I can finish.
        rival = s.heroes[s.active]
        life = least_life(s)
        if mine and life <= 70 and hurry < 0.9:
            return 2.1 + 0.3 * prey + 0.1 * rival.prestige
        return 0.0
    if effect == MIXED_SIGNALS:
        return mixing(s, hero, choice, prey)
    attack = s.attack
    if effect == GLANCING_BLOW and choice.blow >= 0:
        return 0.5
    if attack is None:
        return 0.0
    if effect == RALLY:
        creature = s.creature(attack.target)
        if creature is None or deadly(s, attack):
            return -1.0
        left = s.life(creature) - s.dealt(attack)
        amount = s.cards.cards[choice.card].amount
        if left <= amount:
            return 2.6 if hurry > 0.8 else -1.0
        return 2.5 if hurry > 0.5 or (mine and left - amount <= best_laid(s, hero)) else 1.0
    if effect == TRIP or effect == CRITICAL_MISS or effect == GLANCING_BLOW:
        if not deadly(s, attack):
            return -1.0
        if effect == GLANCING_BLOW and not glances(s, attack):
            return -1.0
        rival = s.heroes[attack.owner]
        leads = 0.25 * (rival.prestige - hero.prestige)
        gain = 0.45 * prey + leads + (1.5 if mine else 0.0)
        return 1.4 + gain * (1.0 - 0.72 * hurry)
    return 0.5


def reach(s: Cavern, hero: Hero) -> bool:
    """Could my set card finish some creature now?"""
    return best_laid(s, hero) >= least_life(s)


def best_laid(s: Cavern, hero: Hero) -> int:
    """The hardest blow among the cards I have set."""
    best = 0
    for number in hero.laid:
        value = punch(s, hero, number)
        if value > best:
            best = value
    return best


def least_life(s: Cavern) -> int:
    """The weakest creature's Life Points."""
    least = 1 << 30
    for creature in s.creatures:
        if not creature.minion:
            life = s.life(creature)
            if life < least:
                least = life
    return least


def glances(s: Cavern, attack: Blow) -> bool:
    """Would one step down save the creature?"""
    if attack.step == 0 or attack.card < 0:
        return False
    creature = s.creature(attack.target)
    value = s.cards.cards[attack.card].ladder[attack.step - 1] + attack.flat
    return creature is not None and s.rules().lets_through(s, value) < s.life(creature)


def mixing(s: Cavern, hero: Hero, choice: Play, prey: float) -> float:
    """Swap a poor card of mine for an unknown one when that may kill."""
    own = punch(s, hero, hero.laid[choice.own])
    life = least_life(s)
    rival = s.heroes[choice.target]
    if own < life <= 60 and own <= 15 and rival.initiative < hero.initiative:
        return 1.4 + 0.3 * prey
    return -1.0


def countering(s: Cavern, seat: int) -> float:
    """Cancel what is aimed at me; leave the rest alone."""
    top = s.stack[-1]
    effect = s.cards.cards[top.card].effect
    if top.target == seat:
        return 5.5
    if effect == EDGE_OUT and s.active == seat:
        return 4.0
    attack = s.attack
    if attack is not None and attack.owner == seat and effect != RALLY:
        return 5.0 if deadly(s, attack) else 1.8
    cancels = effect == CANCEL or effect == CANCEL_AND_TAKE
    if cancels and len(s.stack) > 1 and s.stack[-2].seat == seat:
        return 3.0
    return 0.5


def using(s: Cavern, seat: int, hero: Hero, choice: Use) -> float:
    """Items when they help; a potion for another is Prestige."""
    card = s.cards.cards[choice.item]
    effect = card.effect
    if effect == FIRE:
        if not s.creatures:
            return 0.0
        return 6.0 if least_life(s) <= card.amount else 0.0
    if effect == HEAL:
        if choice.target < 0:
            return 4.0 if hero.life <= 100 - card.amount and hero.life < 65 else 0.5
        other = s.heroes[choice.target]
        value = 4.1 if hero.life > 45 and other.life < 55 else 0.0
        return value - 0.1 * other.prestige - hero.offers
    if choice.target >= 0:
        return -3.0
    prey = float(s.encounter().prestige) if s.current >= 0 else 0.0
    if effect == IRON_SKIN:
        return 4.0 if hero.life < 45 or len(s.road) <= 2 else 0.5
    if effect == STRENGTH or effect == HASTE:
        return 4.0 if prey >= 4.0 or len(s.road) <= 2 else 1.0
    return 1.0
