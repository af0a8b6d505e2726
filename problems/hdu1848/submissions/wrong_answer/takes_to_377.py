# Wrong: the table of takes ends at 377, so that 610 is missing.
takes = [1, 2]
while takes[-1] < 377:
    takes.append(takes[-1] + takes[-2])

grundy = []
for heap in range(1001):
    options = set()
    for take in takes:
        if take <= heap:
            options.add(grundy[heap - take])
    mex = 0
    while mex in options:
        mex += 1
    grundy.append(mex)

while True:
    m, n, p = map(int, input().split())
    if m == 0:
        break
    print("Fibo" if grundy[m] ^ grundy[n] ^ grundy[p] != 0 else "Nacci")
