/* Wrong: counts the places for a square, as if a move took away one of them. */
#include <stdio.h>

int main(void)
{
    char cell[50][50];
    int n, m, i, j, places;

    while (scanf("%d %d", &n, &m) == 2) {
        for (i = 0; i < n; i++)
            if (scanf("%49s", cell[i]) != 1)
                return 0;
        places = 0;
        for (i = 1; i < n; i++)
            for (j = 1; j < m; j++)
                if (cell[i][j] == '0' && cell[i - 1][j] == '0'
                        && cell[i][j - 1] == '0' && cell[i - 1][j - 1] == '0')
                    places++;
        puts(places % 2 == 1 ? "Yes" : "No");
    }
    return 0;
}
