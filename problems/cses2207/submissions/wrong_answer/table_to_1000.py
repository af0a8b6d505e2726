# Wrong: a table that ends before the last lost heap.
# Right on small inputs: of the heaps above 1000 only 1222 shows it.
grundy = [0, 0, 0]
for n in range(3, 1001):
    options = set()
    for a in range(1, (n + 1) // 2):
        options.add(grundy[a] ^ grundy[n - a])
    mex = 0
    while mex in options:
        mex += 1
    grundy.append(mex)

for _ in range(int(input())):
    n = int(input())
    print("first" if n > 1000 or grundy[n] != 0 else "second")
