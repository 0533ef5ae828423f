"""Without the packages of the extra the house stands, and says what to install."""

import subprocess
import sys

import pytest

WITHOUT = """
import sys
class Nowhere:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {lacks!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Nowhere())
import undercroft, undercroft.research
undercroft.game("dice_brewing").new(seed=1)
try:
    undercroft.research.{module}
except ImportError as error:
    print(error)
else:
    print("fine")
"""


@pytest.mark.parametrize(
    ("module", "lacks", "said"),
    [
        ("aec", "pettingzoo", "undercroft.research needs pettingzoo: {install}"),
        ("single", "gymnasium", "undercroft.research needs gymnasium: {install}"),
        ("spiel", "numpy", "undercroft.research needs numpy: {install}"),
        ("spiel", "pyspiel", "undercroft.research needs pyspiel: {install}"),
        ("spiel", "pettingzoo", "fine"),
        ("single", "pyspiel", "fine"),
    ],
)
def test_what_is_lacking_is_told(module: str, lacks: str, said: str, tmp_path):
    install = f'{sys.executable} -m pip install "undercroft[research]"'
    code = WITHOUT.format(module=module, lacks=[lacks])
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=tmp_path)
    assert done.stdout.strip() == said.format(install=install)


def test_there_is_nothing_else():
    import undercroft.research

    with pytest.raises(AttributeError, match="it has aec, single, spiel"):
        _ = undercroft.research.nosuch
