# Wrong: lets Alice win if the number of edges is odd, as if every move took a single edge.
n = int(input())
print("Alice" if n % 2 == 0 else "Bob")
