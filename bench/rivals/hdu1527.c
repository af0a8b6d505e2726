/* HDU 1527, Wythoff's game: C, and C++ at once. */
typedef unsigned __int128 wide;

int main(void)
{
    uint64_t a, b;
    while (number(&a) && number(&b)) {
        uint64_t low = a < b ? a : b, high = a < b ? b : a, k = high - low;
        wide square = (wide)low * low, next = (wide)(low + 1) * (low + 1);
        say(square <= (wide)k * high && next > (wide)k * (high + 1) ? "0\n" : "1\n");
    }
    return 0;
}
