# Wrong: adds the Grundy values, where their Nim sum is meant.
takes = [1, 2]
while takes[-1] < 1000:
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
    print("Fibo" if grundy[m] + grundy[n] + grundy[p] != 0 else "Nacci")
