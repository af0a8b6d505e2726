// HDU 1846 by C++ streams.
#include <iostream>
using namespace std;

int main() {
#ifdef UNTIED
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
#endif
    int cases, n, m;
    cin >> cases;
    while (cases-- > 0 && cin >> n >> m)
        cout << (n % (m + 1) != 0 ? "first" : "second") << '\n';
}
