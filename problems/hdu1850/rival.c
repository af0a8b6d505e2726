/* HDU 1850, Being a Good Boy in Spring Festival: C, and C++ at once. */
static uint64_t heap[100];

int main(void)
{
    uint64_t m, i;
    while (number(&m) && m) {
        uint64_t sum = 0, moves = 0;
        for (i = 0; i < m; i++)
            number(&heap[i]), sum ^= heap[i];
        for (i = 0; i < m; i++)
            moves += (heap[i] ^ sum) < heap[i];
        say_number(moves);
        say("\n");
    }
    return 0;
}
