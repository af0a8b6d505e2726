# Wrong: the parity of all steps, as if a move took a single ball.
for _ in range(int(input())):
    n = int(input())
    balls = list(map(int, input().split()))
    steps = 0
    for stair in range(1, n + 1):
        steps += balls[stair - 1] * (stair - 1)
    print("first" if steps % 2 != 0 else "second")
