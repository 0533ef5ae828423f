"""Completions and the man page know every command, option and game."""

import shutil
import subprocess

import pytest

from undercroft.cli import COMMANDS, game_ids, main
from undercroft.terminal.shell import SHELLS


@pytest.fixture
def printed(capsys):
    def printed(what):
        assert main(["shell", what]) == 0
        return capsys.readouterr().out

    return printed


def checked(*command: str, text: str) -> None:
    """Read by the program it is for, where that is installed."""
    if shutil.which(command[0]):
        done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("shell", SHELLS)
def test_all_is_in_it(shell, printed):
    text = printed(shell)
    words = set(text.replace("'", " ").split())
    assert {*COMMANDS, *game_ids(), "list", "backup"} <= words
    assert ("-l seats" if shell == "fish" else "--seats") in text
    if shell != "zsh":
        checked(shell, "-n", text=text)


def complete(script: str, *typed: str) -> set[str]:
    """What bash offers for the last word."""
    line = " ".join(f"'{word}'" for word in ("undercroft", *typed))
    ask = f"{script}\nCOMP_WORDS=({line}); COMP_CWORD={len(typed)}; _undercroft; printf '%s\\n' \"${{COMPREPLY[@]}}\""
    return set(subprocess.run(["bash", "-c", ask], capture_output=True, text=True, check=True).stdout.split())


def test_bash_offers_what_fits(printed):
    script = printed("bash")
    assert complete(script, "dice") == {"dice_brewing"}
    assert complete(script, "ru") == {"rules"}
    assert complete(script, "rules", "dice") == {"dice_brewing"}
    assert complete(script, "rules", "dice_brewing", "--f") == {"--find"}
    assert complete(script, "host", "ba") == {"backup"}
    assert complete(script, "host", "list", "--st") == {"--status"}
    assert "--seats" in complete(script, "dice_brewing", "--s")


def test_the_man_page(printed):
    text = printed("man")
    for name in COMMANDS:
        assert f".SS undercroft {name}\n" in text
    assert "\\-\\-transcripts DIR" in text
    checked("man", "--warnings", "-l", "-", text=text)
