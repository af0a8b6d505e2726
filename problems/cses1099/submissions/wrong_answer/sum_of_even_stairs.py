# Wrong: adds up the balls on the even stairs, where their Nim sum is meant.
for _ in range(int(input())):
    n = int(input())
    balls = list(map(int, input().split()))
    total = 0
    for stair in range(2, n + 1, 2):
        total += balls[stair - 1]
    print("first" if total != 0 else "second")
