import contextlib
import io
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
import check_layers
from check_layers import objection


class Layers(unittest.TestCase):
    def test_a_layer_includes_itself_and_what_stands_to_its_left(self):
        self.assertIsNone(objection("engine/match.h", "engine/seat.h"))
        self.assertIsNone(objection("games/dragon-racer/state.h", "engine/seat.h"))
        self.assertIsNone(objection("cli/commands/play.cpp", "bots/greedy.h"))

    def test_an_include_that_climbs_is_refused(self):
        self.assertIn("engine must not include games", objection("engine/match.h", "games/registry.h"))
        self.assertIn("bots must not include cli", objection("bots/greedy.cpp", "cli/table.h"))

    def test_programs_never_include_one_another(self):
        self.assertIn("server must not include lab", objection("server/http/reports.cpp", "lab/statistics.h"))
        self.assertIn("lab must not include server", objection("lab/report.cpp", "server/http/reply.h"))

    def test_a_game_never_includes_another_game(self):
        refused = objection("games/rat-race/turn.cpp", "games/dragon-racer/state.h")
        self.assertEqual(refused, "the game rat-race must not include the game dragon-racer")
        self.assertIsNone(objection("games/rat-race/turn.cpp", "games/rat-race/state.h"))

    def test_the_registry_includes_every_game_and_bots_may_too(self):
        self.assertIsNone(objection("games/registry.cpp.in", "games/dragon-racer/game.h"))
        self.assertIsNone(objection("bots/greedy.cpp", "games/dragon-racer/game.h"))

    def test_only_tests_include_tests(self):
        self.assertIsNone(objection("engine/match_test.cpp", "tests/tiny/game.h"))
        self.assertIsNone(objection("games/dragon-racer/tests/fixtures.h", "tests/tiny/game.h"))
        self.assertEqual(objection("engine/match.cpp", "tests/tiny/game.h"), "only tests may include tests/")

    def test_a_test_obeys_the_layers_of_its_folder(self):
        self.assertIn("engine must not include games", objection("engine/match_test.cpp", "games/registry.h"))

    def test_cross_cutting_tests_and_benchmarks_include_anything(self):
        self.assertIsNone(objection("tests/contract_test.cpp", "cli/table.h"))
        self.assertIsNone(objection("bench/main.cpp", "games/dragon-racer/game.h"))

    def test_a_path_that_does_not_start_at_the_top_is_refused(self):
        self.assertIn("not a repository path", objection("engine/match.h", "seat.h"))
        self.assertIn("not a repository path", objection("games/rat-race/turn.cpp", "../dragon-racer/state.h"))


class Program(unittest.TestCase):
    def run_on(self, files):
        with tempfile.TemporaryDirectory() as folder:
            for path, text in files.items():
                file = Path(folder, path)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, encoding="utf-8")
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                status = check_layers.main(Path(folder))
            return status, printed.getvalue()

    def test_it_names_file_line_and_reason(self):
        status, printed = self.run_on({"engine/a.h": '#pragma once\n#  include "bots/b.h"\n'})
        self.assertEqual(status, 1)
        self.assertIn("engine/a.h:2: engine must not include bots", printed)

    def test_system_headers_and_comments_are_not_its_business(self):
        status, _ = self.run_on({"engine/a.h": '#include <vector>\n// #include "bots/b.h"\n'})
        self.assertEqual(status, 0)


if __name__ == "__main__":
    unittest.main()
