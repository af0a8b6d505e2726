// HDU 1849, Rabbit and Grass: C++ with streams, as it is mostly written.
#include <cstdint>
#include <iostream>

int main()
{
    std::uint64_t m, cell;
    while (std::cin >> m && m != 0) {
        std::uint64_t sum = 0;
        while (m-- > 0 && std::cin >> cell)
            sum ^= cell;
        std::cout << (sum != 0 ? "Rabbit Win!" : "Grass Win!") << '\n';
    }
}
