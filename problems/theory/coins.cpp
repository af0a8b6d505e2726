// The C++ of the page `coins`.

#include <iostream>
#include <vector>
using namespace std;

int mex(const vector<int>& values) {
    vector<bool> seen(values.size() + 1);
    for (int value : values) {
        if (value < (int)seen.size()) seen[value] = true;
    }
    int least = 0;
    while (seen[least]) least++;
    return least;
}

vector<int> values_of_heads(int first, int last, vector<vector<int>> others(int)) {
    vector<int> g(first);  // no coins there
    for (int x = first; x <= last; x++) {
        vector<int> values;
        for (const vector<int>& set : others(x)) {
            int sum = 0;
            for (int y : set) sum ^= g[y];
            values.push_back(sum);
        }
        g.push_back(mex(values));
    }
    return g;
}

vector<vector<int>> ruler(int x) {
    vector<vector<int>> sets;
    for (int y = 1; y <= x; y++) {
        vector<int> set;
        for (int z = y; z < x; z++) set.push_back(z);
        sets.push_back(set);
    }
    return sets;
}

vector<vector<int>> mock_turtles(int x) {
    vector<vector<int>> sets = {{}};
    for (int y = 0; y < x; y++) {
        sets.push_back({y});
        for (int z = 0; z < y; z++) sets.push_back({z, y});
    }
    return sets;
}

int main() {
    for (int value : values_of_heads(1, 40, ruler)) cout << value << "\n";
    for (int value : values_of_heads(0, 40, mock_turtles)) cout << value << "\n";
}
