# Wrong: says that kiki wins if n and m are both even, not if one of them is.
while True:
    n, m = map(int, input().split())
    if n == 0:
        break
    if n % 2 == 0 and m % 2 == 0:
        print("Wonderful!")
    else:
        print("What a pity!")
