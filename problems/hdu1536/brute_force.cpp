// For some sets of takes: the Grundy values of heaps, and who wins on two heaps, W for won and L for lost.
#include <cstdio>
#include <set>
#include <vector>
using namespace std;

vector<vector<bool>> brute_force(const vector<int>& takes, int most) {
    vector<vector<bool>> wins(most + 1, vector<bool>(most + 1, false));
    for (int a = 0; a <= most; a++)
        for (int b = 0; b <= most; b++)
            for (int take : takes)
                if ((take <= a && !wins[a - take][b]) || (take <= b && !wins[a][b - take]))
                    wins[a][b] = true;
    return wins;
}

vector<int> grundy_values(const vector<int>& takes, int most) {
    vector<int> grundy;
    for (int heap = 0; heap <= most; heap++) {
        set<int> options;
        for (int take : takes)
            if (take <= heap)
                options.insert(grundy[heap - take]);
        int mex = 0;
        while (options.count(mex))
            mex++;
        grundy.push_back(mex);
    }
    return grundy;
}

int main() {
    const vector<vector<int>> sets = {
        {1, 2, 3}, {4}, {2, 5}, {1, 3, 4}, {3, 5, 8}, {5, 2, 1}, {7, 4, 2, 4},
    };
    for (const vector<int>& takes : sets) {
        vector<int> grundy = grundy_values(takes, 99);
        for (size_t heap = 0; heap < grundy.size(); heap++)
            printf(heap == 0 ? "%d" : " %d", grundy[heap]);
        putchar('\n');
        for (const vector<bool>& row : brute_force(takes, 19)) {
            for (bool wins : row)
                putchar(wins ? 'W' : 'L');
            putchar('\n');
        }
    }
}
