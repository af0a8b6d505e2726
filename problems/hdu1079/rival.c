/* HDU 1079, Calendar Game: C, and C++ at once. */

int main(void)
{
    uint64_t cases = 0, year, month, day;
    number(&cases);
    while (cases-- > 0 && number(&year) && number(&month) && number(&day))
        say_either((~(month + day) & 1) | ((day == 30) & ((month == 9) | (month == 11))), "YES\n", "NO\n");
    return 0;
}
