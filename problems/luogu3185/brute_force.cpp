// The values of a bean at the distances below 60, and the winning first moves from at most one bean in each of the
// first four of five bottles.
#include <array>
#include <cstdio>
#include <map>
#include <set>
#include <utility>
#include <vector>
using namespace std;

vector<pair<array<int, 3>, vector<int>>> moves(const vector<int>& beans) {
    vector<pair<array<int, 3>, vector<int>>> moves;
    int n = beans.size();
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            for (int k = j; k < n; k++)
                if (beans[i] > 0) {
                    vector<int> after = beans;
                    after[i]--;
                    after[j]++;
                    after[k]++;
                    moves.push_back({{i, j, k}, after});
                }
    return moves;
}

bool brute_force(const vector<int>& beans, map<vector<int>, bool>& known) {
    auto found = known.find(beans);
    if (found != known.end())
        return found->second;
    bool wins = false;
    for (const auto& move : moves(beans))
        wins = wins || !brute_force(move.second, known);
    return known[beans] = wins;
}

vector<int> values(int count) {
    vector<int> grundy;
    for (int distance = 0; distance < count; distance++) {
        set<int> options;
        for (int a = 0; a < distance; a++)
            for (int b = 0; b <= a; b++)
                options.insert(grundy[a] ^ grundy[b]);
        int mex = 0;
        while (options.count(mex))
            mex++;
        grundy.push_back(mex);
    }
    return grundy;
}

void print(const vector<int>& numbers) {
    for (size_t i = 0; i < numbers.size(); i++)
        printf(i == 0 ? "%d" : " %d", numbers[i]);
    putchar('\n');
}

int main() {
    print(values(60));
    map<vector<int>, bool> known;
    for (int code = 0; code < 16; code++) {
        vector<int> winning;
        for (const auto& move : moves({code >> 3 & 1, code >> 2 & 1, code >> 1 & 1, code & 1, 0}))
            if (!brute_force(move.second, known))
                winning.insert(winning.end(), move.first.begin(), move.first.end());
        print(winning);
    }
}
