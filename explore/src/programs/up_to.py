# The most coins that a move turns.
MOST = {{most}}


{{value}}

n = int(input())
# For each number of coins below MOST the Nim sums of {{least}} this many coins so far.
sums = [{0} for _ in range(MOST)]
{{none}}values = [0]
for place in range(1, n + 1):
    values.append(value(sums[MOST - 1]))
    for count in range(MOST - 1, 0, -1):
        sums[count] |= {total ^ values[place] for total in sums[count - 1]}
print(*map(show, values))
