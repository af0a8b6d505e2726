/* AtCoder AGC 064 C, Erase and Divide Game: write for each number below 2^60
   whether it is on the board, then fold this row in the middle 60 times. A row
   is kept as runs of equal cells. */
#include <inttypes.h>
#include <stdio.h>

enum { empty, lost, won, most = 20001 };

static uint64_t starts[2][most];
static char cells[2][most];
static int number; /* of runs */
static char interval[] = "%" SCNu64 " %" SCNu64; /* may be %llu: not C89 */

/* Folds row a into row b. */
static void fold(int a, int b, uint64_t middle)
{
    uint64_t r = 0, next;
    int i = 0, j = 0, count = 0;

    while (r < middle) {
        while (i + 1 < number && starts[a][i + 1] <= r)
            i++;
        while (j + 1 < number && starts[a][j + 1] <= r + middle)
            j++;
        starts[b][count] = r;
        if (cells[a][i] == empty && cells[a][j] == empty)
            cells[b][count] = empty;
        else if (cells[a][i] == won && cells[a][j] == won)
            cells[b][count] = lost;
        else
            cells[b][count] = won;
        count++;
        next = middle;
        if (i + 1 < number && starts[a][i + 1] < next)
            next = starts[a][i + 1];
        if (j + 1 < number && starts[a][j + 1] - middle < next)
            next = starts[a][j + 1] - middle;
        r = next;
    }
    number = count;
}

int main(void)
{
    unsigned long cases;
    uint64_t l, r;
    int n, i, digit, row;

    if (scanf("%lu", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        starts[0][0] = 0;
        cells[0][0] = empty;
        number = 1;
        for (i = 0; i < n && scanf(interval, &l, &r) == 2; i++) {
            starts[0][number] = l;
            cells[0][number++] = won;
            starts[0][number] = r + 1;
            cells[0][number++] = empty;
        }
        row = 0;
        for (digit = 59; digit >= 0; digit--) {
            fold(row, 1 - row, (uint64_t)1 << digit);
            row = 1 - row;
        }
        puts(cells[row][0] == won ? "Takahashi" : "Aoki");
    }
    return 0;
}
