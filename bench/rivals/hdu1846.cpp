// HDU 1846, Brave Game: C++ with streams, as it is mostly written.
#include <cstdint>
#include <iostream>

int main()
{
    std::uint64_t cases, n, m;
    std::cin >> cases;
    while (cases-- > 0 && std::cin >> n >> m)
        std::cout << (n <= m || n % (m + 1) != 0 ? "first" : "second") << '\n';
}
