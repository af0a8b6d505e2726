# Wrong: always subtracts as often as possible, as in Euclid's algorithm.
while True:
    a, b = map(int, input().split())
    if a == 0 and b == 0:
        break
    smaller = min(a, b)
    larger = max(a, b)
    divisions = 0
    while smaller > 0:
        larger, smaller = smaller, larger % smaller
        divisions += 1
    print("Stan wins" if divisions % 2 == 1 else "Ollie wins")
