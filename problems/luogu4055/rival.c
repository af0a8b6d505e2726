/* Luogu P4055: C, and C++ at once. */
enum { W = 102, CELLS = W * W }; /* a border around the board */

static const int step[4] = {-W, -1, 1, W};
static char board[CELLS];
static unsigned char left_out[CELLS];
static uint16_t partner[CELLS], seen[CELLS];
static uint16_t search = 1; /* the next one begins when the matching has changed */

/* Matches v, if an alternating path from it makes the matching larger. */
static int match(int v)
{
    for (int d = 0; d < 4; d++) {
        int w = v + step[d];
        if (board[w] != '.' || seen[w] == search)
            continue;
        seen[w] = search;
        if (partner[w] == 0 || match(partner[w])) {
            partner[w] = (uint16_t)v;
            partner[v] = (uint16_t)w;
            return 1;
        }
    }
    return 0;
}

static void leave_out(int v)
{
    left_out[v] = 1;
    for (int d = 0; d < 4; d++) {
        int w = v + step[d];
        if (board[w] == '.' && !left_out[partner[w]])
            leave_out(partner[w]);
    }
}

int main(void)
{
    uint64_t rows = 0, columns = 0;
    int v, d, wins = 0;
    number(&rows);
    number(&columns);
    for (uint64_t row = 1; row <= rows; row++)
        next_word(board + W * row + 1);
    for (v = W; v < CELLS - W; v++)
        for (d = 2; d < 4 && board[v] == '.' && partner[v] == 0; d++)
            if (board[v + step[d]] == '.' && partner[v + step[d]] == 0) {
                partner[v] = (uint16_t)(v + step[d]);
                partner[v + step[d]] = (uint16_t)v;
            }
    for (v = W; v < CELLS - W; v++)
        if (board[v] == '.' && partner[v] == 0)
            search = (uint16_t)(search + match(v));
    for (v = W; v < CELLS - W; v++)
        if (board[v] == '.' && partner[v] == 0 && !left_out[v])
            leave_out(v);
    for (v = W; v < CELLS - W; v++)
        if (left_out[v]) {
            if (wins++ == 0)
                say("WIN\n");
            say_number((uint64_t)(v / W));
            say(" ");
            say_number((uint64_t)(v % W));
            say("\n");
        }
    if (wins == 0)
        say("LOSE\n");
    return 0;
}
