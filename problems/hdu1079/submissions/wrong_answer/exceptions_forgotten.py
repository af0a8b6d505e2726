# Wrong: goes by the parity alone, without 30 September and 30 November.
for _ in range(int(input())):
    year, month, day = map(int, input().split())
    print("YES" if (month + day) % 2 == 0 else "NO")
