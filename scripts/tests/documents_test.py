"""Documents that name what is in the tree: what they say must be there."""

import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLE = ROOT / "tests" / "snail-race"
# A block of C++ that begins with the name of a file: "// turn.cpp".
QUOTED = re.compile(r"^```cpp\n// (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Readme(unittest.TestCase):
    def test_its_table_has_a_row_for_each_game(self):
        games = sorted(path.parent.name for path in (ROOT / "games").glob("*/CMakeLists.txt"))
        page = (ROOT / "README.md").read_text(encoding="utf-8")
        rows = re.findall(r"^\| \[[^\]]+\]\(docs/rules/([a-z0-9-]+)\.md\) \|", page, re.MULTILINE)
        self.assertEqual(sorted(rows), games)


class AddingAGame(unittest.TestCase):
    def test_quotes_the_example(self):
        page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
        quotes = QUOTED.findall(page)
        self.assertGreater(len(quotes), 4)
        for file, text in quotes:
            with self.subTest(file=file):
                self.assertIn(text, (EXAMPLE / file).read_text(encoding="utf-8"))

    def test_quotes_nothing_else(self):
        page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
        self.assertEqual(page.count("```cpp\n"), len(QUOTED.findall(page)))


if __name__ == "__main__":
    unittest.main()
