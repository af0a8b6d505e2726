# Wrong: counts the parts that are won, and takes their parity.
value = [0, 0]
for n in range(2, 87):
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
    won = length = 0
    for i in range(n):
        length += 1
        if i == n - 1 or row[i] == row[i + 1]:
            if length >= 87:
                length = 53 + (length - 53) % 34
            if value[length] != 0:
                won += 1
            length = 0
    red = row.count("R")
    print("Alice" if 2 * red > n or (2 * red == n and won % 2 != 0) else "Bob")
