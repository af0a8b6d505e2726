// Who wins on all positions of at most 14 stones: the heaps in ascending order, and W if Alice wins, L if Bob.
#include <algorithm>
#include <cstdio>
#include <map>
#include <vector>
using namespace std;

vector<int> with(vector<int> heaps, int heap) {
    if (heap > 0)
        heaps.insert(upper_bound(heaps.begin(), heaps.end(), heap), heap);
    return heaps;
}

vector<vector<int>> moves(const vector<int>& heaps) {
    vector<vector<int>> moves;
    for (size_t i = 0; i < heaps.size(); i++) {
        vector<int> others = heaps;
        others.erase(others.begin() + i);
        moves.push_back(with(others, heaps[i] - 1));
        for (size_t j = i; j < others.size(); j++) {
            vector<int> rest = others;
            rest.erase(rest.begin() + j);
            moves.push_back(with(rest, heaps[i] + others[j]));
        }
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

vector<vector<int>> positions(int stones) {
    vector<vector<int>> positions = {{}};
    for (size_t i = 0; i < positions.size(); i++) {
        vector<int> heaps = positions[i];
        int left = stones;
        for (int heap : heaps)
            left -= heap;
        for (int heap = heaps.empty() ? 1 : heaps.back(); heap <= left; heap++)
            positions.push_back(with(heaps, heap));
    }
    return positions;
}

int main() {
    map<vector<int>, bool> known;
    for (const vector<int>& heaps : positions(14)) {
        for (int heap : heaps)
            printf("%d ", heap);
        puts(brute_force(heaps, known) ? "W" : "L");
    }
}
