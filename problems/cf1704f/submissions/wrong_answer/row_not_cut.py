# Wrong: takes a row with as many red cells as blue ones for a single part, whatever the order of its letters.
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
    red = input().count("R")
    length = n if n < 87 else 53 + (n - 53) % 34
    print("Alice" if 2 * red > n or (2 * red == n and value[length] != 0) else "Bob")
