"""Card files may be read in several threads at once: msgspec alone would bring the process down."""

import subprocess
import sys

import pytest

from undercroft.games import all_games

READ = """
import sys, threading
from undercroft.games import game
rules = game(sys.argv[1])
sys.setswitchinterval(1e-6)
threads = [threading.Thread(target=rules.load_cards, args=(None,)) for _ in range(4)]
for thread in threads: thread.start()
for thread in threads: thread.join()
print("read")
"""


@pytest.mark.parametrize("id", all_games())
def test_card_files_are_read_in_several_threads_at_once(id):
    done = subprocess.run([sys.executable, "-c", READ, id], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "read\n"), done.stderr
