# Wrong: guesses period 10 from the first Grundy values, but they do not continue like that.
PERIOD = [0, 1, 2, 3, 0, 1, 2, 3, 4, 5]

while True:
    m, n, p = map(int, input().split())
    if m == 0:
        break
    print("Fibo" if PERIOD[m % 10] ^ PERIOD[n % 10] ^ PERIOD[p % 10] != 0 else "Nacci")
