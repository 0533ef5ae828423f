"""`undercroft serve --config FILE`: every setting, and where a mistake is."""

import msgspec
import pytest

from undercroft.cli import main, parser
from undercroft.engine.errors import SetupError
from undercroft.games.dice_brewing import GAME
from undercroft.server.base.config import read_settings
from undercroft.server.base.settings import Settings
from undercroft.server.run import serve as running


def toml(value: object) -> str:
    """A value as TOML writes it."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(each)}" for key, each in value.items()) + " }"
    return msgspec.json.encode(value).decode()


@pytest.fixture
def file(tmp_path):
    return tmp_path / "house.toml"


def test_every_setting_can_be_set(file, tmp_path):
    other = {"str": "2001:db8::5", "bool": True, "list": ["https://a.example"], "dict": {"dice_brewing": "cards"}}
    wanted = {}
    for field in msgspec.structs.fields(Settings):
        default = field.default_factory() if field.default is msgspec.NODEFAULT else field.default
        wanted[field.name] = other.get(type(default).__name__, default * 2 if default else True)
    wanted["database"] = "kept/house.db"
    file.write_text("".join(f"{name} = {toml(value)}\n" for name, value in wanted.items()))
    found = read_settings(file)
    wanted |= {"cards": {"dice_brewing": str(tmp_path / "cards")}, "database": str(tmp_path / "kept/house.db")}
    assert msgspec.structs.asdict(found) == wanted
    assert all(getattr(found, name) != getattr(Settings(), name) for name in wanted)


def test_an_empty_file_changes_nothing(file):
    file.write_text("# nothing yet\n")
    assert read_settings(file) == Settings()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 1", "line 1, setting prot: there is no such setting; did you mean port?"),
        ("xyz = 1", "line 1, setting xyz: there is no such setting; docs/settings.md has all"),
        ("\nport = 0", "line 2, setting port: Expected `int` >= 1"),
        ('workers = 1\nport = "x"', "line 2, setting port: Expected `int`, got `str`"),
        ("port =", "line 1, setting -: not valid TOML"),
        ("cards = { dice_brewing = 1 }", "line 1, setting cards"),
        ("requests_per_second = 0", "Expected `float` > 0"),
    ],
)
def test_a_mistake_is_told_with_its_line_and_setting(file, text, said):
    file.write_text(text + "\n")
    with pytest.raises(SetupError) as error:
        read_settings(file)
    assert str(error.value).startswith(f"{file}, ")
    assert said in str(error.value)


def test_what_the_command_says_goes_before_what_the_file_says(file, monkeypatch):
    given = []
    monkeypatch.setattr(running, "serve", lambda settings, browser: given.append(settings) or 0)
    file.write_text(f"port = 8123\nworkers = 2\ncards = {{ dice_brewing = '{GAME.folder() / 'cards'}' }}\n")
    args = parser().parse_args(["serve", "--config", str(file), "--port", "8124", "--proxied"])
    assert args.run(args) == 0
    (settings,) = given
    assert (settings.port, settings.workers, settings.proxied) == (8124, 2, True)
    assert settings.cards == {"dice_brewing": str(GAME.folder() / "cards")}


def test_cards_of_the_file_are_read_before_anything_is_begun(file, capsys):
    file.write_text("cards = { dice_brewing = 'nowhere' }\n")
    assert main(["serve", "--config", str(file)]) == 2
    assert "nowhere" in capsys.readouterr().err
