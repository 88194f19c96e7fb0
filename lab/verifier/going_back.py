"""Who had to agree to go back (docs/audit.md, "The lines"), as far as that shows without the rules of the game."""

from fault import must


def check_going_back(header, line, standing_by):
    """`standing_by`: the seats of the choices that stand, in order."""
    by, consent = line["by"], line["consent"]
    is_latest = line["backTo"] == len(standing_by) - 1 and standing_by[-1] == by
    if consent == [] and is_latest:
        # Free, if nothing was drawn or shown since and no other seat was asked: that takes the rules.
        return
    practice = header.get("practice", False)
    if header["audit"] == 2 and (practice or header["seats"] == 1):
        # Form 2 does not say where bots sat, and let a table of one go back.
        return
    bots = header.get("bots", [])
    others = [seat for seat in range(header["seats"]) if seat != by]
    people = [seat for seat in others if seat not in bots]
    must(practice or (people != [] and people == others), "only a practice table goes back so far")
    must(not any(seat in bots for seat in consent), "a bot cannot agree to go back")
    for seat in people:
        must(seat in consent, f"seat {seat} did not agree to go back")
