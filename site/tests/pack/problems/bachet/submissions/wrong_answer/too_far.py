# Wrong: the first player does not always win.
print("first")
