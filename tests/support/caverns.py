"""Positions of Cutthroat Caverns for tests: lay out a party and an encounter at some moment and play from there."""

from undercroft.engine.chance import seeded
from undercroft.engine.errors import IllegalChoice
from undercroft.engine.state import Event, Step
from undercroft.games.cutthroat_caverns import GAME
from undercroft.games.cutthroat_caverns.constants import ITEM, NONE, NORMAL
from undercroft.games.cutthroat_caverns.invariants import broken
from undercroft.games.cutthroat_caverns.parts import Blow, new_hero
from undercroft.games.cutthroat_caverns.rules import journey, rounds
from undercroft.games.cutthroat_caverns.rules.strikes import PENDING_STRIKES
from undercroft.games.cutthroat_caverns.state import Cards, Cavern

# The steps of a round, the last first; a position begins at one of them.
ROUND: list[tuple[str, Step[Cavern]]] = [
    ("clean_up", journey.CLEAN_UP),
    ("round", rounds.START_ROUND),
    ("draw", rounds.DRAW_ONE),
    ("upkeep", rounds.UPKEEP),
    ("creature", rounds.CREATURE),
    ("pile", rounds.PILE_TOTAL),
    ("turns", rounds.FIRST_TURN),
    ("lock", rounds.LOCK),
    ("set", rounds.SET),
    ("initiative", rounds.INITIATIVE_WINDOW),
    ("round_start", rounds.ROUND_START),
    ("strikes", PENDING_STRIKES),
]
CARDS = GAME.load_cards(None)
NUMBER = {card.id: card.number for card in CARDS.cards}
ENCOUNTER = {encounter.id: encounter.number for encounter in CARDS.encounters}
QUIET = ["pass", "plain", "no holy water", "no theft", "decline", "keep", "draw 0", "stand", "dash", "will"]


def cards(text: str) -> list[int]:
    """`attack_50 trip` as card numbers."""
    return [NUMBER[id] for id in text.split()]


def table(
    encounter: str = "ripper",
    at: str = "set",
    seats: int = 4,
    hands: dict[int, str] | None = None,
    laid: dict[int, str] | None = None,
    items: dict[int, str] | None = None,
    potions: dict[int, str] | None = None,
    riders: dict[int, str] | None = None,
    life: dict[int, int] | None = None,
    prestige: dict[int, int] | None = None,
    initiative: list[int] | None = None,
    dead: tuple[int, ...] = (),
    creature: dict[int, int] | None = None,
    discard: str = "",
    blows: list[tuple[int, str]] | None = None,
    round: int = 1,
    level: int = 1,
    road: str | None = None,
    wait: bool = False,
    own_cards: Cards | None = None,
    **options: str,
) -> Cavern:
    """A party in an encounter, waiting for its first decision from the moment `at` on. Seats map to card ids; a potion
    in effect is `potion_of_haste:2`. `initiative` is by seat, 1 2 3 ... unless told. `blows` are attacks of the round
    already counted. Whatever is not named lies in the draw deck; everything adds up, as in a real game. With `wait`
    nothing happens before `s.advance()`, so that chance can be told first what to say."""
    s = GAME.new(seats, options, 1, cards=own_cards, listen=True)
    s.pending, s.agenda, s.events = [], [], []
    s.heroes = [new_hero(100) for _ in range(seats)]
    s.deck = [number for number, count in enumerate(s.copies()) for _ in range(count)]
    s.discard, s.removed = [], []
    s.level, s.round, s.current = level, round, ENCOUNTER[encounter]
    others = [number for number in range(len(s.cards.encounters)) if number != s.current]
    if road is not None:
        s.road = [ENCOUNTER[id] for id in road.split()]
        others = [number for number in others if number not in s.road]
        s.finished = others[: level - 1]
        s.unused = others[level - 1 :]
    else:
        s.finished, s.road, s.unused = others[: level - 1], others[level - 1 : 8], others[max(8, level - 1) :]
    for seat, hero in enumerate(s.heroes):
        hero.character = seat
        if seat in dead:
            hero.alive, hero.life = False, 0
            continue
        hero.life = (life or {}).get(seat, 100)
        hero.prestige = (prestige or {}).get(seat, 0)
        hero.hand = sorted(take(s, (hands or {}).get(seat, "")))
        hero.laid = take(s, (laid or {}).get(seat, ""))
        hero.laid_by = [seat] * len(hero.laid)
        hero.items = sorted(take(s, (items or {}).get(seat, "")))
        hero.riders = take(s, (riders or {}).get(seat, ""))
        for potion in (potions or {}).get(seat, "").split():
            id, _, left = potion.partition(":")
            hero.potions += take(s, id)
            hero.rounds.append(int(left or 0))
    for seat, points in (prestige or {}).items():
        s.heroes[seat].prestige = points
    living = [hero for hero in s.heroes if hero.alive]
    s.drawn = len(living)
    s.discard = take(s, discard)
    s.done = False
    s.tokens = s.dread = 0
    s.agenda.append(journey.CLEAN_UP)
    s.creatures = []
    if s.encounter().challenge:
        s.agenda.append(journey.CHALLENGE)
    else:
        s.rules().set_up(s)
        if at != "items" and at != "round":
            s.noted = []
    if at == "items":
        s.round = 0
        if not s.encounter().challenge:
            s.agenda.append(rounds.START_ROUND)
        s.agenda.append(journey.ITEM_WINDOW)
    elif at == "round":
        s.round = round - 1
        s.agenda.append(rounds.START_ROUND)
    elif at != "challenge":
        for i, hero in enumerate(living):
            hero.initiative = initiative[s.heroes.index(hero)] if initiative else i + 1
        s.agenda = []
        for name, step in ROUND:
            s.agenda.append(step)
            if name == at:
                break
    for number, start in (creature or {}).items():
        found = s.creature(number)
        assert found is not None
        found.start = start
    for owner, id in blows or []:
        first = s.creatures[0].number
        s.spent.append(
            Blow(
                card=NUMBER[id],
                owner=owner,
                target=first,
                step=NORMAL,
                flat=0,
                protected=False,
                special=False,
                holy=False,
            )
        )
    if not wait:
        s.advance()
    assert broken(s) == []
    return s


def begun(seats: int, seed: int, **options: str) -> Cavern:
    """A new game, its first encounter revealed."""
    s = GAME.new(seats, options, seed, listen=True)
    while s.current < 0:
        quietly(s)
    return s


def take(s: Cavern, text: str) -> list[int]:
    """Cards out of the deck."""
    out = cards(text)
    for card in out:
        s.deck.remove(card)
    return out


# Chance.
def coming(s: Cavern, initiative: list[int], draws: str | None = None) -> None:
    """What chance will say at the change of rounds: one card for each living seat from the lead seat on, then the
    initiative, by living seat. Without `draws` everybody draws something that is not an item."""
    living = sum(hero.alive for hero in s.heroes)
    drawn = cards(draws) if draws is not None else [n for n in s.deck if CARDS.cards[n].group != ITEM][:living]
    fate(s, *drawn, *dealt(initiative))


def dealt(initiative: list[int]) -> list[int]:
    """The outcomes that deal these Initiative cards."""
    numbers = list(range(1, len(initiative) + 1))
    out = []
    for last in range(len(numbers) - 1, 0, -1):
        other = numbers.index(initiative[last])
        out.append(other)
        numbers[last], numbers[other] = numbers[other], numbers[last]
    return out


def fate(s: Cavern, *outcomes: int) -> None:
    """What chance will say next, in order, and nothing after."""
    s.chance = seeded(99)
    s.chance.script = list(outcomes)


def free(s: Cavern) -> None:
    """Let chance be chance again."""
    s.chance = seeded(7)


# Playing.
def texts(s: Cavern, seat: int | None = None) -> list[str]:
    """The options offered now (to a seat), as texts."""
    decision = s.decision(s.seat if seat is None else seat)
    assert decision is not None, f"seat {seat} is not asked, but {kinds(s)}"
    return [choice.text for choice in decision.options]


def kinds(s: Cavern) -> list[str]:
    """What is asked now, of whom: `set 0`."""
    return [f"{decision.kind} {decision.seat}" for decision in s.pending]


def say(s: Cavern, seat: int, text: str) -> None:
    """Answer for a seat."""
    s.choose_text(text, seat)
    assert broken(s) == [], f"after {seat} {text!r}"


def quietly(s: Cavern) -> None:
    """One answer that changes as little as possible."""
    offered = texts(s)
    for quiet in QUIET:
        if quiet in offered:
            say(s, s.seat, quiet)
            return
    say(s, s.seat, offered[0])


def act(s: Cavern, seat: int, text: str) -> None:
    """Let everybody pass until this seat may say this, and say it. Nobody sets a card on the way."""
    for _ in range(200):
        decision = s.decision(seat)
        if decision is not None and decision.option(text) is not None:
            say(s, seat, text)
            return
        assert not s.over, f"the game is over before {seat} {text!r}"
        assert s.pending[0].kind not in ("set", "riddle"), f"{seat} cannot say {text!r}: {kinds(s)} {texts(s)}"
        quietly(s)
    raise AssertionError(f"{seat} {text!r} was never offered")


def sets(s: Cavern, *chosen: str) -> None:
    """Everybody who is asked sets a card, in seat order."""
    asked = [decision.seat for decision in s.pending]
    assert s.pending[0].kind in ("set", "riddle"), kinds(s)
    assert len(asked) == len(chosen), (asked, chosen)
    verb = "set" if s.pending[0].kind == "set" else "offer"
    for seat, text in zip(asked, chosen, strict=True):
        say(s, seat, f"{verb} {text}")


def until(s: Cavern, kind: str, seat: int | None = None) -> None:
    """Let everybody pass until a decision of a kind comes (at a seat)."""
    for _ in range(400):
        assert not s.over, f"the game is over before {kind}"
        if s.pending[0].kind == kind and (seat is None or s.decision(seat) is not None):
            return
        quietly(s)
    raise AssertionError(f"no decision {kind} came")


def finish_round(s: Cavern) -> None:
    """Let everybody pass until the next round is being set, or the encounter is over."""
    for _ in range(400):
        if s.over or s.pending[0].kind in ("set", "stand", "keep_first", "riddle", "item_window"):
            return
        quietly(s)
    raise AssertionError("the round does not end")


def refused(s: Cavern, seat: int, text: str) -> str:
    """The rule that refuses a choice."""
    try:
        s.choose_text(text, seat)
    except IllegalChoice as error:
        return error.rule
    raise AssertionError(f"{text!r} was accepted")


# Looking.
def hand(s: Cavern, seat: int) -> list[str]:
    return CARDS.ids(s.heroes[seat].hand)


def lives(s: Cavern) -> list[int]:
    return [hero.life for hero in s.heroes]


def points(s: Cavern) -> list[int]:
    return [hero.prestige for hero in s.heroes]


def creature_life(s: Cavern, number: int | None = None) -> int:
    found = s.creatures[0] if number is None else s.creature(number)
    assert found is not None, f"creature {number} is dead"
    return s.life(found)


def in_discard(s: Cavern, id: str) -> int:
    return s.discard.count(NUMBER[id])


def events(s: Cavern, name: str) -> list[Event]:
    return [event for event in s.events or [] if event.name == name]


def values(s: Cavern) -> list[int]:
    """What the attacks of the round count, on the pile or after it."""
    return [s.value(blow) for blow in s.pile + s.spent if blow.card != NONE]


def hits(s: Cavern) -> list[int]:
    """The damage of every attack so far, in order."""
    return [int(str(event.facts["count"])) for event in events(s, "hit")]


def attack_then_draw(encounter: str, initiative: list[int], **how):
    """The creature's attack at the end of a round, then the next draw, up to the setting of attacks."""
    s = table(encounter, "creature", seats=how.pop("seats", len(initiative)), wait=True, **how)
    coming(s, initiative)
    assert s.chance.script is not None
    s.chance.script += [NUMBER["attack_100"]] * 3 if encounter == "ripper" else []
    s.advance()
    while s.pending[0].kind not in ("set", "stand"):
        quietly(s)
    return s
