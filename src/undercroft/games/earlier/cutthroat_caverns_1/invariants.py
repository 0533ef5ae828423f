"""What never changes in Cutthroat Caverns, whatever the players do (the catalogue's invariants)."""

from __future__ import annotations

from .constants import ACTION, ATTACK, IRON_SKIN, ITEM, UNINTENTIONAL
from .state import Cavern


def broken(s: Cavern) -> list[str]:
    """The laws that this state breaks."""
    out: list[str] = []
    cards_add_up(s, out)
    heroes_are_sound(s, out)
    attacks_are_sound(s, out)
    cards = s.cards
    facing = [s.current] if s.current >= 0 else []
    if sorted(s.road + s.unused + s.finished + facing) != list(range(len(cards.encounters))):
        out.append("the encounters do not add up")
    if s.current >= 0 and s.level != len(s.finished) + 1 and not s.tie_breaks and not s.dread:
        out.append(f"level {s.level} after {len(s.finished)} encounters")
    if not 0 <= s.under <= len(s.road):
        out.append(f"{s.under} cards under a deck of {len(s.road)}")
    if s.fled >= 0 and s.fled not in s.road:
        out.append("an encounter that fled is not in the deck")
    if s.round > cards.last_round:
        out.append(f"round {s.round}")
    if s.deck != sorted(s.deck) or s.unused != sorted(s.unused):
        out.append("a pile drawn from by chance is not sorted")
    for creature in s.creatures:
        if s.life(creature) < 1:
            out.append(f"creature {creature.number} is in play with {s.life(creature)} Life Points")
        if s.life(creature) > cards.tracker:
            out.append(f"creature {creature.number} has {s.life(creature)} Life Points")
    numbers = [creature.number for creature in s.creatures]
    if numbers != sorted(set(numbers)):
        out.append("creatures are not in the order of their numbers")
    if s.result is not None and s.result.winners:
        best = s.result.winners[0]
        for seat, hero in enumerate(s.heroes):
            if seat != best and hero.alive and hero.prestige >= s.heroes[best].prestige:
                out.append("the winner does not lead alone")
        if not s.heroes[best].alive:
            out.append("a dead player has won")
    return out


def cards_add_up(s: Cavern, out: list[str]) -> None:
    """Every card of the deck is in exactly one place."""
    places = [s.deck, s.discard, s.removed]
    for hero in s.heroes:
        places.extend([hero.hand, hero.laid, hero.riders, hero.items, hero.potions, hero.scored])
    everything = [card for place in places for card in place]
    everything.extend(blow.card for blow in s.pile if blow.card >= 0)
    everything.extend(played.card for played in s.stack)
    if s.attack is not None:
        everything.append(s.attack.card)
    copies = s.copies()
    for number in range(len(copies)):
        if everything.count(number) != copies[number]:
            out.append(f"{everything.count(number)} of {s.cards.id(number)} instead of {copies[number]}")
    for card in s.removed:
        if s.cards.cards[card].group != ITEM:
            out.append(f"{s.cards.id(card)} is removed, though it is no item")


def heroes_are_sound(s: Cavern, out: list[str]) -> None:
    """Life, hands, Initiative cards, statuses and potions."""
    cards = s.cards.cards
    held: list[int] = []
    limiting = len(s.pending) > 0 and (s.pending[0].kind == "discard_down" or s.pending[0].kind == "amulet")
    for seat, hero in enumerate(s.heroes):
        if hero.alive and not 1 <= hero.life <= s.cards.life:
            out.append(f"seat {seat} lives with {hero.life} Life Points")
        if not hero.alive:
            rest = hero.hand + hero.laid + hero.riders + hero.items + hero.potions
            if hero.life or rest or hero.initiative:
                out.append(f"seat {seat} is dead and still has something")
        if hero.initiative:
            held.append(hero.initiative)
        if any(cards[card].group == ITEM for card in hero.hand + hero.laid + hero.riders):
            out.append(f"seat {seat} has an item where none may be")
        if any(cards[card].group != ITEM for card in hero.items + hero.potions + hero.scored):
            out.append(f"seat {seat} has a card among the items that is none")
        if len(hero.hand) > s.limit(hero) and not limiting:
            out.append(f"seat {seat} holds {len(hero.hand)} cards")
        if hero.hand != sorted(hero.hand) or hero.items != sorted(hero.items):
            out.append(f"the cards of seat {seat} are not sorted")
        for card in set(hero.known):
            if hero.known.count(card) > hero.hand.count(card):
                out.append(f"seat {seat} is known to hold what it does not hold")
        if len(hero.laid) != len(hero.laid_by) or len(hero.laid) > 2:
            out.append(f"seat {seat} has {len(hero.laid)} set cards")
        if len(hero.laid) == 2 and not s.hasted(hero):
            out.append(f"seat {seat} has two set cards without Haste")
        if hero.laid and (hero.tripped == 1 or hero.petrified or hero.cowering):
            out.append(f"seat {seat} has set a card though it may not")
        for i, potion in enumerate(hero.potions):
            lasts = hero.rounds[i]
            if (lasts == 0) != (cards[potion].effect == IRON_SKIN) or not 0 <= lasts <= 2:
                out.append(f"seat {seat} has a potion with {lasts} rounds left")
        if not 0 <= hero.offers <= s.cards.offers:
            out.append(f"seat {seat} has made {hero.offers} offers")
    if len(set(held)) != len(held) or any(number > s.drawn for number in held):
        out.append(f"the Initiative cards {held} are not 1 to {s.drawn}")


def attacks_are_sound(s: Cavern, out: list[str]) -> None:
    """Steps, bonuses and the stack."""
    blows = s.pile + s.spent + ([s.attack] if s.attack is not None else [])
    for blow in blows:
        if not 0 <= blow.step <= 3:
            out.append(f"an attack on step {blow.step}")
        if blow.card >= 0:
            card = s.cards.cards[blow.card]
            if blow.flat % 10:
                out.append(f"an attack with {blow.flat} in bonuses")
            if card.group != ATTACK and card.effect != UNINTENTIONAL:
                out.append(f"{card.id} is used as an attack")
            if blow.special and not blow.protected:
                out.append("a special attack without protection")
    for played in s.stack:
        if s.cards.cards[played.card].group != ACTION:
            out.append(f"{s.cards.id(played.card)} is on the stack, though it is no Action card")
