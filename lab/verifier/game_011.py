"""What of 011 follows from the seed without its rules: the deal, the Events and who is Fenrir."""

from fault import must_equal

POWERS = ["investigate", "transport", "research", "compose"]
HOUR_OF_FENRIR = 5


class Eleven:
    def __init__(self, header, chance):
        self.seats = header["seats"]
        self.options = header["options"]
        self.data = header["data"]
        self.chance = chance
        self.events = []
        self.fenrir = None

    def check_deal(self, state):
        data, chance, seats = self.data, self.chance, self.seats
        gears = data["gears"]
        machine = chance.below("machine gear", len(gears["machine"]))
        movement = chance.below("movement gear", len(gears["movement"]))
        must_equal(state["gears"], [machine, movement, 0], "gears")
        tiles = [tile["id"] for tile in data["tiles"]]
        if seats == 3:
            tiles.remove("fenrir-stone")
        must_equal(state["stack"], chance.shuffle("tiles", tiles), "the stack of tiles")
        self.events = chance.shuffle("events", data["events"])
        must_equal(state["lastOrder"], chance.shuffle("order", range(seats)), "the first order")
        self._check_characters(state, chance.shuffle("characters", data["characters"]))

    def _check_characters(self, state, deck):
        each = 2 if self.seats == 3 else 1
        for seat, player in enumerate(state["players"]):
            dealt = [deck.pop(0) for _ in range(each)]
            hand = [f"character:{name}" for name in dealt] + [f"power:{name}" for name in POWERS]
            must_equal(player["hand"], hand, f"the hand of seat {seat}")
        must_equal(state["chosen"], deck.pop(0), "the Chosen One")
        is_open = self.seats == 3 or self.options["beginners"]
        must_equal(state["shown" if is_open else "unknown"], deck, "the cards that are left")

    def check_state(self, state):
        if state["event"] is not None and state["hour"] <= len(self.events):
            must_equal(state["event"], self.events[state["hour"] - 1], f"the Event of Hour {state['hour']}")
        self._check_fenrir(state)

    def _check_fenrir(self, state):
        roles = [player["role"] for player in state["players"]]
        if "fenrir" not in roles:
            return
        if self.fenrir is None:
            # Drawn among the active when Hour V began; the first state that shows it is of that moment.
            active = [seat for seat, player in enumerate(state["players"]) if not player["out"]]
            if state["hour"] != HOUR_OF_FENRIR or len(active) < 2:
                return
            self.fenrir = active[self.chance.below("fenrir", len(active))]
        must_equal(roles.index("fenrir"), self.fenrir, "the seat that is Fenrir")
