# Wrong: looks only at whether n is odd.
while True:
    n, m = map(int, input().split())
    if n == 0:
        break
    if n % 2 == 0:
        print("Wonderful!")
    else:
        print("What a pity!")
