"""What of Diario follows from the seed without its rules: the deal; and that no goods appear or vanish."""

from fault import must, must_equal

EXTRA_EVENTS = {"normal": 0, "hard": 1, "hardcore": 2}
DECKS = [
    "visitors", "exploration", "findings", "residents", "red-residents", "raids", "red-raids", "fate",
    "narrative", "colours",
]  # fmt: skip


class Diario:
    def __init__(self, header, chance):
        self.seats = header["seats"]
        self.options = header["options"]
        read = self.options.get("read", [])
        must(read == sorted(set(read)), "the stories read before are not in their one order")
        avoid = self.options.get("avoid", [])
        must(avoid == sorted(set(avoid)), "the kinds of stories left out are not in their one order")
        self.data = header["data"]
        must(("avoided" in self.data) == (avoid != []), "the stories left out do not belong to the options")
        self.chance = chance

    def check_deal(self, state):
        self._check_leader(state)
        self._check_events(state)
        self._check_locations(state)
        for name in DECKS:
            self._must_end(state, name, self._shuffle(name))
        self._check_people(state)
        self._check_house(state)
        self._check_objectives(state)

    def _check_locations(self, state):
        dealt = self._shuffle("locations")
        lane, deck = dealt[:3], dealt[3:]
        self._must_end(state, "locations", deck)
        # Each exchange before the first question takes one Location away and puts the next card on Far.
        drawn = deck[: len(deck) - len(state["decks"]["locations"])]
        found = [state["locations"][place] for place in ("far", "middle", "near")]
        new, old = found[: len(drawn)], found[len(drawn) :]
        must_equal(new, drawn[::-1], "the Locations that came")
        must(old == [name for name in lane if name in old], f"the Locations are {found}, dealt {lane}")

    def _shuffle(self, name):
        return self.chance.shuffle(name, self.data["decks"][name])

    def _must_end(self, state, name, dealt):
        """Cards may have been turned up before the first question: what is left is the end of the deck."""
        left = state["decks"][name]
        must_equal(left, dealt[len(dealt) - len(left) :], f"the deck {name}")
        turned_up = len(dealt) - len(left)
        must(0 <= turned_up <= 3, f"{turned_up} cards of the deck {name} are gone at the beginning")

    def _check_leader(self, state):
        leader = self.chance.below("leader", self.seats) if self.seats > 1 else 0
        # Where nothing was asked in the morning the Journal has passed on once.
        passed = 0 if state["phase"] == "morning" else 1
        must_equal(state["leader"], (leader + passed) % self.seats, "the Leader")

    def _check_events(self, state):
        extra = EXTRA_EVENTS[self.options["difficulty"]]
        events = self._shuffle("events")
        first, second, rest = events[: 3 + extra], events[3 + extra : 7 + 2 * extra], events[7 + 2 * extra :]
        endings = self._shuffle("endings")
        deck = ["chapter-1", *first, "chapter-2", *second, "chapter-3", *endings]
        self._must_end(state, "events", deck)
        self._must_end(state, "unused-events", rest)

    def _check_people(self, state):
        deck = self._shuffle("people")
        borders = {name: card["border"] for name, card in self.data["people"].items()}
        red = [name for name in deck if borders[name] == "red"][:1]
        black = [name for name in deck if borders[name] == "black"][:2]
        starters = [name for name in deck if name in red + black]
        must_equal(state["starters"], starters, "who begins")
        self._must_end(state, "people", [name for name in deck if name not in starters])

    def _check_house(self, state):
        cards = self._shuffle("shelter")
        kinds = {name: card["kind"] for name, card in self.data["shelter"].items()}
        for space in self.data["spaces"]:
            printed = self.data["house"]["spaces"][space]["printed"]
            if printed not in kinds.values():
                continue
            card = next(name for name in cards if kinds[name] == printed)
            cards.remove(card)
            must_equal(state["house"].get(space, {}).get("card"), card, f"the card on {space}")

    def _check_objectives(self, state):
        chapters = {each["id"]: each["chapter"] for each in self.data["objectives"]}
        deck = self._shuffle("objectives")
        expected = [next(name for name in deck if chapters[name] == chapter) for chapter in (1, 2, "final")]
        opened = [state["objective"]["id"]] if state["objective"] else []
        must_equal(opened + state["objectives"], expected, "the Objectives")

    def check_state(self, state):
        self._check_goods(state)
        if "avoided" in self.data:
            read = sorted(set(state["told"]) & set(self.data["avoided"]))
            must(not read, f"a story that the table leaves out was read: {read}")

    def _check_goods(self, state):
        found = {}
        # Records of earlier rules eliminate nothing.
        for place in ("storage", "pile", "bench", "box", "eliminated"):
            for good, count in state.get(place, {}).items():
                found[good] = found.get(good, 0) + count
        for person in state["people"]:
            held = ([person["weapon"]] if person["weapon"] else []) + person["remedies"]
            for good in held:
                found[good] = found.get(good, 0) + 1
        for good, card in self.data["goods"].items():
            must_equal(found.get(good, 0), card["count"], f"the number of {good}")
