# Wrong: takes the values to have the period 34 from the start.
# Right on small inputs: it takes a part of 34 cells or more.
value = [0, 0]
for n in range(2, 34):
    options = set()
    for left in range(n - 1):
        options.add(value[left] ^ value[n - 2 - left])
    mex = 0
    while mex in options:
        mex += 1
    value.append(mex)

for _ in range(int(input())):
    n = int(input())
    row = input()
    nim_sum = length = 0
    for i in range(n):
        length += 1
        if i == n - 1 or row[i] == row[i + 1]:
            nim_sum ^= value[length % 34]
            length = 0
    red = row.count("R")
    print("Alice" if 2 * red > n or (2 * red == n and nim_sum != 0) else "Bob")
