"""Transcripts: reading, writing, recording, replaying and carrying on."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.small_games import PLAYS, Cellar, CellarGame
from undercroft.engine.errors import IllegalChoice, SaveError, TranscriptError
from undercroft.engine.saves import fingerprint
from undercroft.engine.state import Result, State
from undercroft.engine.transcript import CHANCE, Recorder, Transcript, check, parse, replay

GAME = CellarGame()
HEAD = "undercroft transcript 1\ngame cellar 1\noptions dice=no\nseats 2\n"


def record(seats: int = 2, seed: int | str = 4, choices: int = 1000, **options: str) -> Recorder:
    """A recorded game, so many choices long, every choice the first offered."""
    recorder = Recorder.begin(GAME, GAME.setup(seats, options), seed)
    for _ in range(choices):
        if recorder.state.over:
            break
        recorder.choose(recorder.state.options[0])
    return recorder


# Reading and writing.
words = st.text("abcxyz_.=0123456789", min_size=1, max_size=8)
texts = st.lists(st.text("abcdeÀé ~#'\"0123456789.-", min_size=1, max_size=12), min_size=1, max_size=4).map(
    lambda parts: " ".join(parts).strip() or "pass"
)
chance_lines = st.lists(st.integers(0, 10**6), min_size=1, max_size=9).map(lambda n: (CHANCE, " ".join(map(str, n))))
lines = st.lists(st.one_of(st.tuples(st.integers(0, 5), texts), chance_lines), max_size=20)
seats = st.lists(st.integers(0, 5), min_size=1, max_size=3)
results = st.builds(Result, st.lists(st.integers(-99, 999), min_size=1, max_size=5), seats, st.just(""))
transcripts = st.builds(
    Transcript,
    st.text("abcxyz_", min_size=1, max_size=8),
    st.integers(1, 99),
    st.dictionaries(st.text("abcxyz_", min_size=1, max_size=5), words, max_size=4),
    st.integers(1, 9),
    st.sampled_from(["own", "0123456789ab"]),
    lines,
    result=st.none() | results,
)


@given(transcripts)
def test_what_is_written_is_read_back(transcript: Transcript):
    back = parse(str(transcript))
    for name in ("game", "version", "options", "seats", "deck", "lines"):
        assert getattr(back, name) == getattr(transcript, name)
    if transcript.result is None:
        assert back.result is None
    else:
        assert back.result is not None
        assert (back.result.scores, back.result.winners) == (transcript.result.scores, transcript.result.winners)
    assert str(back) == str(transcript)


def test_transcript_reads_as_the_handbook_shows_it():
    transcript = Transcript("cellar", 1, {"dice": "no", "mode": "long"}, 2)
    transcript.lines = [(CHANCE, "4 2 6"), (0, "play 3"), (1, "look away")]
    transcript.result = Result([3, -1], [0], "won")
    assert str(transcript) == (
        "undercroft transcript 1\n"
        "game cellar 1\n"
        "options dice=no mode=long\n"
        "seats 2\n"
        "~ 4 2 6\n"
        "0 play 3\n"
        "1 look away\n"
        "result 3 -1\n"
        "winners 0\n"
    )
    assert transcript.outcomes() == [4, 2, 6]
    assert transcript.choices() == 2


def test_blank_lines_comments_and_margins_are_skipped():
    text = HEAD.replace("\n", "  \r\n") + "\n# a note\n\n  0 play 3  \n  ~ 1   2\n"
    transcript = parse(text)
    assert transcript.lines == [(0, "play 3"), (CHANCE, "1   2")]
    assert transcript.outcomes() == [1, 2]
    assert transcript.numbers == [8, 9]


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 1, "begins with the line 'undercroft transcript 1'"),
        ("undercroft transcript 2\n", 1, "begins with the line 'undercroft transcript 1'"),
        (HEAD + "0 play 3\nplay 4\n", 6, "expected a seat, ~, result or winners, not 'play'"),
        (HEAD + "-1 play 3\n", 5, "expected a seat"),
        (HEAD + "~ 1 two 3\n", 5, "cannot be read: '~ 1 two 3'"),
        (HEAD + "seats 3\n", 5, "'seats' is given twice"),
        (HEAD.replace("seats 2", "seats two"), 4, "cannot be read: 'seats two'"),
        (HEAD.replace("game cellar 1", "game cellar"), 2, "cannot be read: 'game cellar'"),
        (HEAD.replace("dice=no", "dice"), 3, "cannot be read: 'options dice'"),
        (HEAD + "0 play 3\nresult 1 x\n", 6, "cannot be read: 'result 1 x'"),
        (HEAD + "winners me\n", 5, "cannot be read: 'winners me'"),
        (HEAD.replace("seats 2\n", ""), 1, "the header lacks its 'seats' line"),
        (HEAD.replace("game cellar 1\n", ""), 1, "the header lacks its 'game' line"),
    ],
)
def test_mistake_is_answered_with_its_line(text: str, line: int, message: str):
    with pytest.raises(TranscriptError, match=message) as caught:
        parse(text)
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: ")


# Recording.
def test_recording_writes_chance_and_choices_as_they_come():
    recorder = Recorder.begin(GAME, GAME.setup(2, {"dice": "yes"}), 4)
    s = recorder.state
    assert [seat for seat, _ in recorder.transcript.lines] == [CHANCE]
    assert len(recorder.transcript.outcomes()) == 11
    for text in (s.options[0].text, s.options[0].text, "look away", "roll"):
        recorder.choose(next(choice for choice in s.options if choice.text == text or text.startswith("play")))
    assert [text for seat, text in recorder.transcript.lines if seat != CHANCE][2:] == ["look away", "roll"]
    assert recorder.transcript.lines[-1][0] == CHANCE
    assert recorder.transcript.outcomes()[-1] in range(1, 7)
    assert recorder.transcript.result is None


def test_secret_answers_are_written_when_all_are_in_and_in_the_order_asked():
    recorder = record(3, choices=0)
    s = recorder.state
    assert isinstance(s, Cellar)
    hands = [player.hand[:] for player in s.players]
    recorder.choose(PLAYS[hands[2][0]], 2)
    recorder.choose(PLAYS[hands[0][0]], 0)
    recorder.choose(PLAYS[hands[2][1]], 2)
    assert recorder.transcript.choices() == 0
    recorder.choose(PLAYS[hands[1][2]], 1)
    assert recorder.transcript.lines[1:] == [
        (0, f"play {hands[0][0]}"),
        (1, f"play {hands[1][2]}"),
        (2, f"play {hands[2][1]}"),
    ]


def test_refused_choice_is_not_written():
    recorder = record(choices=0)
    before = str(recorder.transcript)
    with pytest.raises(IllegalChoice):
        recorder.choose(recorder.state.options[0], 7)
    assert str(recorder.transcript) == before


# Replaying.
@pytest.mark.parametrize("choices", [0, 2, 5, 9, 1000])
@pytest.mark.parametrize("seats", [2, 3])
def test_replay_comes_to_the_same_state(seats: int, choices: int):
    recorder = record(seats, choices=choices - choices % seats if choices < 3 else choices)
    s = replay(parse(str(recorder.transcript)), GAME)
    assert s.chance.drawn == recorder.state.chance.drawn
    s.chance = recorder.state.chance.copy()
    if recorder.state.waiting() == [d.seat for d in recorder.state.pending]:
        assert fingerprint(s) == fingerprint(recorder.state)
    check(recorder.transcript, s)


def test_replay_needs_no_seed_and_follows_typed_dice():
    recorder = record(seed="real dice", choices=3)
    told = parse(str(recorder.transcript))
    told.lines += [(recorder.state.seat, "roll"), (CHANCE, "6")]
    high = replay(told, GAME)
    told.lines[-1] = (CHANCE, "1")
    low = replay(told, GAME)
    winner = recorder.state.seat
    assert GAME.view(high, winner)["points"][winner] - GAME.view(low, winner)["points"][winner] == 2  # type: ignore[arg-type]


def test_replay_shows_every_state_before_its_choice():
    recorder = record()
    seen: list[tuple[int, int]] = []

    def watch(s: State) -> None:
        assert not s.over
        seen.append((s.seat, len(s.options)))

    replay(recorder.transcript, GAME, watch=watch)
    assert len(seen) == recorder.transcript.choices()
    assert seen[0] == (0, 3)


def test_replay_tells_events_to_those_who_listen():
    recorder = record()
    assert replay(recorder.transcript, GAME).events is None
    told = replay(recorder.transcript, GAME, listen=True).events
    assert told is not None
    assert [event.name for event in told[:2]] == ["dealt", "dealt"]


def test_what_does_not_replay_is_answered_with_its_line():
    text = str(record(dice="no").transcript).splitlines()
    at = next(number for number, line in enumerate(text) if line.startswith("1 play"))
    spoiled = [*text[:at], "1 play 99", *text[at + 1 :]]
    with pytest.raises(TranscriptError, match=r"does not replay: seat 1 cannot answer 'play 99'") as caught:
        replay(parse("\n".join(spoiled)), GAME)
    assert caught.value.line == at + 1


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("~ ", "~ 99 ", "recorded outcome 99 is not between 0 and 11"),
        ("~ ", "# ", "the recorded outcomes end before the game does"),
        ("result", "~ 1 1 1\nresult", "asks chance for less than the transcript records"),
    ],
)
def test_wrong_outcomes_are_errors(old: str, new: str, message: str):
    text = str(record(dice="no").transcript)
    with pytest.raises(TranscriptError, match=message):
        replay(parse(text.replace(old, new, 1)), GAME)


def test_game_of_other_rules_is_not_replayed():
    text = str(record().transcript)
    with pytest.raises(SaveError, match="played under version 7"):
        replay(parse(text.replace("game cellar 1", "game cellar 7")), GAME)
    with pytest.raises(SaveError, match="played with cards abc"):
        replay(parse(text.replace("seats 2", "seats 2\ncards abc")), GAME)


def test_result_is_checked():
    recorder = record()
    s = replay(recorder.transcript, GAME)
    told = parse(str(recorder.transcript))
    check(told, s)
    assert told.result is not None
    told.result = Result([9, 9], told.result.winners, "")
    with pytest.raises(TranscriptError, match="but the game ends with"):
        check(told, s)
    told.result = Result(s.result.scores if s.result else [], [5], "")
    with pytest.raises(TranscriptError, match="but the game ends with"):
        check(told, s)
    with pytest.raises(TranscriptError, match="the game is not over"):
        check(told, GAME.new(2, seed=1))
    told.result = None
    check(told, GAME.new(2, seed=1))


# Carrying on.
def test_carrying_on_appends_to_the_transcript_and_it_still_replays():
    told = parse(str(record(choices=6).transcript))
    before = list(told.lines)
    recorder = Recorder.carry_on(GAME, told, "new luck")
    while not recorder.state.over:
        recorder.choose(recorder.state.options[-1])
    assert recorder.transcript.lines[: len(before)] == before
    again = replay(parse(str(recorder.transcript)), GAME)
    assert again.chance.drawn == recorder.state.chance.drawn
    again.chance = recorder.state.chance.copy()
    assert fingerprint(again) == fingerprint(recorder.state)
    check(recorder.transcript, again)


def test_carrying_on_has_luck_of_its_own():
    text = str(record(choices=3, dice="yes").transcript)
    faces = set()
    for seed in range(30):
        recorder = Recorder.carry_on(GAME, parse(text), seed)
        assert recorder.state.pending[0].kind == "gamble"
        recorder.choose(recorder.state.options[0])
        faces.add(recorder.transcript.outcomes()[-1])
    assert faces == {1, 2, 3, 4, 5, 6}


def test_carrying_on_in_the_middle_of_a_secret_round():
    told = parse(str(record(choices=0).transcript))
    s = replay(told, GAME)
    for option in s.pending[1].options:
        told.lines.append((1, option.text))
    told = parse(str(told))
    recorder = Recorder.carry_on(GAME, told, 5)
    assert recorder.state.waiting() == [0]
    recorder.choose(recorder.state.options[0])
    assert [seat for seat, _ in recorder.transcript.lines] == [CHANCE, 0, 1]
    assert recorder.transcript.lines[2] == (1, s.pending[1].options[2].text)
    again = replay(parse(str(recorder.transcript)), GAME)
    again.chance = recorder.state.chance.copy()
    assert fingerprint(again) == fingerprint(recorder.state)
