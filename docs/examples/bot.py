#!/usr/bin/env python3
"""A bot that takes a seat by its link and plays: the smallest client there is.

    python3 docs/examples/bot.py http://127.0.0.1:8080/join/TOKEN [NAME]

It needs nothing but Python and the package websockets (Debian: python3-websockets). What it says and hears
is explained in docs/protocol.md. Replace `choose` by something cleverer.
"""

import asyncio
import json
import random
import sys
import urllib.error
import urllib.request
from urllib.parse import urlsplit

import websockets


def choose(position):
    """One of the legal actions. What the seat sees is a `view`, kept up to date by frames."""
    return random.choice(position["choices"])["action"]


def open_link(server, token, name):
    """Sits down. Returns the table, the seat and the cookie that says who we are from now on."""
    request = urllib.request.Request(
        f"{server}/api/v1/links/{token}",
        data=json.dumps({"name": name}).encode(),
        headers={"Content-Type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request) as answer:
            opened = json.load(answer)
            cookie = answer.headers["Set-Cookie"].split(";")[0]
    except urllib.error.HTTPError as refused:
        sys.exit(json.load(refused)["error"]["message"])
    if opened["kind"] not in ("join", "resume"):
        sys.exit("this link is for watching; ask the host for one that joins")
    return opened["table"], opened["seat"], cookie


async def play(server, table, seat, cookie):
    address = f"{server.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket?as={seat}"
    answered = None
    async with websockets.connect(address, extra_headers={"Cookie": cookie}, max_size=None) as socket:
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "bye":
                sys.exit(message["message"])
            if message["type"] == "refused":
                print("refused:", message["message"])
                answered = None
            for event in message.get("events", []):
                parts = [part["text"] if isinstance(part, dict) else str(part) for part in event["words"]]
                print("".join(parts))
            position = message.get("position")
            if position is None:
                continue
            if position["outcome"] is not None:
                print("standings by seat:", position["outcome"]["standings"])
                return
            decision = position["decision"]
            # The same question comes again while others are deciding; one answer is enough.
            if decision is None or decision == answered:
                continue
            answered = decision
            command = {
                "type": "act",
                "id": f"bot-{seat}-{decision}-{random.getrandbits(32):08x}",
                "seat": seat,
                "decision": decision,
                "action": choose(position),
            }
            await socket.send(json.dumps(command))


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    link = urlsplit(sys.argv[1])
    server = f"{link.scheme}://{link.netloc}"
    token = link.path.rsplit("/", 1)[1]
    name = sys.argv[2] if len(sys.argv) == 3 else "Example bot"
    table, seat, cookie = open_link(server, token, name)
    print(f"seat {seat} at table {table}")
    asyncio.run(play(server, table, seat, cookie))


if __name__ == "__main__":
    main()
