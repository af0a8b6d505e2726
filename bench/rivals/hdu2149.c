/* HDU 2149, Public Sale: C, and C++ at once. */

int main(void)
{
    uint64_t m, n, bid;
    while (number(&m) && number(&n)) {
        if (m <= n) {
            for (bid = m; bid < n; bid++) {
                say_number(bid);
                say(" ");
            }
            say_number(n);
        } else if (m % (n + 1)) {
            say_number(m % (n + 1));
        } else {
            say("none");
        }
        say("\n");
    }
    return 0;
}
