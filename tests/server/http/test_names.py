"""Nobody passes for another: by a name like theirs, or by characters that one does not see."""

import pytest

from serving import run, serving, settings_for
from undercroft.client import Refused
from undercroft.server.model.log import plain
from undercroft.server.model.record import unique_name

UNSEEN = ["\u202e", "\u200b", "\u2066", "\u2069", "\ufeff", "\u200f", "\u061c", "\xad", "\U000e0041", "\x85", "\u2028"]


def at_house(tmp_path, work):
    async def inner():
        async with serving(settings_for(tmp_path)) as served:
            await work(served, [await served.visitor(name) for name in ("Ada", "ADA", "Ada")])

    run(inner)


def names(news):
    return [seat["name"] for seat in news["seats"]]


def test_two_at_a_table_never_have_the_same_name(tmp_path):
    async def work(served, people):
        ada, loud, other = people
        table = (await ada.make_table("bids", ["me", "open", "open"]))["table"]
        await loud.take(table, 1)
        await other.act(table, "take", seat=2, name="\uff21da")  # in wide letters
        assert names(await ada.look(table)) == ["Ada", "ADA 2", "\uff21da 3"]
        await loud.act(table, "leave")
        seats = [{"kind": "me"}, {"kind": "agent", "agent": "random", "name": "ada"}, {"kind": "me", "name": "Ada"}]
        made = await ada.post("/api/tables", {"game": "bids", "seats": seats})
        assert names(await ada.look(made["table"])) == ["Ada", "ada 2", "Ada"]  # whoever sits at two seats is one
        ella = await served.visitor("Ella")
        lesson = await ella.post("/api/games/dice_brewing/lessons/first")
        found = names(await ella.look(lesson["table"]))
        assert len({name.casefold() for name in found}) == len(found)

    at_house(tmp_path, work)


def test_a_number_is_added_to_what_reads_the_same():
    assert unique_name("Ada", []) == "Ada"
    assert unique_name("Ada", ["ada", "Ada 2"]) == "Ada 3"
    assert unique_name("A  da", ["A da"]) == "A  da 2"
    assert unique_name("Bob", ["Ada", ""]) == "Bob"


def test_titles_and_chat_hide_nothing(tmp_path):
    async def work(_, people):
        ada = people[0]
        for unseen in UNSEEN:
            table = (await ada.make_table("bids", ["me", "me"], title=f"Fri{unseen}day"))["table"]
            assert (await ada.look(table))["title"] == "Friday"
            await ada.act(table, "say", text=f"{unseen}hello {unseen}there{unseen}")
            assert (await ada.look(table))["log"][-1]["text"] == "hello there"
            with pytest.raises(Refused) as refusal:
                await ada.act(table, "say", text=f"{unseen} {unseen}")
            assert refusal.value.code == "unseen"
        for kept in ("one\ntwo\tthree", "\U0001f469\u200d\U0001f680", "\u0645\u06cc\u200c\u062e"):
            await ada.act(table, "say", text=kept)
            assert (await ada.look(table))["log"][-1]["text"] == kept

    at_house(tmp_path, work)


def test_joiners_stay_where_they_join():
    assert plain("\u200da\u200d\u200cb\u200d") == "ab"
    assert plain("a\u200db") == "a\u200db"
