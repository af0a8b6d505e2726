/* Wrong: names the first winning flight that it finds, not the least airport. */
#include <stdio.h>

static int is_joined[1001][1001], order[1001], count;

static int wins(int x, int parent, int *flight)
{
    int i, y, ignored;

    for (i = 0; i < count; i++) {
        y = order[i];
        if (y != parent && is_joined[x][y] && !wins(y, x, &ignored)) {
            *flight = y;
            return 1;
        }
    }
    return 0;
}

int main(void)
{
    static int seen[1001];
    int n, k, i, end[2], j, flight = 0;

    if (scanf("%d %d", &n, &k) != 2)
        return 0;
    for (i = 1; i < n && scanf("%d %d", &end[0], &end[1]) == 2; i++) {
        is_joined[end[0]][end[1]] = is_joined[end[1]][end[0]] = 1;
        for (j = 0; j < 2; j++)
            if (!seen[end[j]]) {
                seen[end[j]] = 1;
                order[count++] = end[j]; /* as they come in the input */
            }
    }
    if (wins(k, 0, &flight))
        printf("First player wins flying to airport %d\n", flight);
    else
        puts("First player loses");
    return 0;
}
