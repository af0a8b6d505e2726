# Wrong: takes for granted that a >= b.
while True:
    a, b = map(int, input().split())
    if a == 0 and b == 0:
        break
    print("Stan wins" if a == b or a * a > a * b + b * b else "Ollie wins")
