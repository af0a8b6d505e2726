// The code of the page welter; main prints what the test of the page computes too.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>
using namespace std;
typedef unsigned long long u64;

u64 mate(u64 a, u64 b) {
    u64 x = a ^ b;
    return x ^ (x - 1);
}

u64 welter(const vector<u64>& coins) {
    u64 value = 0;
    for (size_t i = 0; i < coins.size(); i++) {
        value ^= coins[i];
        for (size_t j = 0; j < i; j++) value ^= mate(coins[i], coins[j]);
    }
    return value;
}

vector<pair<u64, u64>> winning_moves(const vector<u64>& coins) {
    vector<pair<u64, u64>> moves;
    u64 all = welter(coins);
    u64 largest = coins.empty() ? 0 : *max_element(coins.begin(), coins.end());
    for (size_t i = 0; i < coins.size(); i++) {
        vector<u64> others = coins;
        others.erase(others.begin() + i);
        u64 rest = all ^ coins[i], to = 0;
        for (u64 b : others) rest ^= mate(coins[i], b);
        for (int place = 0; place < 64 && largest >> place > 0; place++) {
            u64 value = rest ^ to;
            for (u64 b : others) value ^= mate(to, b);
            to ^= value & (u64)1 << place; // changes this digit of the value, and none below
        }
        if (to < coins[i] && !count(others.begin(), others.end(), to)) {
            moves.push_back({coins[i], to});
        }
    }
    return moves;
}

int main() {
    for (int set = 0; set < 1 << 8; set++) {
        vector<u64> coins;
        for (u64 place = 0; place < 8; place++) {
            if (set >> place & 1) coins.push_back(place);
        }
        cout << welter(coins) << ":";
        for (auto [from, to] : winning_moves(coins)) cout << ' ' << from << '-' << to;
        cout << "\n";
    }
}
