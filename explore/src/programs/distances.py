    if place > 0:
        left.append(0)
    left += [values[place - distance] for distance in DISTANCES if distance < place]
