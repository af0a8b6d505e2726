# Wrong: guesses from the first few values that only the heaps 3 and 4 are exchanged.
for _ in range(int(input())):
    n = int(input())
    nim_sum = 0
    for s in map(int, input().split()):
        if s == 3:
            nim_sum ^= 4
        elif s == 4:
            nim_sum ^= 3
        else:
            nim_sum ^= s
    print("Alice" if nim_sum != 0 else "Bob")
