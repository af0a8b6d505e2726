    total = 0
    for first in range(place, {{end}}, -1):
        left.append(total)
        total ^= values[first - 1]
