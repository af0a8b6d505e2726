# Wrong: looks at the parts alone, and does not count the colours.
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
    nim_sum = length = 0
    for i in range(n):
        length += 1
        if i == n - 1 or row[i] == row[i + 1]:
            if length >= 87:
                length = 53 + (length - 53) % 34
            nim_sum ^= value[length]
            length = 0
    print("Alice" if nim_sum != 0 else "Bob")
