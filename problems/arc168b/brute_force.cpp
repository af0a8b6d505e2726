// Who wins with three heaps, for each limit: A for Alice, B for Bob.
#include <algorithm>
#include <cstdio>
#include <map>
#include <vector>
using namespace std;

bool brute_force(const vector<int>& heaps, int limit, map<vector<int>, bool>& known) {
    if (known.count(heaps))
        return known[heaps];
    bool wins = false;
    for (size_t i = 0; i < heaps.size(); i++) {
        for (int take = 1; take <= min(limit, heaps[i]); take++) {
            vector<int> next = heaps;
            next[i] -= take;
            wins = wins || !brute_force(next, limit, known);
        }
    }
    return known[heaps] = wins;
}

int main() {
    for (int limit = 1; limit <= 6; limit++) {
        map<vector<int>, bool> known;
        for (int a = 0; a <= 7; a++) {
            for (int b = 0; b <= 7; b++) {
                for (int c = 0; c <= 7; c++)
                    putchar(brute_force({a, b, c}, limit, known) ? 'A' : 'B');
                putchar('\n');
            }
        }
    }
}
