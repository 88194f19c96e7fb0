"""How chance is drawn (docs/audit.md, "How chance is drawn")."""

import hashlib
import struct

WORDS_IN_A_BLOCK = 8


class Chance:
    """Every purpose draws from a stream of its own, which goes on where it stopped."""

    def __init__(self, seed):
        self.seed = seed
        self.taken = {}

    def _word(self, purpose):
        index = self.taken.get(purpose, 0)
        self.taken[purpose] = index + 1
        block, at = divmod(index, WORDS_IN_A_BLOCK)
        words = hashlib.sha256(f"{self.seed}:{purpose}:{block}".encode("utf-8")).digest()
        return struct.unpack(">8I", words)[at]

    def below(self, purpose, sides):
        fair = 2**32 - 2**32 % sides
        while True:
            word = self._word(purpose)
            if word < fair:
                return word % sides

    def shuffle(self, purpose, items):
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(purpose, last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return deck
