#!/usr/bin/env python3
"""clang-tidy over every source, or over those given: scripts/tidy.py engine/random.cpp

A file takes seconds to half a minute, so those found clean are remembered (in build/tidy/clean) by a
hash of all that clang-tidy saw: the file with its headers and comments, its flags, and .clang-tidy.
"""

import hashlib
import json
import os
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


def compile_commands():
    """The command for each source of ours, by repository path."""
    configured = subprocess.run(["cmake", "--preset", "tidy"], cwd=ROOT, capture_output=True, text=True)
    if configured.returncode != 0:
        fail(f"cmake --preset tidy failed\n{configured.stdout}{configured.stderr}")
    entries = json.loads((BUILD / "compile_commands.json").read_text(encoding="utf-8"))
    inside = [entry for entry in entries if not Path(entry["file"]).is_relative_to(BUILD)]
    return {Path(entry["file"]).relative_to(ROOT).as_posix(): entry for entry in inside}


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


def complaints(path, entry):
    """What clang-tidy says about one file, or an empty string."""
    key = fingerprint(entry)
    if key and (CLEAN / key).exists():
        return ""
    command = [TIDY, "-p", str(BUILD), "--quiet", path]
    checked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if checked.returncode == 0 and key:
        (CLEAN / key).touch()
    return "" if checked.returncode == 0 else checked.stdout or checked.stderr


def main(chosen):
    if not shutil.which(TIDY):
        fail(f"{TIDY} is missing; run scripts/setup")
    commands = compile_commands()
    sources = subprocess.run([ROOT / "scripts" / "sources", "cpp"], capture_output=True, text=True, check=True)
    paths = chosen or sources.stdout.split()
    unbuilt = [path for path in paths if path not in commands]
    for path in unbuilt:
        print(f"{path}: no CMakeLists.txt builds this file")

    CLEAN.mkdir(parents=True, exist_ok=True)
    known = [path for path in paths if path in commands]
    failed = 0
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        running = {workers.submit(complaints, path, commands[path]): path for path in known}
        for number, done in enumerate(as_completed(running), start=1):
            found = done.result()
            failed += bool(found)
            print(f"[{number}/{len(known)}] {running[done]}{': ' if found else ''}", flush=True)
            if found:
                print(found, flush=True)
    print(f"{len(known)} files, {failed} with complaints")
    return 1 if failed or unbuilt else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
