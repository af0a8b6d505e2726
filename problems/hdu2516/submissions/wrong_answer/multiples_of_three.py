# Wrong: solves Bachet's game with 1 or 2 stones a move, as if twice the previous take meant 2.
while True:
    n = int(input())
    if n == 0:
        break
    print("Second win" if n % 3 == 0 else "First win")
