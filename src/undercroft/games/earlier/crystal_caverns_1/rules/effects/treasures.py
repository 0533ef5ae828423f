"""The Treasure deck: who gives her a card, and whether she keeps it."""

from __future__ import annotations

from undercroft.engine.state import Choice, Step, only

from ... import choices
from ...choices import Act
from ...constants import CAVERN, KNIGHT, TREASURES
from ...state import Caverns
from ..conflict.crossing import next_treasure, treasure_under
from ..conflict.harm import gain_grit


class TreasureOffer(Step[Caverns]):
    """VC-K23. The Cavern draws two and gives one; without it she gets the top card; without cards 5 Grit."""

    def run(self, s: Caverns) -> None:
        if s.knight.at < 0:
            return
        first = next_treasure(s)
        if first < 0:
            gain_grit(s, 5)
            return
        s.offer = [first]
        s.agenda.append(KeepTreasure())
        if s.plays(CAVERN):
            second = next_treasure(s)
            if second >= 0:
                s.offer.append(second)
                s.agenda.append(GiveTreasure())
            s.treasure_known[first] = only(s.seat_of(CAVERN))


class GiveTreasure(Step[Caverns]):
    """VC-K23, VC-C07. Which of the two; the other goes under the deck."""

    def run(self, s: Caverns) -> None:
        options: list[Choice] = [choices.one_of("give", "treasure", TREASURES, card) for card in s.offer]
        s.ask(s.seat_of(CAVERN), "give_treasure", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        other = s.offer[1] if s.offer[0] == choice.a else s.offer[0]
        s.offer = [choice.a]
        s.treasure_known[choice.a] = only(seat)
        treasure_under(s, other, only(seat))


class KeepTreasure(Step[Caverns]):
    """VC-K23. She looks at it: keep it face down, or remove it for 5 Grit."""

    def run(self, s: Caverns) -> None:
        card = s.offer[0]
        keep = choices.one_of("keep", "treasure", TREASURES, card)
        decline = choices.one_of("decline", "treasure", TREASURES, card)
        s.ask(s.seat_of(KNIGHT), "keep_treasure", [keep, decline])

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        card = s.offer[0]
        s.offer = []
        s.treasure_known[card] |= only(seat)
        if choice.op == "keep":
            s.knight.cards.append(card)
            s.knight.faces.append(0)
            if s.events is not None:
                s.tell("treasure_kept", {"treasure": TREASURES[card]}, s.treasure_known[card])
                s.tell("treasure_taken", {"count": 1})
        else:
            s.treasure_out.append(card)
            s.treasure_known[card] = -1
            s.mark_revealed()
            if s.events is not None:
                s.tell("treasure_declined", {"treasure": TREASURES[card]})
            gain_grit(s, 5)
