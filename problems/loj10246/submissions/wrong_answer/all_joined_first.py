# Wrong: takes the parity of the moves if all heaps are joined first, as if heaps of one were like the others.
for _ in range(int(input())):
    n = int(input())
    a = list(map(int, input().split()))
    moves = n - 1 + sum(a)
    print("YES" if moves % 2 == 1 else "NO")
