# Wrong: forgets the diagonal move, so that only the parity of n + m counts.
while True:
    n, m = map(int, input().split())
    if n == 0:
        break
    if (n + m) % 2 == 1:
        print("Wonderful!")
    else:
        print("What a pity!")
