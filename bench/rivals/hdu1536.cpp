// HDU 1536 by C++ streams.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
#ifdef UNTIED
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
#endif
    const int largest = 10000;
    vector<int> grundy(largest + 1), takes;
    int k, rows, heaps, heap;
    while (cin >> k && k != 0) {
        takes.resize(k);
        for (int &take : takes)
            cin >> take;
        sort(takes.begin(), takes.end());
        vector<int> seen(k + 1, -1); // by value: the last heap that has an option of it
        for (int h = 0; h <= largest; h++) {
            for (int i = 0; i < k && takes[i] <= h; i++)
                seen[grundy[h - takes[i]]] = h;
            int mex = 0;
            while (seen[mex] == h)
                mex++;
            grundy[h] = mex;
        }
        string letters;
        cin >> rows;
        while (rows-- > 0 && cin >> heaps) {
            int sum = 0;
            while (heaps-- > 0 && cin >> heap)
                sum ^= grundy[heap];
            letters += sum != 0 ? 'W' : 'L';
        }
        cout << letters << '\n';
    }
}
