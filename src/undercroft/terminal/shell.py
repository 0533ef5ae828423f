"""For the shell: completions for bash, zsh and fish, and a man page. All are made from the parser."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import undercroft
from undercroft.games import all_games

SHELLS = ("bash", "zsh", "fish")
GAME = "GAME"
"""What the help calls an argument that names a game."""


def subcommands(parser: argparse.ArgumentParser) -> dict[str, tuple[argparse.ArgumentParser, str]]:
    """The commands of a parser, each with what it does."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            helps = {choice.dest: choice.help or "" for choice in action._choices_actions}
            return {name: (made, helps.get(name, "")) for name, made in action.choices.items()}
    return {}


def options(parser: argparse.ArgumentParser) -> list[str]:
    """The long options of a command."""
    return sorted(text for action in parser._actions for text in action.option_strings if text.startswith("--"))


def takes_game(parser: argparse.ArgumentParser) -> bool:
    """Does an argument without an option name a game?"""
    return any(action.metavar == GAME and not action.option_strings for action in parser._actions)


def words(parser: argparse.ArgumentParser, ids: list[str]) -> list[str]:
    """All that may follow a command."""
    return [*subcommands(parser), *(ids if takes_game(parser) else ()), *options(parser)]


def paths(parser: argparse.ArgumentParser) -> Iterator[tuple[tuple[str, ...], argparse.ArgumentParser, str]]:
    """Every command, as `host list`, with its parser and what it does."""
    for name, (made, help) in subcommands(parser).items():
        yield (name,), made, help
        for deeper, inner, told in paths(made):
            yield (name, *deeper), inner, told


def completion(parser: argparse.ArgumentParser, shell: str) -> str:
    """A script that completes the command in a shell."""
    ids = sorted(all_games())
    known = {" ".join(path): words(made, ids) for path, made, _ in paths(parser)}
    known[""] = [*subcommands(parser), *ids, *options(parser)]
    if shell == "fish":
        return fish(parser, ids)
    cases = "\n".join(f"        '{path}') words='{' '.join(each)}' ;;" for path, each in sorted(known.items()))
    # zsh has bash's way of completing, once it is asked for it.
    head = "#compdef undercroft\nautoload -U +X bashcompinit && bashcompinit\n" if shell == "zsh" else ""
    return f"""{head}_undercroft() {{
    local words path='' word
    for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case "$word" in -*) ;; *) case "$path" in '') path="$word" ;; host) path="host $word" ;; esac ;; esac
    done
    case "$path" in
{cases}
        *) words='{" ".join(known["play"])}' ;;
    esac
    COMPREPLY=($(compgen -W "$words" -- "${{COMP_WORDS[COMP_CWORD]}}"))
}}
complete -o default -F _undercroft undercroft
"""


def fish(parser: argparse.ArgumentParser, ids: list[str]) -> str:
    """The script for fish."""
    lines = ["complete -c undercroft -f"]
    for name, (made, help) in subcommands(parser).items():
        lines.append(f"complete -c undercroft -n __fish_use_subcommand -a {name} -d '{quoted(help)}'")
        seen = f"-n '__fish_seen_subcommand_from {name}'"
        lines += [f"complete -c undercroft {seen} -l {option[2:]}" for option in options(made)]
        lines += [f"complete -c undercroft {seen} -a {inner}" for inner in subcommands(made)]
        if takes_game(made):
            lines.append(f"complete -c undercroft {seen} -a '{' '.join(ids)}'")
    lines.append(f"complete -c undercroft -n __fish_use_subcommand -a '{' '.join(ids)}'")
    return "\n".join(lines) + "\n"


def quoted(text: str) -> str:
    """A text between single quotes."""
    return text.replace("'", "\\'")


def roff(text: str) -> str:
    """A text as a man page writes it."""
    return text.replace("\\", "\\e").replace("-", "\\-").replace("\n.", "\n\\&.")


def man(parser: argparse.ArgumentParser) -> str:
    """The man page."""
    out = [
        f'.TH UNDERCROFT 1 "" "undercroft {undercroft.__version__}" "Games"',
        ".SH NAME\nundercroft \\- " + roff((parser.description or "").rstrip(".").lower()),
        ".SH SYNOPSIS\n.B undercroft\n.RI [ COMMAND ]",
        ".SH DESCRIPTION\n" + roff(parser.epilog or "").replace("\n", "\n.br\n"),
        ".SH COMMANDS",
    ]
    for path, made, help in paths(parser):
        out.append(f".SS undercroft {roff(' '.join(path))}\n{roff(help)}.")
        for action in made._actions:
            if isinstance(action, argparse._HelpAction | argparse._SubParsersAction):
                continue
            name = ", ".join(action.option_strings) or str(action.metavar or action.dest)
            takes = f" {action.metavar or action.dest.upper()}" if action.option_strings and action.nargs != 0 else ""
            told = (action.help or "") % {"default": action.default}
            out.append(f".TP\n.B {roff(name + takes)}\n{roff(told)}")
    out.append(".SH FILES\nundercroft.db: what a house keeps, in the folder it was opened in.")
    return "\n".join(out) + "\n"
