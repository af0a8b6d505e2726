# Wrong: the table of Fibonacci numbers ends with the 40th.
# Right on small inputs: it takes a Fibonacci number above 10^8.
fibonacci = [1, 1]
while len(fibonacci) < 40:
    fibonacci.append(fibonacci[-2] + fibonacci[-1])

while True:
    n = int(input())
    if n == 0:
        break
    print("Second win" if n in fibonacci else "First win")
