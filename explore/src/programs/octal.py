    for take in range(heap + 1):
        digit, rest = DIGITS[min(take, len(DIGITS) - 1)], heap - take
        if digit & 1 and rest == 0:
            left.append(values[0])
        if digit & 2 and rest > 0:
            left.append(values[rest])
        if digit & 4:
            left += [values[a] ^ values[rest - a] for a in range(1, rest // 2 + 1)]
        if digit & 8:
            for a in range(1, rest // 3 + 1):
                for b in range(a, (rest - a) // 2 + 1):
                    left.append(values[a] ^ values[b] ^ values[rest - a - b])
