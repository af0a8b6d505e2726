# Wrong: adds the least lost heap of which k times is more than the last one, where equal is enough.
t = int(input())
for number in range(1, t + 1):
    n, k = map(int, input().split())
    lost = [1]
    j = 0
    while lost[-1] < n:
        while j < len(lost) - 1 and k * lost[j] <= lost[-1]:
            j += 1
        lost.append(lost[-1] + lost[j])
    if lost[-1] == n:
        print(f"Case {number}: lose")
        continue
    while lost[-1] != n:
        part = lost.pop()
        if part < n:
            n -= part
    print(f"Case {number}: {n}")
