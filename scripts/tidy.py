#!/usr/bin/env python3
"""clang-tidy over every source, or over those given: scripts/tidy.py engine/random.cpp

Most of its time goes into the headers of libraries, so it looks at several sources at once: those that
CMake compiles together. Sources found clean are remembered (in build/tidy/clean) by a hash of all that
clang-tidy saw: the sources with their headers and comments, the flags, and .clang-tidy.
"""

import hashlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "tidy"
CLEAN = BUILD / "clean"
TIDY = "clang-tidy-16"


def fail(message):
    print(f"tidy: {message}", file=sys.stderr)
    sys.exit(1)


def batches():
    """The compile commands, each with the sources of ours that it compiles, by repository path."""
    configured = subprocess.run(["cmake", "--preset", "tidy"], cwd=ROOT, capture_output=True, text=True)
    if configured.returncode != 0:
        fail(f"cmake --preset tidy failed\n{configured.stdout}{configured.stderr}")
    entries = json.loads((BUILD / "compile_commands.json").read_text(encoding="utf-8"))
    return [(entry, sources_of(Path(entry["file"]))) for entry in entries]


def sources_of(compiled):
    """A source of ours itself, or those that a file of CMake's includes."""
    if not compiled.is_relative_to(BUILD):
        return [compiled.relative_to(ROOT).as_posix()]
    included = re.findall(r'^#include "(.*\.cpp)"', compiled.read_text(encoding="utf-8"), re.MULTILINE)
    return [Path(path).relative_to(ROOT).as_posix() for path in included]


def fingerprint(entry):
    """A hash of what clang-tidy would see; None if the file does not even preprocess."""
    arguments = shlex.split(entry["command"])
    if Path(arguments[0]).name == "ccache":
        del arguments[0]
    output = arguments.index("-o")
    del arguments[output : output + 2]
    seen = subprocess.run([*arguments, "-E", "-C"], cwd=entry["directory"], capture_output=True)
    if seen.returncode != 0:
        return None
    config = (ROOT / ".clang-tidy").read_bytes()
    return hashlib.sha256(seen.stdout + config + shlex.join(arguments).encode()).hexdigest()


def complaints(entry):
    """What clang-tidy says about one batch, or an empty string."""
    key = fingerprint(entry)
    if key and (CLEAN / key).exists():
        return ""
    command = [TIDY, "-p", str(BUILD), "--quiet", entry["file"]]
    checked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if checked.returncode == 0 and key:
        (CLEAN / key).touch()
    return "" if checked.returncode == 0 else checked.stdout or checked.stderr


def main(chosen):
    if not shutil.which(TIDY):
        fail(f"{TIDY} is missing; run scripts/setup")
    listed = subprocess.run([ROOT / "scripts" / "sources", "cpp"], capture_output=True, text=True, check=True)
    wanted = set(chosen or listed.stdout.split())
    looked_at = [(entry, sources) for entry, sources in batches() if wanted.intersection(sources)]
    unbuilt = sorted(wanted.difference(*(sources for _, sources in looked_at)))
    for path in unbuilt:
        print(f"{path}: no CMakeLists.txt builds this file")

    CLEAN.mkdir(parents=True, exist_ok=True)
    failed = 0
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        running = {workers.submit(complaints, entry): sources for entry, sources in looked_at}
        for number, done in enumerate(as_completed(running), start=1):
            found = done.result()
            failed += bool(found)
            print(f"[{number}/{len(looked_at)}] {' '.join(running[done])}", flush=True)
            if found:
                print(found, flush=True)
    print(f"{len(looked_at)} batches of files, {failed} with complaints")
    return 1 if failed or unbuilt else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
