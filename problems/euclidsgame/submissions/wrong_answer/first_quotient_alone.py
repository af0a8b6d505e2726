# Wrong: does not look beyond the first step, in which there may be no choice.
while True:
    a, b = map(int, input().split())
    if a == 0 and b == 0:
        break
    smaller = min(a, b)
    larger = max(a, b)
    print("Stan wins" if larger % smaller == 0 or larger >= 2 * smaller else "Ollie wins")
