"""What is wrong with a record."""


class Fault(Exception):
    """The first thing that is not as it should be."""


def must(is_so, why):
    if not is_so:
        raise Fault(why)


def must_equal(found, expected, what):
    must(found == expected, f"{what} is {found!r} and should be {expected!r}")
