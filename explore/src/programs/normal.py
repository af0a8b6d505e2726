# The Grundy value of a position: the least number that none of its options has.
def value(options):
    present = set(options)
    least = 0
    while least in present:
        least += 1
    return least


def show(value):
    return value
