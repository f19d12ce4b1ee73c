#!/usr/bin/env python3
"""Draws what a program prints to a terminal as an SVG, for the documents.

usage: COMMAND | scripts/terminal_picture.py "TITLE" > docs/pictures/NAME.svg

Understands the colours of engine/paint.cpp; everything else is plain text.
"""

import re
import sys
from html import escape

INKS = {"1": "#ffffff", "2": "#8b94a7", "31": "#ff7b72", "32": "#7ee787", "33": "#f2cc60", "34": "#79c0ff",
        "35": "#d2a8ff", "36": "#76e3ea"}
PLAIN = "#d7dce5"
COLUMN, LINE, MARGIN, HEAD = 8.4, 19, 18, 34
CODE = re.compile(r"\x1b\[([0-9]+)m")


def runs(line):
    """(ink, bold, text) pieces of a line."""
    code = "0"
    for index, part in enumerate(CODE.split(line)):
        if index % 2:
            code = part
        elif part:
            yield INKS.get(code, PLAIN), code == "1", part


def picture(title, lines):
    plain = [CODE.sub("", line) for line in lines]
    width = MARGIN * 2 + COLUMN * max(map(len, plain))
    height = HEAD + MARGIN * 2 + LINE * len(lines)
    yield (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" width="{width:.0f}" '
           f'height="{height}" role="img" aria-label="{escape(title)}">')
    yield f'<rect width="100%" height="100%" rx="10" fill="#141821"/>'
    for x, colour in ((20, "#ff5f57"), (40, "#febc2e"), (60, "#28c840")):
        yield f'<circle cx="{x}" cy="18" r="6" fill="{colour}"/>'
    yield f'<text x="84" y="22" font-family="sans-serif" font-size="13" fill="#8b94a7">{escape(title)}</text>'
    yield '<g font-family="ui-monospace, DejaVu Sans Mono, monospace" font-size="14" xml:space="preserve">'
    for row, line in enumerate(lines):
        column = 0
        for ink, bold, text in runs(line):
            weight = ' font-weight="bold"' if bold else ""
            yield (f'<text x="{MARGIN + column * COLUMN:.1f}" y="{HEAD + MARGIN + row * LINE}" fill="{ink}"{weight} '
                   f'textLength="{len(text) * COLUMN:.1f}">{escape(text)}</text>')
            column += len(text)
    yield "</g></svg>"


if __name__ == "__main__":
    print("\n".join(picture(sys.argv[1], sys.stdin.read().rstrip("\n").split("\n"))))
