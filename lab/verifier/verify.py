"""Verifies audit files of Vigilia (docs/audit.md). Python 3.9 or newer, standard library only.

    python3 verify.py FILE... [--remembered NOTE]

Prints a line for each file: what was checked, or the first line that is wrong. Ends with 1 where a file is wrong.
"""

import argparse
import json
import sys

from fault import Fault, must
from record import Record


def verify(path, note):
    """Whether the file holds, and what there is to say about it."""
    games, lines, record = 0, 0, None
    with open(path, encoding="utf-8") as file:
        for number, written in enumerate(file, 1):
            try:
                line = parsed(written)
                if "game" in line:
                    must(record is None or record.is_ended, "the game before it has no end")
                    record = Record(line, note if games == 0 else None)
                    games += 1
                else:
                    must(record is not None, "a game begins with its header")
                    record.read(line)
                    lines += 1
            except Fault as fault:
                return False, f"line {number}: {fault}"
            except (KeyError, TypeError, ValueError, IndexError, StopIteration) as problem:
                return False, f"line {number}: not of the form of docs/audit.md ({problem!r})"
    if record is None or not record.is_ended:
        return False, "the file stops before the end of a game"
    return True, f"{games} games, {lines} lines: everything that can be checked without the rules holds"


def parsed(written):
    try:
        line = json.loads(written)
    except ValueError:
        raise Fault("this is no JSON") from None
    must(isinstance(line, dict), "this is no JSON object")
    return line


def main():
    parser = argparse.ArgumentParser(description="Verifies an audit file of Vigilia.")
    parser.add_argument("file", nargs="+")
    parser.add_argument("--remembered", metavar="NOTE", help="what a client wrote down while the game was played")
    given = parser.parse_args()
    note = None
    if given.remembered is not None:
        with open(given.remembered, encoding="utf-8") as file:
            note = json.load(file)
    all_hold = True
    for path in given.file:
        holds, said = verify(path, note)
        print(f"{path}: {said}")
        all_hold = all_hold and holds
    if not all_hold:
        sys.exit(1)


if __name__ == "__main__":
    main()
