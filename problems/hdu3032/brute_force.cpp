// The Grundy values of the heaps below 100, and who wins on three heaps of at most 6 stones: W if Alice, L if Bob.
#include <algorithm>
#include <cstdio>
#include <map>
#include <set>
#include <vector>
using namespace std;

vector<int> replaced(vector<int> heaps, int i, const vector<int>& others) {
    heaps.erase(heaps.begin() + i);
    heaps.insert(heaps.end(), others.begin(), others.end());
    heaps.erase(remove(heaps.begin(), heaps.end(), 0), heaps.end());
    sort(heaps.begin(), heaps.end());
    return heaps;
}

vector<vector<int>> moves(const vector<int>& heaps) {
    vector<vector<int>> moves;
    for (size_t i = 0; i < heaps.size(); i++) {
        for (int left = 0; left < heaps[i]; left++)
            moves.push_back(replaced(heaps, i, {left}));
        for (int part = 1; part < heaps[i]; part++)
            moves.push_back(replaced(heaps, i, {part, heaps[i] - part}));
    }
    return moves;
}

bool brute_force(const vector<int>& heaps, map<vector<int>, bool>& known) {
    auto found = known.find(heaps);
    if (found != known.end())
        return found->second;
    bool wins = false;
    for (const vector<int>& option : moves(heaps))
        wins = wins || !brute_force(option, known);
    return known[heaps] = wins;
}

vector<int> values(int count) {
    vector<int> grundy;
    for (int heap = 0; heap < count; heap++) {
        set<int> options;
        for (int left = 0; left < heap; left++)
            options.insert(grundy[left]);
        for (int part = 1; part < heap; part++)
            options.insert(grundy[part] ^ grundy[heap - part]);
        int mex = 0;
        while (options.count(mex))
            mex++;
        grundy.push_back(mex);
    }
    return grundy;
}

int main() {
    vector<int> grundy = values(100);
    for (size_t heap = 0; heap < grundy.size(); heap++)
        printf(heap == 0 ? "%d" : " %d", grundy[heap]);
    putchar('\n');
    map<vector<int>, bool> known;
    for (int a = 0; a <= 6; a++)
        for (int b = 0; b <= 6; b++) {
            for (int c = 0; c <= 6; c++)
                putchar(brute_force(replaced({0, a, b, c}, 0, {}), known) ? 'W' : 'L');
            putchar('\n');
        }
}
