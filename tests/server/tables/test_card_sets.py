"""Tables with an owner's own cards: checked when they come in, kept with the table, used everywhere."""

import asyncio
from pathlib import Path

import pytest

from serving import picker, run, serving, settings_for
from undercroft.client import Refused
from undercroft.engine.transcript import parse, replay
from undercroft.games import game
from undercroft.server.run.cli import read_cards
from undercroft.server.tables.agent_pool import AgentPool

OWN = game("dice_brewing").folder() / "cards"


def with_price(price: int, name: str = "Fruit") -> str:
    """The market file with another price and name of its first ingredient."""
    text = (OWN / "market.toml").read_text("utf-8")
    before, _, after = text.partition("price = ")
    changed = f"{before}price = {price}{after[after.index(chr(10)) :]}"
    line = next(line for line in changed.splitlines() if line.startswith("name = "))
    return changed.replace(line, f"name = '{name}'", 1)


async def refused(person, **more):
    with pytest.raises(Refused) as refusal:
        await person.make_table("dice_brewing", ["me", "me"], **more)
    return refusal.value


def test_a_table_plays_with_its_own_cards_also_after_a_restart(tmp_path, database):
    settings = settings_for(tmp_path, database=database)
    cards = {"market.toml": with_price(7, 'Plums "{0}"')}

    async def first():
        async with serving(settings) as served:
            ada = await served.visitor("Ada")
            table = (await ada.make_table("dice_brewing", ["me", "agent:lively"], cards=cards))["table"]
            plain = (await ada.make_table("dice_brewing", ["me", "me"]))["table"]
            assert (await ada.look(table))["view"]["market"][0]["price"] == 7
            assert (await ada.look(plain))["view"]["market"][0]["price"] != 7
            assert (await ada.get(f"/api/tables/{table}/cards"))["market"]["ingredient"][0]["price"] == 7
            words = await ada.get(f"/api/tables/{table}/texts/en")
            assert 'ingredient-fruit = { "Plums \\"{0}\\"" }' in words
            return ada.token, table

    async def second(token, table):
        async with serving(settings) as served:
            ada = await served.visitor("Ada")
            ada.token = token
            ada.http.headers["authorization"] = f"Bearer {token}"
            assert (await ada.look(table, lang="en"))["view"]["market"][0]["price"] == 7
            async with ada.sit(table) as sit:
                end = await sit.play(picker(1, served.registry))
            # A transcript names its cards, and is not replayed with others.
            text = await ada.get(f"/api/tables/{table}/transcript")
            transcript = parse(text)
            assert transcript.deck not in ("", "own")
            folder = tmp_path / "cards"
            folder.mkdir()
            (folder / "market.toml").write_text(cards["market.toml"], "utf-8")
            own = game("dice_brewing").load_cards(folder)
            assert replay(transcript, game("dice_brewing"), own).result.scores == end["result"]["scores"]
            with pytest.raises(Refused, match="with cards"):
                await ada.post("/api/transcripts", {"transcript": text})
            kept = await ada.post("/api/transcripts", {"transcript": text, "cards": cards})
            assert (await ada.look(kept["table"]))["view"]["market"][0]["price"] == 7
            seats = [{"kind": "me"}, {"kind": "me"}]
            branch = await ada.post(f"/api/tables/{table}/branch", {"number": 4, "seats": seats})
            assert (await ada.look(branch["table"]))["view"]["market"][0]["price"] == 7

    found = []

    async def begin():
        found.extend(await first())

    run(begin)
    run(lambda: second(*found))


def test_a_mistake_is_answered_with_file_line_and_field(tmp_path):
    async def play():
        async with serving(settings_for(tmp_path)) as served:
            ada = await served.visitor("Ada")
            text = with_price(3).replace("price = 3", 'price = "three"', 1)
            line = 1 + text.splitlines().index('price = "three"')
            error = await refused(ada, cards={"market.toml": text})
            assert (error.status, error.code) == (409, "bad_cards")
            assert f"market.toml, line {line}, field ingredient[0].price" in str(error)
            assert "/" not in str(error), "no path of the host's is told"
            answer = await ada.http.post(
                "/api/tables",
                json={"game": "dice_brewing", "seats": [{"kind": "me"}] * 2, "cards": {"market.toml": text}},
            )
            said = answer.json()
            assert (said["file"], said["line"], said["field"]) == ("market.toml", line, "ingredient[0].price")
            assert "no card file has this name" in str(await refused(ada, cards={"marked.toml": "x = 1"}))
            assert "not valid TOML" in str(await refused(ada, cards={"market.toml": "x = = 1"}))
            assert "market.toml" in str(await refused(ada, cards={"market.toml": ""}))

    run(play)


@pytest.mark.parametrize(
    "cards",
    [
        {"../market.toml": "x = 1"},
        {"market.txt": "x = 1"},
        {"market.toml": "x" * 200_001},
        {f"a{n}.toml": "x = 1" for n in range(33)},
        {},
        {"market.toml": 3},
    ],
)
def test_what_is_no_set_of_cards_is_refused_before_anything_is_read(tmp_path, cards):
    async def play():
        async with serving(settings_for(tmp_path)) as served:
            ada = await served.visitor("Ada")
            assert (await refused(ada, cards=cards)).status == 400
            assert not served.registry.tables

    run(play)


def test_the_house_has_cards_of_its_own(tmp_path):
    folder = tmp_path / "cards"
    folder.mkdir()
    (folder / "market.toml").write_text(with_price(9), "utf-8")
    settings = settings_for(tmp_path, cards=read_cards([f"dice_brewing={folder}"]))

    async def play():
        async with serving(settings) as served:
            ada = await served.visitor("Ada")
            table = (await ada.make_table("dice_brewing", ["me", "me"]))["table"]
            assert (await ada.look(table))["view"]["market"][0]["price"] == 9
            # What stands with the table does not change with the folder.
            (folder / "market.toml").write_text(with_price(1), "utf-8")
            state = (await served.registry.history.restore(served.registry.tables[table].head)).state
            assert state.cards.prices[0] == 9

    run(play)


def test_agents_think_with_the_owners_cards(tmp_path):
    async def work():
        async with serving(settings_for(tmp_path)) as served:
            ada = await served.visitor("Ada")
            cards = {"market.toml": with_price(5)}
            table = (await ada.make_table("dice_brewing", ["me", "me"], cards=cards))["table"]
            live = served.registry.tables[table]
            thinkers = AgentPool(1)
            try:
                text = await thinkers.choose(live.now.rules, live.state, live.state.seat, "lively")
                assert live.state.decision(live.state.seat).option(text) is not None
            finally:
                await thinkers.close()
            assert Path(live.now.rules.folder).exists()
            await asyncio.sleep(0)
        assert not Path(live.now.rules.folder).exists(), "a house that closes tidies up"

    run(work)


def test_a_table_is_told_what_holds_at_it(tmp_path, database):
    """The edition, playing alone, an owner's numbers: in what the page asks for, and in what the log says."""
    board = (game("cavern_tavern").folder() / "cards" / "board.toml").read_text("utf-8")
    owner = {"board.toml": board.replace("solo_target_points = 85", "solo_target_points = 93")}

    async def play():
        async with serving(settings_for(tmp_path, database=database)) as served:
            ada = await served.visitor("Ada")
            made = ada.make_table
            prototype = (await made("cavern_tavern", ["me", "me"], options={"edition": "prototype"}))["table"]
            alone = (await made("cavern_tavern", ["me"], cards=owner))["table"]
            said = {}
            for language in ("en", "it"):
                for table in (prototype, alone):
                    cards = await ada.get(f"/api/tables/{table}/cards", lang=language)
                    places = {area["id"]: area[f"text_{language}"] for area in cards["board"]["area"]}
                    said[language, table] = places["serve_dinner"]
                assert '-quota = { "93" }' in await ada.get(f"/api/tables/{alone}/texts/{language}")
                assert '-quota = { "85" }' in await ada.get(f"/api/games/cavern_tavern/texts/{language}")
            assert said["en", prototype] == "Mead; steal 1 Ingredient (no Magic Potion); an Item and 10 points."
            assert "Oggetto e 10 punti" in said["it", prototype]
            assert "from the supply" in said["en", alone]
            assert "dalla riserva" in said["it", alone]

    run(play)
