"""A game in the terminal: the position drawn, options numbered, and a few letters for everything else."""

from __future__ import annotations

import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from undercroft.agents.hints import hint
from undercroft.engine.chance import seeded
from undercroft.engine.errors import SetupError
from undercroft.engine.game import Game
from undercroft.engine.state import Choice, Decision, Fact
from undercroft.engine.texts import Texts

from . import files, prompts, rulebook
from .hangup import Hangups, HungUp
from .table import TerminalTable
from .words import own_words, seat_name, verdict

NEWS = 14
"""The most events shown when a person's turn comes; the log has the rest."""
LOG = 20
YES = ("y", "yes", "s", "sì", "si")
NO = ("n", "no")
COMMANDS = ("number", "why", "hint", "undo", "log", "rule", "view", "standing", "save", "quit", "redraw")


class Leaving(Exception):
    """The person leaves the table."""


class Play:
    """Shows a table to its people and takes their answers."""

    def __init__(
        self,
        table: TerminalTable,
        language: str,
        cards: Any = None,
        auto: bool = True,
        console: Console | None = None,
        transcript: Path | None = None,
    ) -> None:
        self.table = table
        self.game: Game[Any] = table.game
        self.texts: Texts = self.game.texts(language, cards, table.state.setup)
        self.words = own_words(language)
        self.auto = auto
        self.console = console or Console(highlight=False)
        self.transcript = transcript
        self.saved: Path | None = None
        self.told_in: Path | None = None
        """The transcript that this game was loaded from, if it is over already."""
        self.queue: list[Choice] = []
        """Options typed on one line, still to be answered one after the other."""
        self.thinking = False
        """Does the screen say that an agent thinks?"""
        self.hangups = Hangups()
        self.shown = -1
        """The seat of the person at the screen."""
        self.seen = dict.fromkeys(table.people, 0)
        """By person, how many events they have been told of."""
        self.notes: dict[int, list[tuple[int, str]]] = {seat: [] for seat in table.people}
        """By person, what to say when they next look, each after so many events."""
        self.standing = dict.fromkeys(table.people, "")
        """By person, the name of their automatic answer; none: they are asked everything."""
        self.name_by_role()

    # The course of a game.
    def run(self) -> bool:
        """Play to the end, or until the person leaves. Returns whether it was played to the end."""
        try:
            with self.hangups:
                self.play_on()
        except (HungUp, EOFError, OSError) as error:
            # A person's game is saved; a script that has no more input wants no save.
            if self.hangups.gone:
                self.keep_silently()
            elif not isinstance(error, EOFError):
                raise
            elif not sys.stdin.isatty() or not self.keep():
                self.say("quit-unsaved")
            return False
        except Leaving:
            self.say("quit-bye")
            return False
        self.finish()
        return True

    def play_on(self) -> None:
        """Ask until the game is over."""
        while self.table.asked() is not None:
            self.hangups.look()
            try:
                self.go_on()
            except KeyboardInterrupt:
                if not sys.stdin.isatty():
                    raise
                self.print()
                self.quit()

    def go_on(self) -> None:
        """Let the agents answer, then one person."""
        try:
            self.table.agents_answer(self.thinks)
        finally:
            self.think_no_more()
        decision = self.table.asked()
        if decision is not None and not self.answered_by_itself(decision):
            self.ask(decision)

    def answered_by_itself(self, decision: Decision) -> bool:
        """Answer for a person with only one option, or with an automatic answer. Returns whether it did."""
        seat, state, standing = decision.seat, self.table.state, self.standing[decision.seat]
        # A game with automatic answers asks at every turn, so that having only a pass is not worth a note.
        nothing = bool(self.game.auto.names) and decision.options[0].text == "pass"
        # Not while something can still be taken back: the only option may be what ends the turn.
        only = self.auto and len(decision.options) == 1 and (nothing or self.table.kept(seat) != "")
        standing_answer = self.game.auto.answer(state, seat, standing) if standing else None
        option = decision.options[0] if only else standing_answer
        if option is None:
            return False
        if not (only and nothing):
            facts: dict[str, Fact] = {"option": self.game.wording.label(option, self.texts, state)}
            self.note(seat, self.words.format("ask-only" if only else "ask-standing", facts))
        self.table.answer(seat, option, by_itself=True)
        return True

    def ask(self, decision: Decision) -> None:
        """Show the position to the person asked, and take commands until there is an answer."""
        following = self.continued(decision)
        if following is not None:
            self.table.answer(decision.seat, following)
            return
        if not self.hand_over(decision.seat):
            return
        self.show(decision)
        while True:
            typed = self.read(self.words.format("ask-prompt"))
            if not typed:
                self.show(decision)
                continue
            choice = self.obey(typed, decision)
            if choice is not None:
                if self.table.closes_round(decision.seat) and not self.settled(choice):
                    self.show(decision)
                    continue
                self.table.answer(decision.seat, choice)
                return
            if self.table.asked() is not decision or self.shown != decision.seat:
                return  # taken back, or somebody else at the screen: what is asked now is something else

    def continued(self, decision: Decision) -> Choice | None:
        """The next of several options typed on one line. They stop once chance was used, somebody else has answered or
        the next one is not offered; then the person is asked again."""
        if not self.queue:
            return None
        wanted = self.queue.pop(0)
        option = decision.option(wanted.text)
        # Answers in a secret round are never taken from the queue.
        if option is not None and not self.table.kept(decision.seat) and len(self.table.state.pending) == 1:
            return option
        self.queue.clear()
        self.note(self.shown, self.words.format("ask-stopped", {"option": self.game.wording.label(wanted, self.texts)}))
        return None

    def settled(self, choice: Choice) -> bool:
        """Ask whether the last answer of a secret round stands: afterwards nobody can change theirs."""
        label = self.game.wording.label(choice, self.texts, self.table.state)
        return self.read(self.words.format("ask-settled", {"option": label}), empty=True) == ""

    def hand_over(self, seat: int) -> bool:
        """Pass a shared screen to the next person, without showing secrets. Returns whether that person has it now: the
        one before may instead take the last answer back."""
        if len(self.table.people) > 1 and self.shown != seat:
            self.clear()
            before = self.shown
            facts: dict[str, Fact] = {"seat": self.seat_name(seat), "before": self.seat_name(before)}
            regrets = before >= 0 and not self.table.kept(before)
            typed = self.read(self.words.format("pass-screen-undo" if regrets else "pass-screen", facts), empty=True)
            self.clear()
            if typed == "u" and regrets:
                self.take_back(before)
                return False
        self.shown = seat
        return True

    def show(self, decision: Decision) -> None:
        """What happened, what is asked, the position and the options."""
        seat = decision.seat
        self.clear(history=False)
        title = self.title(decision)
        drawn = prompts.drawing(self.game, self.table.state, seat, self.texts, self.console.width)
        told = self.news(seat)
        listed = prompts.options(decision, self.table.state, self.game, self.texts, self.words.format("ask-otherwise"))
        for part in ("", title, "", drawn, told):
            self.print(part)
        if self.console.is_terminal and self.height(drawn, told, listed) + 5 > self.console.height:
            self.print(title)  # the one on top has scrolled away
        self.print(listed)
        if self.standing[seat]:
            name = self.texts.format(f"standing-{self.standing[seat]}")
            self.print(Text(self.words.format("standing-set", {"answer": name}), "dim"))

    def title(self, decision: Decision) -> Text:
        """The sentence that says what is asked."""
        facts = self.game.wording.question(self.table.state, decision.seat)
        sentence = self.texts.format(f"decision-{decision.kind}", facts)
        said = self.words.format("ask-title", {"seat": self.seat_name(decision.seat), "sentence": sentence})
        return Text(said, "bold reverse")

    def note(self, seat: int, text: str) -> None:
        """Keep a message for a person, to be shown after the events so far."""
        self.notes[seat].append((len(self.table.state.events or []), text))

    def once(self, notes: list[tuple[int, str]]) -> list[tuple[int, str]]:
        """Merge equal notes into one, at the place of the last of them."""
        counts = Counter(text for _, text in notes)
        last = {text: at for at, text in notes}
        said = [(at, text, counts[text]) for text, at in last.items()]
        return [
            (at, self.words.format("news-times", {"text": text, "count": n}) if n > 1 else text) for at, text, n in said
        ]

    def news(self, seat: int) -> RenderableType:
        """What happened since this person last looked, and the notes, each in its place."""
        all_events = self.table.state.events or []
        numbered = [(at, event) for at, event in enumerate(all_events) if at >= self.seen[seat]]
        known = [(at, event) for at, event in numbered if event.known_to(seat)]
        lines, self.notes[seat] = self.once(self.notes[seat]), []
        self.seen[seat] = len(all_events)
        told = [each for each in known[:-NEWS] if each[1].name in self.game.wording.headlines] + known[-NEWS:]
        if len(known) > len(told):
            lines.append((known[0][0], self.words.format("news-more", {"count": len(known) - len(told)})))
        lines += [(at, self.game.wording.describe_event(event, self.texts)) for at, event in told]
        if not lines:
            return ""
        lines.sort(key=lambda line: line[0])
        title = Text(self.words.format("news-title"), "dark_orange3")
        said = Text("\n".join(text for _, text in lines))
        return Panel(said, title=title, title_align="left", border_style="dim")

    # Commands.
    def obey(self, typed: str, decision: Decision) -> Choice | None:
        """Carry out a command, or find the option that was typed."""
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        if typed.startswith("?"):
            self.why(typed[1:].strip(), decision)
        elif word == "t" and not rest:
            self.hint(decision)
        elif word == "u" and (not rest or rest.isdecimal()):
            self.undo(decision, int(rest) - 1 if rest else decision.seat)
        elif word == "l" and (not rest or rest.isdecimal()):
            self.log(decision.seat, int(rest) if rest else LOG)
        elif word == "r":
            self.rule(rest)
        elif word == "v":
            self.closer(rest, decision.seat)
        elif word == "a" and self.game.auto.names and (not rest or rest.isdecimal()):
            self.stand(rest, decision.seat)
        elif word == "s":
            self.save(rest)
        elif word == "q" and not rest:
            self.quit()
        elif word == "h" and not rest:
            self.help()
        else:
            return self.choice(typed, decision)
        return None

    def choice(self, typed: str, decision: Decision) -> Choice | None:
        """The one option that was typed; if there is none, explain why."""
        state = self.table.state
        found = prompts.matching(typed, decision, state, self.game, self.texts)
        if len(found) == 1:
            return found[0]
        if found:
            self.list_some(typed, found, decision)
        elif typed.isdecimal():
            self.say("ask-none", typed=typed, highest=len(decision.options))
        elif numbers := prompts.numbers(typed):
            return self.several(numbers, decision)
        else:
            refusals = state.refusals(decision.seat)
            because = prompts.reasons([each for each in refusals if each.covers(typed)], self.game, self.texts)
            if not because:
                because = prompts.reasons(refusals, self.game, self.texts)
                because = [reason for reason in because if prompts.refuses(typed, reason, self.game, self.texts)]
            mentioned = prompts.mentioning(typed, decision, state, self.game, self.texts)
            if because:
                self.say("ask-why")
                self.print(prompts.drawn_reasons(because[: prompts.REASONS], self.game, self.texts))
            elif len(mentioned) == 1:
                return mentioned[0]
            elif mentioned:
                self.list_some(typed, mentioned, decision)
            else:
                self.say("ask-unknown", typed=typed)
        return None

    def list_some(self, typed: str, found: list[Choice], decision: Decision) -> None:
        """Print the options that the typed text could mean, with their numbers."""
        self.say("ask-several", typed=typed)
        order = prompts.in_order(decision)
        labels = [self.game.wording.label(each, self.texts, self.table.state) for each in found]
        self.print(prompts.listed([(order.index(each) + 1, label) for each, label in zip(found, labels)], len(order)))

    def several(self, numbers: list[int], decision: Decision) -> Choice | None:
        """The first of several options; the others are queued."""
        order = prompts.in_order(decision)
        for number in numbers:
            if not 1 <= number <= len(order):
                self.say("ask-none", typed=str(number), highest=len(order))
                return None
        first, *self.queue = [order[number - 1] for number in numbers]
        return first

    def why(self, word: str, decision: Decision) -> None:
        """Print why something is not offered: all reasons, those about a word, or a rule by its id."""
        if word.upper() in self.texts.rules():
            self.rule(word)
            return
        refusals = self.table.state.refusals(decision.seat)
        found = prompts.reasons(refusals, self.game, self.texts, in_short=not word)
        if word:
            found = prompts.about(word, found, self.game, self.texts)
        if not found:
            self.say("why-nothing-about" if word else "why-nothing", word=word)
            return
        self.print(prompts.drawn_reasons(found[: prompts.REASONS], self.game, self.texts))
        if len(found) > prompts.REASONS:
            example = self.game.wording.describe_refused(found[prompts.REASONS].things[0], self.texts).partition(" ")[2]
            self.say("why-more", count=len(found) - prompts.REASONS, example=example.casefold())

    def hint(self, decision: Decision) -> None:
        """What a strong player would do here, knowing no more than this seat does."""
        state = self.table.state
        chance = seeded(f"tip {len(state.events or [])} {decision.kind}")
        with self.console.status(self.words.format("hint-thinks")):
            world = self.game.determinize(state, decision.seat, chance)
            found = hint.make_hint(self.game, world, decision.seat, chance)
        number = [option.text for option in prompts.in_order(decision)].index(found.choice.text) + 1
        self.say("hint-number", number=number, words=hint.describe(found, self.game, self.texts, state))

    def undo(self, decision: Decision, seat: int) -> None:
        """Take back one's own last answer, if nothing was revealed since; or pass the screen back to another person,
        who may change an answer in a secret round that is still open."""
        if seat != decision.seat and (changed := self.table.changeable(seat)) is not None:
            assert changed.answer is not None
            label = self.game.wording.label(changed.answer, self.texts, self.table.state)
            self.note(seat, self.words.format("undo-present", {"option": label}))
            self.ask(changed)
        elif seat != decision.seat:
            self.say("undo-not-theirs")
        elif refused := self.table.kept(seat):
            self.say(f"undo-{refused}")
        else:
            self.take_back(seat)

    def take_back(self, seat: int) -> None:
        """Take back the last answer of a person."""
        self.table.undo(seat)
        self.notes[seat] = []
        self.note(seat, self.words.format("undo-done"))
        events = len(self.table.state.events or [])
        self.seen = {each: min(seen, events) for each, seen in self.seen.items()}

    def stand(self, number: str, seat: int) -> None:
        """List the automatic answers of this game; a number sets this person's."""
        names = ["", *self.game.auto.names]
        if number and int(number) < len(names):
            self.standing[seat] = names[int(number)]
        for at, name in enumerate(names):
            said = self.texts.format(f"standing-{name}") if name else self.words.format("standing-none")
            mark = "*" if name == self.standing[seat] else " "
            self.print(Text(f"{mark} a {at}  {said}"))

    def log(self, seat: int, count: int) -> None:
        """Print the last events that this person may know."""
        if not count:
            self.say("log-how-many", usual=LOG)
            return
        if self.table.recorder is None:
            self.say("log-lost")
        events = self.table.events(seat)[-count:]
        if not events:
            self.say("log-empty")
        for event in events:
            self.print(prompts.hanging(Text("·"), self.game.wording.describe_event(event, self.texts), 1))

    def rule(self, word: str) -> None:
        """Print a rule by its id, the rules that mention a word, or all titles."""
        try:
            if not word:
                self.print(self.titles())
            elif "-" in word and word.partition("-")[0].upper() == self.texts.rules()[0].partition("-")[0]:
                self.print(rulebook.drawn_rule(rulebook.find_rule(word, self.texts), self.texts))
            else:
                ids = rulebook.mentioning(word, self.texts)
                found = rulebook.drawn_rules(ids, self.game, self.texts)
                self.print(found if ids else Text(rulebook.none_mentions(word, self.game, self.texts)))
        except SetupError as error:
            said = str(error)
            self.print(Text(said[0].upper() + said[1:]))

    def titles(self) -> Table:
        """The contents of the rulebook."""
        table = Table.grid(padding=(0, 2))
        for section in rulebook.sections(self.game, self.texts):
            table.add_row(Text(section.title, "dark_orange3"))
            for id in section.rules:
                table.add_row(Text(f"  {id}", "bold"), self.texts.attribute(id, "title"))
        return table

    def closer(self, word: str, seat: int) -> None:
        """Print another seat's things in full, or a part of the position, as far as this person may see them."""
        drawn = prompts.drawing(self.game, self.table.state, seat, self.texts, self.console.width)
        closer = getattr(drawn, "closer", None)
        parts: dict[str, RenderableType] = getattr(drawn, "parts", dict)()
        named = [title for title in parts if word and prompts.plain(title).startswith(prompts.plain(word))]
        if closer is not None and word.isdecimal() and 1 <= int(word) <= self.table.state.seats:
            self.print(closer(int(word) - 1))
        elif named:
            self.print(parts[named[0]])
        elif closer is None and not parts:
            self.say("view-nothing")
        else:
            self.say("view-which", seats=self.table.state.seats)
            if parts:
                self.say("view-parts", parts=", ".join(f"v {title.casefold()}" for title in parts))

    def save(self, name: str) -> bool:
        """Save the running game. Returns whether it was saved."""
        file = Path(name).expanduser() if name else self.saved or files.free_name(self.game.id, ".save.json")
        if file.exists() and file != self.saved:
            self.say("save-exists", file=str(file))
            return False
        if not self.written(file, files.save_bytes(self.table)):
            return False
        self.saved = file
        self.say("saved", file=str(file))
        self.say("saved-secret")
        return True

    def written(self, file: Path, data: bytes) -> bool:
        """Write a file, or say why that failed. Only our own folder is created. Returns whether it was written."""
        if not file.parent.is_dir() and file.parent != files.home():
            self.say("save-no-folder", file=str(file.parent))
            return False
        try:
            files.write(file, data)
        except OSError as error:
            self.say("save-failed", file=str(file), why=error.strerror or str(error))
            return False
        return True

    def keep(self) -> bool:
        """Save the game of somebody who is leaving, and say how to carry it on. Returns whether it was saved."""
        self.print()
        if not self.save(""):
            return False
        self.say("saved-carry-on", file=str(self.saved))
        return True

    def quit(self) -> None:
        """Ask before leaving. A second interruption saves the game and leaves at once."""
        while True:
            try:
                typed = self.read(self.words.format("quit-ask"))
            except KeyboardInterrupt:
                self.keep()
                raise Leaving from None
            word, _, name = typed.partition(" ")
            word, name = word.casefold(), name.strip()
            if not typed:
                return
            if word in NO and not name:
                raise Leaving
            if (word in YES and not name) or (word == "s" and name):
                if self.save(name):
                    self.say("saved-carry-on", file=str(self.saved))
                    raise Leaving
            else:
                self.say("quit-unclear", typed=typed)

    def keep_silently(self) -> None:
        """Save the game when there is no screen left to say so."""
        with suppress(OSError):
            files.write(self.saved or files.free_name(self.game.id, ".save.json"), files.save_bytes(self.table))

    def help(self) -> None:
        """The commands."""
        table = Table.grid(padding=(0, 2))
        for command in COMMANDS:
            if command == "standing" and not self.game.auto.names:
                continue
            named, does = self.words.format(f"help-{command}"), self.words.format(f"help-{command}-does")
            table.add_row(Text(named, "bold"), Text(does))
        self.print(Padding(table, (0, 2)))

    # The end.
    def finish(self) -> None:
        """Print the last events, the scores, the winners, and where the transcript is."""
        state = self.table.state
        result = state.result
        assert result is not None
        seat = self.shown if self.shown >= 0 else (self.table.people or [-1])[0]
        self.print()
        if seat >= 0:
            self.print(self.news(seat))
        self.print(Text(self.words.format("over"), "bold reverse"))
        drawn = prompts.drawing(self.game, state, seat, self.texts, self.console.width)
        scores = getattr(drawn, "scores", None)
        self.print(scores() if scores is not None else self.plain_scores(result.scores))
        self.print(Text(verdict(result.scores, result.winners, self.texts, self.words), "bold"))
        self.keep_transcript()

    def plain_scores(self, scores: list[int]) -> RenderableType:
        """For a game that does not break its scores down."""
        table = Table(self.words.format("over-score"), "")
        for seat, score in enumerate(scores):
            table.add_row(self.seat_name(seat), str(score))
        return table

    def keep_transcript(self) -> None:
        """Write the transcript, so that the game can be watched and mailed."""
        if self.table.recorder is None:
            self.say("no-transcript")
            return
        file = self.transcript or self.told_in or files.free_name(self.game.id, ".txt")
        if file != self.told_in:
            if not self.written(file, str(self.table.recorder.transcript).encode()):
                return
            self.say("over-transcript", file=str(file))
        self.say("over-replay", file=str(file))

    # The screen.
    def seat_name(self, seat: int) -> str:
        return seat_name(seat, self.texts)

    def name_by_role(self) -> None:
        """Name the seats after their roles, if the roles have names."""
        for seat in range(self.table.state.seats):
            role = f"role-{self.game.measures.role(self.table.state, seat)}"
            if self.texts.has(role):
                self.texts.names.setdefault(f"seat-{seat}", self.texts.format(role))

    def print(self, thing: RenderableType = "") -> None:
        self.console.print(thing)

    def say(self, id: str, **facts: int | str) -> None:
        # A file's path stays in one piece, so that it can be copied.
        self.console.print(Text(self.words.format(id, facts)), soft_wrap="file" in facts)

    def height(self, *parts: RenderableType) -> int:
        return len(self.console.render_lines(Group(*parts), pad=False))

    def thinks(self, seat: int) -> None:
        """Say which agent thinks, because it may take a while. The next output replaces the line."""
        if self.console.is_terminal:
            self.think_no_more()
            said = Text(self.words.format("agent-thinks", {"seat": self.seat_name(seat)}), "dim")
            self.console.print(said, end="", overflow="ellipsis", no_wrap=True)
            self.thinking = True

    def think_no_more(self) -> None:
        """Remove the line that says who thinks."""
        if self.thinking:
            self.console.file.write("\r\x1b[2K")
            self.console.file.flush()
            self.thinking = False

    def clear(self, history: bool = True) -> None:
        """Clear the screen, and with `history` also what has scrolled by, which may hold secrets."""
        if self.console.is_terminal:
            self.console.clear()
            if history:
                self.console.file.write("\x1b[3J")
                self.console.file.flush()

    def read(self, prompt: str, empty: bool = False) -> str:
        """Read a typed line. Without a terminal it is printed, so that the output reads as a session."""
        self.hangups.waiting = True
        try:
            typed = self.console.input(Text(f"{prompt}" if empty else f"{prompt} > ", "bold")).strip()
        finally:
            self.hangups.waiting = False
        if not sys.stdin.isatty():
            self.print(Text(typed))
        return typed
