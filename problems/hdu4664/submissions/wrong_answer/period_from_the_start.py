# Wrong: thinks that the values have the period 34 from the start.
values = [0, 0]  # of 0 points and of 1 point
for n in range(2, 34):
    seen = set()
    for i in range(n - 1):
        seen.add(values[i] ^ values[n - 2 - i])
    value = 0
    while value in seen:
        value += 1
    values.append(value)

for _ in range(int(input())):
    m = int(input())
    nim_sum = 0
    for n in map(int, input().split()):
        nim_sum ^= values[n % 34]
    print("Carol" if nim_sum != 0 else "Dave")
