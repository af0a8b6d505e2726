// Who wins with one heap, by the rules alone: W if the first player wins, L if the second does. Then Grundy values.
#include <algorithm>
#include <cstdio>
#include <map>
#include <vector>
using namespace std;

bool brute_force(map<vector<int>, bool>& known, const vector<int>& heaps) {
    if (known.count(heaps))
        return known[heaps];
    bool result = false;
    for (size_t i = 0; i < heaps.size(); i++) {
        for (int a = 1; 2 * a < heaps[i]; a++) {
            vector<int> option = heaps;
            option[i] = a;
            option.push_back(heaps[i] - a);
            sort(option.begin(), option.end());
            auto first = upper_bound(option.begin(), option.end(), 2);
            option.erase(option.begin(), first); // no move in the heaps of 1 and 2
            result = result || !brute_force(known, option);
        }
    }
    known[heaps] = result;
    return result;
}

vector<int> grundy_values(int largest) {
    vector<int> grundy(largest + 1);
    for (int n = 3; n <= largest; n++) {
        vector<bool> occurs(256); // all values up to n = 1000000 are smaller
        for (int a = 1; 2 * a < n; a++)
            occurs[grundy[a] ^ grundy[n - a]] = true;
        while (occurs[grundy[n]])
            grundy[n]++;
    }
    return grundy;
}

int main() {
    map<vector<int>, bool> known;
    for (int n = 1; n <= 24; n++)
        putchar(brute_force(known, {n}) ? 'W' : 'L');
    putchar('\n');
    for (int value : grundy_values(1222))
        printf("%d\n", value);
}
