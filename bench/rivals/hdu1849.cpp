// HDU 1849 by C++ streams.
#include <iostream>
using namespace std;

int main() {
#ifdef UNTIED
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
#endif
    int m, cell;
    while (cin >> m && m != 0) {
        int sum = 0;
        while (m-- > 0 && cin >> cell)
            sum ^= cell;
        cout << (sum != 0 ? "Rabbit Win!" : "Grass Win!") << '\n';
    }
}
