# Wrong: computes the sizes on the left alone, and takes those on the right to be the same.


# The size of a heap on one side of a block that makes it lost, if a heap of x is added on the other side;
# without that heap the sizes are `same`, and `other` on the other side.
def losing_size(x, other, same):
    if x == same:
        return 0
    if other <= x < same:
        return x + 1
    if same < x <= other:
        return x - 1
    return x


for _ in range(int(input())):
    n = int(input())
    a = list(map(int, input().split()))
    left = [0] * (n + 1)
    for length in range(1, n):
        for i in range(n - length + 1):
            left[i] = losing_size(a[i + length - 1], left[i], left[i])
    print(1 if a[0] != left[1] else 0)
