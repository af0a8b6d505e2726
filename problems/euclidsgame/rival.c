/* Kattis euclidsgame, Euclid's game: C, and C++ at once. */

int main(void)
{
    uint64_t a, b;
    while (number(&a) && number(&b) && a) {
        uint64_t low = a < b ? a : b, high = a < b ? b : a;
        say_either((low == high) | (high * (high - low) > low * low), "Stan wins\n", "Ollie wins\n");
    }
    return 0;
}
