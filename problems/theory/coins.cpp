// The C++ of the page `coins`.

#include <cstdint>
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

uint64_t nim_product(uint64_t x, uint64_t y, int bits) {
    if (x < 2 || y < 2) return x * y;
    int half = bits / 2;
    uint64_t low = (uint64_t(1) << half) - 1;
    if ((x | y) <= low) return nim_product(x, y, half);
    uint64_t a = x >> half, b = x & low, c = y >> half, d = y & low;
    uint64_t ac = nim_product(a, c, half);
    uint64_t bd = nim_product(b, d, half);
    uint64_t high = nim_product(a ^ b, c ^ d, half) ^ bd;
    return (high << half) ^ bd ^ nim_product(uint64_t(1) << (half - 1), ac, half);
}

int main() {
    for (int value : values_of_heads(1, 40, ruler)) cout << value << "\n";
    for (int value : values_of_heads(0, 40, mock_turtles)) cout << value << "\n";
    for (int x = 0; x < 70; x++) {
        for (int y = 0; y < 70; y++) cout << nim_product(x, y, 64) << "\n";
    }
    uint64_t x = 1, y = 1;
    for (int i = 0; i < 1000; i++) {
        x = x * 6364136223846793005u + 1442695040888963407u;
        y = y * 2862933555777941757u + 3037000493u;
        cout << nim_product(x, y, 64) << "\n";
    }
}
