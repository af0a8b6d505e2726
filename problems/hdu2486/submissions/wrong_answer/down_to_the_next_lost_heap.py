# Wrong: leaves the largest lost heap, which may take too many stones.
t = int(input())
for number in range(1, t + 1):
    n, k = map(int, input().split())
    lost = [1]
    j = 0
    while lost[-1] < n:
        while k * lost[j] < lost[-1]:
            j += 1
        lost.append(lost[-1] + lost[j])
    if lost[-1] == n:
        print(f"Case {number}: lose")
    else:
        print(f"Case {number}: {n - lost[-2]}")
