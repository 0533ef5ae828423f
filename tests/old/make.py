"""Made `house.sql.gz`, `house.backup` and `seen.json.gz` once, with the code of 9b70821. Kept to say what is in them.

Run it again only where the old files are to be replaced on purpose: what they hold is then no longer old.
"""

import asyncio
import gzip
import json
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "support"))

from serving import picker, serving, settings_for  # noqa: E402
from undercroft.client import Client  # noqa: E402
from undercroft.games import game  # noqa: E402
from undercroft.server.run import host  # noqa: E402

LANGUAGES = ("", "en", "it")


async def play(people, table, choices, pick):
    """Some choices by chance, each by whoever is asked. `people` sit in the order of their seats."""
    done = 0
    while done < choices:
        for seat, person in enumerate(people):
            news = await person.look(table, seat=seat)
            if news["result"]:
                return
            asked = news["decision"]
            if asked and asked["answer"] is None:
                await person.post(
                    f"/api/tables/{table}/act",
                    {"type": "choose", "decision": asked["number"], "text": pick(news)},
                    seat=seat,
                )
                done += 1


async def fill(served):
    """Four games in the middle, with all that a log can hold, and one that is over."""
    people = {name: await served.visitor(name) for name in ("Ada", "Bob", "Eve", "Zoë")}
    ada, bob, eve, _ = people.values()
    pick = picker(23, served.registry)
    tables = {}

    text = (game("dice_brewing").folder() / "cards" / "market.toml").read_text("utf-8")
    at = text.index("price = ")
    text = f"{text[:at]}price = 7{text[text.index(chr(10), at) :]}"
    brew = await ada.make_table("dice_brewing", ["me", "link", "open"], title="Own cards", cards={"market.toml": text})
    tables["own cards, an undo, a vote to go back"] = (brew["table"], [ada, bob, eve])
    await bob.take(brew["table"], 1, brew["secrets"]["1"])
    await eve.take(brew["table"], 2)
    await play([ada, bob, eve], brew["table"], 70, pick)
    for person in (ada, bob, eve):  # a choice that is one's own to take back, or a word that is asked for
        if (await person.look(brew["table"]))["undo"] == "alone":
            await person.act(brew["table"], "undo")
    await play([ada, bob, eve], brew["table"], 3, pick)
    number = (await bob.look(brew["table"]))["log"][30]["number"]
    await bob.act(brew["table"], "undo", to=number)
    await eve.act(brew["table"], "say", text="Must we? – perché no")

    tavern = (await ada.make_table("cavern_tavern", ["me", "me", "me"], listed=True))["table"]
    tables["one screen"] = (tavern, [ada, ada, ada])
    await play([ada] * 3, tavern, 45, pick)

    cut = (await ada.make_table("cutthroat_caverns", ["me", "open", "open"]))["table"]
    tables["standing answers, a vote for a stand-in"] = (cut, [ada, bob, eve])
    await bob.take(cut, 1)
    await eve.take(cut, 2)
    await bob.act(cut, "standing", name="nothing_to_play")
    await eve.act(cut, "standing", name="pass_all", answers={"item": "pass"})
    await play([ada, bob, eve], cut, 60, pick)
    await ada.act(cut, "stand_in", seat=1, agent="random")

    vast = (await bob.make_table("crystal_caverns", ["me", "open"], spectators=False, title="No onlookers"))["table"]
    tables["no onlookers, a seat left, an invitation"] = (vast, [bob, eve])
    await eve.take(vast, 1)
    await play([bob, eve], vast, 40, pick)
    await eve.act(vast, "leave")
    await bob.act(vast, "invite", seat=1)

    over = (await eve.make_table("dice_brewing", ["me", "me"], clock={"kind": "game", "seconds": 100_000}))["table"]
    tables["over"] = (over, [eve, eve])
    await play([eve, eve], over, 10_000, pick)

    lesson = (await ada.post("/api/games/dice_brewing/lessons/first"))["table"]
    tables["a lesson"] = (lesson, [ada])
    return people, tables


def asked_of(people, tables):
    """Every question whose answer is kept, with who asks it."""
    names = {id(person): name for name, person in people.items()}
    out = []
    for name in people:
        out += [(name, "/api/me/tables"), (name, "/api/me")]
    out.append(("Zoë", "/api/tables"))
    for table, seats in tables.values():
        path = f"/api/tables/{table}"
        for language in LANGUAGES:
            out += [(names[id(who)], f"{path}?seat={seat}&lang={language}") for seat, who in enumerate(seats)]
            out.append(("Zoë", f"{path}?lang={language}"))
        out += [(names[id(seats[0])], f"{path}{part}") for part in ("/mine", "/log", "/cards", "/positions?seat=0")]
        out += [("Zoë", f"{path}{part}") for part in ("/log", "/positions")]
        out += [("Zoë", f"{path}{part}") for part in ("/transcript", "/positions/20", "/positions/0")]
        out.append((names[id(seats[0])], f"{path}/positions/20?seat=0&lang=it"))
    return out


async def main():
    """Make the three files."""
    with TemporaryDirectory() as folder:
        settings = settings_for(Path(folder))
        async with serving(settings) as served:
            people, tables = await fill(served)
            questions = asked_of(people, tables)
            tokens = {name: person.token for name, person in people.items()}
        async with serving(settings) as served:  # what is read from the database, not what was in memory
            answers = []
            for name, path in questions:
                async with Client(served.address, tokens[name]) as client:
                    answer = await client.http.get(path)
                answers.append([name, path, answer.status_code, answer.text])
        await host.back_up(settings, HERE / "house.backup")
        with closing(sqlite3.connect(settings.file)) as connection:
            dump = "\n".join(connection.iterdump())
    (HERE / "house.sql.gz").write_bytes(gzip.compress(dump.encode(), mtime=0))
    seen = {"tables": {what: table for what, (table, _) in tables.items()}, "tokens": tokens, "answers": answers}
    (HERE / "seen.json.gz").write_bytes(gzip.compress(json.dumps(seen, ensure_ascii=False).encode(), mtime=0))
    print({what: table for what, (table, _) in tables.items()}, [status for _, _, status, _ in answers])


if __name__ == "__main__":
    asyncio.run(main())
