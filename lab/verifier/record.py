"""Checks one game of an audit file, line by line."""

from chance import Chance
from fault import must, must_equal
from game_011 import Eleven
from game_diario import Diario
from hashes import commitment_of, dealing_seed, first_link, next_digest, next_link, sha256

GAMES = {"011": Eleven, "diario": Diario}
FORM = 2


class Record:
    def __init__(self, header, note=None):
        for key in ("game", "audit", "rules", "seed", "commitment", "seats", "options", "data"):
            must(key in header, f"the header has no {key}")
        must_equal(header["audit"], FORM, "the form of the file")
        must(header["game"] in GAMES, f"there is no game {header['game']!r}")
        entropy = header.get("entropy", [])
        must_equal(header["commitment"], commitment_of(header["seed"]), "the commitment")
        must_equal(header.get("entropyHashes", []), [sha256(text) for text in entropy], "the entropy hashes")
        self.header = header
        self.note = note
        self.lines = 0
        self.is_ended = False
        self.link = ""
        self.digest = next_digest("", header)
        self.standing = []
        self.states = []
        self.game = GAMES[header["game"]](header, Chance(dealing_seed(header["seed"], entropy)))
        if note is not None:
            self._compare_header(note, entropy)

    def _compare_header(self, note, entropy):
        must_equal(self.header["commitment"], note["commitment"], "ALARM: the commitment")
        if note["entropy"] is not None:
            must(note["entropy"] in entropy, "ALARM: what the client gave to the deal is not in it")
        if note["entropyHashes"] is not None:
            hashes = [sha256(text) for text in entropy]
            must_equal(hashes, note["entropyHashes"], "ALARM: what the seats sealed")

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
        if self.note is not None and self.note["link"] is not None and self.note["link"]["n"] == line["n"]:
            must_equal(self.link, self.note["link"]["hash"], "ALARM: the link")
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

    def _go_back(self, line):
        self._must_be_seat(line["by"])
        for seat in line["consent"]:
            self._must_be_seat(seat)
        must(0 <= line["backTo"] < len(self.standing) - 1, "there is nothing to go back from")
        self.link = next_link(self.header["seed"], self.link, line)
        del self.standing[line["backTo"] + 1 :]
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
        seen = None if self.note is None else self.note["link"]
        must(seen is None or seen["n"] < self.lines, "ALARM: the client saw more than the record has")
        self.is_ended = True
