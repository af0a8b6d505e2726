# Wrong: takes n / x for the value of x, as if a cell were a heap of as many stones as it has multiples.
n = int(input())
for _ in range(int(input())):
    w = int(input())
    nim_sum = 0
    for x in map(int, input().split()):
        nim_sum ^= n // x
    print("Yes" if nim_sum != 0 else "No")
