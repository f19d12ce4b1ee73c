#!/usr/bin/env python3
"""How fast the games are from Python. Build the package at full speed first:

make python && scripts/python run bench/python.py [--seconds 2] [--threads 2] [--matches 4096]
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Callable

import homestretch


def per_second(seconds: float, work: Callable[[], int]) -> float:
    """How often something is done in a second; `work` says how often it has done it."""
    work()
    done, began = 0, time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        done += work()
    return done / passed


def batched(game: homestretch.Game, matches: int, threads: int, seconds: float) -> float:
    """Steps of a batch with observations, masks and random actions, drawn inside."""
    batch = homestretch.batch(game, matches, threads, seed=1)

    def steps() -> int:
        batch.step(batch.draw())
        return matches

    return per_second(seconds, steps)


def single(game: homestretch.Game, seconds: float) -> float:
    """Actions of one match after the other, each with an observation."""

    def one_match() -> int:
        match = game.start(seed=1)
        while not match.is_over:
            seat = match.pending[0]
            match.observation(seat)
            match.act(seat, 0)
        return match.ply

    return per_second(seconds, one_match)


def peers(seconds: float) -> None:
    """The same of games that others have, where these are installed."""
    try:
        from pettingzoo.classic import texas_holdem_v4
    except ImportError:
        return
    env = texas_holdem_v4.env()

    def hand() -> int:
        env.reset()
        steps = 0
        for agent in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            env.step(None if over or cut else env.action_space(agent).sample(observation["action_mask"]))
            steps += 1
        return steps

    print(f"{'pettingzoo texas_holdem_v4':<22}{'':>6}{'':>9}{per_second(seconds, hand):>14,.0f}")


def memory(matches: int) -> float:
    """What a batch takes, in MiB."""
    measured = f"""
import resource, homestretch
def most(): return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
game = homestretch.game("dragon-racer", seats=4)
homestretch.batch(game, 1)
before = most()
batch = homestretch.batch(game, {matches}, seed=1)
for _ in range(200): batch.step(batch.draw())
print(most() - before)
"""
    return float(subprocess.run([sys.executable, "-c", measured], check=True, capture_output=True).stdout)


def main() -> None:
    """Prints a table."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=2.0)
    options.add_argument("--threads", type=int, default=2)
    options.add_argument("--matches", type=int, default=4096)
    args = options.parse_args()

    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", "import homestretch"], check=True)
    alone = time.perf_counter()
    subprocess.run([sys.executable, "-c", "pass"], check=True)
    print(f"import: {alone - began - (time.perf_counter() - alone):.2f} s")

    print(f"{'game':<22}{'seats':>6}{'numbers':>9}{'one match/s':>14}{'batched/s':>14}")
    for info in homestretch.games():
        game = homestretch.game(info["id"], seats=min(4, info["max_seats"]))
        print(
            f"{game.id:<22}{game.seats:>6}{len(game.observation_space):>9}{single(game, args.seconds):>14,.0f}"
            f"{batched(game, args.matches, args.threads, args.seconds):>14,.0f}",
            flush=True,
        )
    peers(args.seconds)
    print(f"{args.matches} matches of Dragon Racer take {memory(args.matches):.0f} MiB")


if __name__ == "__main__":
    main()
