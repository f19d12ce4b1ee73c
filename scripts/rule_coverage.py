#!/usr/bin/env python3
"""Lists the rules that no test cites or that do not say where they come from, and the tests that cite
a rule that does not exist.

A rule is defined in docs/rules/<game>.md (of a game that only tests play: tests/<game>/rules.md) where its id stands in bold at the start of a paragraph,
list item, heading or table row, with its source behind it: `- **DR-41** [R] A tie ...`, and if there are
several, whose what is: `- **DR-60** [R+D: the letter asks for more] A character ...`. A test cites it in its
name, TEST(Boost, DR_41_a_tie_...), or, in a scenario file, in the list `rules = ["DR-41"]`.
"""

import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

DEFINITION = re.compile(r"^\s*(?:[-*+]\s+|\d+[.)]\s+|#+\s+|\|\s*)?\*\*([A-Z][A-Z0-9]*[A-Z]-\d+)\*\*", re.MULTILINE)
SOURCE = re.compile(r" \[([RPD](?:\+[RPD])*)(?::\s([^\]]*\S[^\]]*))?\]")
LEFT_OPEN = "What the rulebook leaves open"  # the section that the room and "How to play" point at
TEST_NAME = re.compile(r"^\s*(?:TYPED_)?TEST(?:_[FP])?\s*\(\s*\w+\s*,\s*(\w+)\s*\)", re.MULTILINE)
ID_IN_NAME = re.compile(r"(?:^|_)([A-Z][A-Z0-9]*[A-Z])_(\d+)(?=_|$)")
RULES_LIST = re.compile(r"^\s*rules\s*=\s*\[([^\]]*)\]", re.MULTILINE)
QUOTED = re.compile(r"""["']([^"']*)["']""")


@dataclass
class Coverage:
    game: str
    defined: list = field(default_factory=list)  # in the order of the page
    uncited: list = field(default_factory=list)
    problems: list = field(default_factory=list)

    @property
    def complete(self):
        return not self.uncited and not self.problems


def line_of(text, position):
    return text.count("\n", 0, position) + 1


def citations(file):
    """Yields (rule id, line) for each citation in a test or scenario file."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".toml":
        for found in RULES_LIST.finditer(text):
            for rule in QUOTED.finditer(found.group(1)):
                yield rule.group(1), line_of(text, found.start(1) + rule.start())
    elif file.suffix in (".cpp", ".h"):
        for test in TEST_NAME.finditer(text):
            for rule in ID_IN_NAME.finditer(test.group(1)):
                yield f"{rule.group(1)}-{rule.group(2)}", line_of(text, test.start(1))


def source_mistake(text, definition):
    """Why the source behind a rule's number is not well formed; None if it is."""
    mark = SOURCE.match(text, definition.end())
    letters = mark.group(1).split("+") if mark else []
    if not mark or len(set(letters)) < len(letters):
        return "does not say where it comes from: [R], [P], [D], or several as in [R+D: the order is ours]"
    if len(letters) > 1 and not mark.group(2):
        return "has several sources and does not say whose what is, as in [R+D: the order is ours]"
    return None


def check_sources(text, where, problems):
    for definition in DEFINITION.finditer(text):
        mistake = source_mistake(text, definition)
        if mistake:
            problems.append(f"{where}:{line_of(text, definition.start(1))} {definition.group(1)} {mistake}")
    if not re.search(rf"^## {LEFT_OPEN}$", text, re.MULTILINE):
        problems.append(f"{where} has no section '## {LEFT_OPEN}'")


def coverage_of(root, game):
    result = Coverage(game)
    folder = root / "games" / game
    page = root / "docs" / "rules" / f"{game}.md"
    if not folder.is_dir():  # only tests play it
        folder = root / "tests" / game
        page = folder / "rules.md"
    where = page.relative_to(root).as_posix()
    if not page.is_file():
        result.problems.append(f"{where} is missing")
        return result
    text = page.read_text(encoding="utf-8")
    found = DEFINITION.findall(text)
    result.defined = list(dict.fromkeys(found))
    for rule in result.defined:
        if found.count(rule) > 1:
            result.problems.append(f"{where} defines {rule} {found.count(rule)} times")
    if not found:
        result.problems.append(f"{where} defines no rules")
    check_sources(text, where, result.problems)

    cited = set()
    for file in sorted((folder / "tests").rglob("*")):
        if not file.is_file():
            continue
        for rule, line in citations(file):
            cited.add(rule)
            if rule not in result.defined:
                citing = file.relative_to(root).as_posix()
                result.problems.append(f"{citing}:{line} cites {rule}, which {where} does not define")
    result.uncited = [rule for rule in result.defined if rule not in cited]
    return result


def report(result):
    number = len(result.defined)
    yield f"{result.game}: {number} rules, {number - len(result.uncited)} cited"
    if result.uncited:
        yield f"  no test cites: {', '.join(result.uncited)}"
    for problem in result.problems:
        yield f"  {problem}"


def main(root):
    folders = sorted(path for path in (root / "games").glob("*/") if path.is_dir())
    if not folders:
        print("there are no games")
    folders += sorted(page.parent for page in (root / "tests").glob("*/rules.md"))
    results = [coverage_of(root, folder.name) for folder in folders]
    for result in results:
        print("\n".join(report(result)))
    return 0 if all(result.complete for result in results) else 1


if __name__ == "__main__":
    sys.exit(main(Path(__file__).resolve().parent.parent))
