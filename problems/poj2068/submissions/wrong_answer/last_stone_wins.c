/* Wrong: as if the team that takes the last stone won. */
#include <stdio.h>

int main(void)
{
    int limit[20], wins[20];
    int lost[20]; /* the largest number of stones so far that loses */
    int n, players, stones, s, i;

    while (scanf("%d", &n) == 1 && n != 0 && scanf("%d", &stones) == 1) {
        players = 2 * n;
        for (i = 0; i < players; i++) {
            if (scanf("%d", &limit[i]) != 1)
                return 0;
            lost[i] = 0;
        }
        for (s = 1; s <= stones; s++) {
            for (i = 0; i < players; i++)
                wins[i] = s - lost[(i + 1) % players] <= limit[i];
            for (i = 0; i < players; i++)
                if (!wins[i])
                    lost[i] = s;
        }
        printf("%d\n", wins[0]);
    }
    return 0;
}
