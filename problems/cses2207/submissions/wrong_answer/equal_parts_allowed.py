# Wrong: allows equal parts as well; then every game has n - 1 moves.
for _ in range(int(input())):
    n = int(input())
    print("first" if n % 2 == 0 else "second")
