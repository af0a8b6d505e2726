# Wrong: counts the planes that are won, and takes the parity of their number.
values = [0, 0]  # of 0 points and of 1 point; they have the period 34 from 53 points on
for n in range(2, 53 + 34):
    seen = set()
    for i in range(n - 1):
        seen.add(values[i] ^ values[n - 2 - i])
    value = 0
    while value in seen:
        value += 1
    values.append(value)

for _ in range(int(input())):
    m = int(input())
    won_planes = 0
    for n in map(int, input().split()):
        if n >= 53:
            n = 53 + (n - 53) % 34
        if values[n] != 0:
            won_planes += 1
    print("Carol" if won_planes % 2 == 1 else "Dave")
