# Wrong: counts the ones at the end of each number alone, and takes the larger count.
def ones_at_the_end(number):
    count = 0
    while number % 2 == 1:
        count += 1
        number //= 2
    return count


for _ in range(int(input())):
    n = int(input())
    s = list(map(int, input().split()))
    nim_sum = 0
    for i in range(0, n, 2):
        nim_sum ^= max(ones_at_the_end(s[i] - 1), ones_at_the_end(s[i + 1] - 1))
    print("YES" if nim_sum != 0 else "NO")
