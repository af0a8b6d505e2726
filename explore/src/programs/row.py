{{constants}}# The values of what moves leave, by the values of what is smaller.
def options({{heap}}, values):
    left = []
{{options}}    return left


{{value}}

n = int(input())
values = []
for {{heap}} in range(n + 1):
    values.append(value(options({{heap}}, values)))
print(*map(show, values))
