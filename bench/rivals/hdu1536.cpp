// HDU 1536, S-Nim: C++ with streams, and a set for the mex, as it is mostly written.
#include <algorithm>
#include <iostream>
#include <set>
#include <vector>

int main()
{
    std::size_t k, rows, heaps, heap;
    while (std::cin >> k && k != 0) {
        std::vector<std::size_t> takes(k);
        for (auto &take : takes)
            std::cin >> take;
        std::sort(takes.begin(), takes.end());
        std::vector<int> grundy(10001);
        for (std::size_t h = 1; h < grundy.size(); h++) {
            std::set<int> seen;
            for (std::size_t i = 0; i < k && takes[i] <= h; i++)
                seen.insert(grundy[h - takes[i]]);
            while (seen.count(grundy[h]))
                grundy[h]++;
        }
        std::cin >> rows;
        while (rows-- > 0) {
            int sum = 0;
            std::cin >> heaps;
            while (heaps-- > 0 && std::cin >> heap)
                sum ^= grundy[heap];
            std::cout << (sum != 0 ? 'W' : 'L');
        }
        std::cout << '\n';
    }
}
