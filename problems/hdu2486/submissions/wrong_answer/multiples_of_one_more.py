# Wrong: solves Bachet's game with 1 to k stones a move, as if k times the previous take meant k.
t = int(input())
for number in range(1, t + 1):
    n, k = map(int, input().split())
    if n % (k + 1) == 0:
        print(f"Case {number}: lose")
    else:
        print(f"Case {number}: {n % (k + 1)}")
