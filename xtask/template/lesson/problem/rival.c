/* {{JUDGE}}, TODO title: C, and C++ at once. */

int main(void)
{
    uint64_t cases = 0, n;
    number(&cases);
    while (cases-- > 0 && number(&n))
        say_either(n % 3, "first\n", "second\n");
    return 0;
}
