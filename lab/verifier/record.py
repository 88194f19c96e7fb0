"""Checks one game of an audit file, line by line."""

from chance import Chance
from fault import must, must_equal
from game_011 import Eleven
from game_diario import Diario
from going_back import check_going_back
from hashes import commitment_of, dealing_seed, first_link, next_digest, next_link, sha256
from note import Note

GAMES = {"011": Eleven, "diario": Diario}
FORMS = (2, 3)


class Record:
    def __init__(self, header, note=None):
        for key in ("game", "audit", "rules", "seed", "commitment", "seats", "options", "data"):
            must(key in header, f"the header has no {key}")
        must(header["audit"] in FORMS, f"the form of the file is {header['audit']!r}, not 2 or 3")
        for key in ("practice", "bots", "undealt") if header["audit"] == 3 else ():
            must(key in header, f"the header has no {key}")
        must(header["game"] in GAMES, f"there is no game {header['game']!r}")
        entropy = header.get("entropy", [])
        must_equal(header["commitment"], commitment_of(header["seed"]), "the commitment")
        must_equal(header.get("entropyHashes", []), [sha256(text) for text in entropy], "the entropy hashes")
        self.header = header
        self.note = None if note is None else Note(note)
        self.lines = 0
        self.is_ended = False
        self.link = ""
        self.digest = next_digest("", header)
        self.standing = []
        self.standing_by = []
        self.states = []
        self.game = GAMES[header["game"]](header, Chance(dealing_seed(header["seed"], entropy)))
        if self.note is not None:
            self.note.check_header(header)

    def read(self, line):
        must(not self.is_ended, "there is a line after the end of the game")
        if "end" in line:
            return self._end(line)
        must_equal(line.get("n"), self.lines, "n")
        must(isinstance(line.get("state"), dict), "there is no state")
        if self.lines == 0:
            self._deal(line)
        elif "backTo" in line:
            self._go_back(line)
        else:
            self._choose(line)
        must_equal(line.get("link"), self.link, "the link")
        if self.note is not None:
            self.note.check_link(line["n"], self.link)
        self.game.check_state(line["state"])
        self.states.append(line["state"])
        self.digest = next_digest(self.digest, line)
        self.lines += 1

    def _deal(self, line):
        must_equal((line["by"], line["choice"]), (None, None), "who dealt")
        self.link = first_link(self.header)
        self.standing = [0]
        self.game.check_deal(line["state"])

    def _choose(self, line):
        self._must_be_seat(line["by"])
        must(isinstance(line["choice"], str) and line["choice"] != "", "there is no choice")
        self.link = next_link(self.header["seed"], self.link, line)
        self.standing.append(line["n"])
        self.standing_by.append(line["by"])

    def _go_back(self, line):
        self._must_be_seat(line["by"])
        for seat in line["consent"]:
            self._must_be_seat(seat)
        must(0 <= line["backTo"] < len(self.standing) - 1, "there is nothing to go back from")
        must(self.states[self.standing[-1]]["over"] is None, "the game is over")
        check_going_back(self.header, line, self.standing_by)
        self.link = next_link(self.header["seed"], self.link, line)
        del self.standing[line["backTo"] + 1 :]
        del self.standing_by[line["backTo"] :]
        must_equal(line["to"], self.standing[-1], "the line that stands again")
        must(line["state"] == self.states[line["to"]], "the state is not the one that stands again")

    def _must_be_seat(self, seat):
        must(isinstance(seat, int) and 0 <= seat < self.header["seats"], f"there is no seat {seat!r}")

    def _end(self, line):
        must(self.lines > 0, "the game ends before it was dealt")
        must_equal(line["end"], self.lines - 1, "the n of the last line")
        must_equal(line["link"], self.link, "the last link")
        must_equal(line["digest"], self.digest, "the digest")
        must(self.states[-1]["over"] is not None, "the game is not over")
        if self.note is not None:
            self.note.check_end(self.lines)
        self.is_ended = True
