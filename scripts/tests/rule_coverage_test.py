import contextlib
import io
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
import rule_coverage

PAGE = "docs/rules/rat-race.md"
TESTS = "games/rat-race/tests/turn_test.cpp"
SCENARIO = "games/rat-race/tests/scenarios/g01.toml"
LEFT_OPEN = "\n## What the rulebook leaves open\n"


class RuleCoverage(unittest.TestCase):
    def run_on(self, files, left_open=LEFT_OPEN):
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "games/rat-race").mkdir(parents=True)
            for path, text in files.items():
                file = Path(folder, path)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text + (left_open if path == PAGE else ""), encoding="utf-8")
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                status = rule_coverage.main(Path(folder))
            return status, printed.getvalue()

    def test_every_form_of_definition_counts(self):
        page = "## **RR-1** Setup\n- **RR-2** Deal.\n1. **RR-3** Go.\n| **RR-4** | cell |\n**RR-5** Alone.\n"
        _, printed = self.run_on({PAGE: page})
        self.assertIn("rat-race: 5 rules, 0 cited", printed)
        self.assertIn("no test cites: RR-1, RR-2, RR-3, RR-4, RR-5", printed)

    def test_a_mention_is_not_a_definition(self):
        _, printed = self.run_on({PAGE: "- **RR-1** See RR-2, **RR-3** and | **RR-4**.\n"})
        self.assertIn("rat-race: 1 rules", printed)

    def test_test_names_cite_one_or_several_rules(self):
        page = "- **RR-1** [R] a\n- **RR-2** [R] b\n- **RR-3** [R] c\n"
        tests = "TEST(Turn, RR_1_RR_2_starts_with_3) {}\nTEST_F(\n    Turn, ends_RR_3) {}\n"
        status, printed = self.run_on({PAGE: page, TESTS: tests})
        self.assertEqual((status, printed), (0, "rat-race: 3 rules, 3 cited\n"))

    def test_the_letters_of_a_game_may_have_a_digit_among_them(self):
        page = "- **D2R-1** [R] a\n- **D2R-2** [R] b\n"
        tests = "TEST(Turn, D2R_1_starts) {}\n"
        status, printed = self.run_on({PAGE: page, TESTS: tests, SCENARIO: 'rules = ["D2R-2"]\n'})
        self.assertEqual((status, printed), (0, "rat-race: 2 rules, 2 cited\n"))

    def test_comments_and_strings_of_tests_do_not_cite(self):
        tests = '// RR-1, RR_1\nTEST(Turn, starts) { EXPECT_EQ(rule(), "RR-1"); }\n'
        status, printed = self.run_on({PAGE: "- **RR-1** [R] a\n", TESTS: tests})
        self.assertEqual(status, 1)
        self.assertIn("no test cites: RR-1", printed)

    def test_a_scenario_cites_by_its_list_alone(self):
        page = "- **RR-1** [R] a\n- **RR-2** [R] b\n- **RR-3** [R] c\n"
        scenario = '# RR-3\ntitle = "RR-3"\nrules = [\n    "RR-1",\n    "RR-2",\n]\n'
        _, printed = self.run_on({PAGE: page, SCENARIO: scenario})
        self.assertIn("3 rules, 2 cited", printed)
        self.assertIn("no test cites: RR-3", printed)

    def test_an_unknown_rule_is_named_with_its_place(self):
        scenario = 'rules = [\n    "RR-1",\n    "RR-9"]\n'
        status, printed = self.run_on({PAGE: "- **RR-1** [R] a\n", SCENARIO: scenario})
        self.assertEqual(status, 1)
        self.assertIn(f"{SCENARIO}:3 cites RR-9, which {PAGE} does not define", printed)

    def test_a_game_without_a_page_is_an_error(self):
        status, printed = self.run_on({TESTS: "TEST(Turn, RR_1_starts) {}\n"})
        self.assertEqual(status, 1)
        self.assertIn(f"{PAGE} is missing", printed)

    def test_a_rule_defined_twice_is_an_error(self):
        tests = "TEST(Turn, RR_1_starts) {}\n"
        status, printed = self.run_on({PAGE: "- **RR-1** [R] a\n- **RR-1** [R] b\n", TESTS: tests})
        self.assertEqual(status, 1)
        self.assertIn("defines RR-1 2 times", printed)

    def test_a_rule_says_where_it_comes_from(self):
        page = "- **RR-1** [R] a\n- **RR-2** [P: the designer's notes] b\n- **RR-3** [R+D: the order is ours] c\n"
        tests = "TEST(Turn, RR_1_RR_2_RR_3) {}\n"
        status, printed = self.run_on({PAGE: page, TESTS: tests})
        self.assertEqual((status, printed), (0, "rat-race: 3 rules, 3 cited\n"))

    def test_a_rule_without_a_well_formed_source_is_an_error(self):
        for mark in ("", "[X] ", "[R", "[RD] ", "[R+R: twice] ", "[R+] ", "(R) ", "[R:] ", "[D:why] "):
            with self.subTest(mark):
                status, printed = self.run_on({PAGE: f"# P\n\n- **RR-1** {mark}a\n", TESTS: "TEST(T, RR_1) {}\n"})
                self.assertEqual(status, 1)
                self.assertIn(f"{PAGE}:3 RR-1 does not say where it comes from", printed)

    def test_several_sources_say_whose_what_is(self):
        status, printed = self.run_on({PAGE: "- **RR-1** [R+D] a\n", TESTS: "TEST(T, RR_1) {}\n"})
        self.assertEqual(status, 1)
        self.assertIn(f"{PAGE}:1 RR-1 has several sources and does not say whose what is", printed)

    def test_a_page_says_what_the_rulebook_leaves_open(self):
        status, printed = self.run_on({PAGE: "- **RR-1** [R] a\n", TESTS: "TEST(T, RR_1) {}\n"}, left_open="")
        self.assertEqual(status, 1)
        self.assertIn(f"{PAGE} has no section '## What the rulebook leaves open'", printed)


if __name__ == "__main__":
    unittest.main()
