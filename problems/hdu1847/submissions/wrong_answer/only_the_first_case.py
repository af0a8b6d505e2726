# Wrong: answers the first line and does not read on to the end of the input.
n = int(input())
print("Kiki" if n % 3 != 0 else "Cici")
