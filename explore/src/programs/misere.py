# Whether the player to move wins, as 1 or 0: there is no move, or one to a lost position.
def value(options):
    return int(not options or 0 in options)


def show(value):
    return "W" if value == 1 else "L"
