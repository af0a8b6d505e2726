# Wrong: multiplies by the golden ratio in floating point, which rounds the product.
# Right on small inputs: it takes numbers above 10^8, in the ratio of Fibonacci numbers.
PHI = (1 + 5**0.5) / 2

while True:
    a, b = map(int, input().split())
    if a == 0 and b == 0:
        break
    smaller = min(a, b)
    larger = max(a, b)
    print("Stan wins" if a == b or larger > smaller * PHI else "Ollie wins")
