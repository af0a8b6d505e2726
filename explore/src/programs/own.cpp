#include <algorithm>
#include <iostream>
#include <map>
#include <vector>
using namespace std;

// A list of numbers; a heap of n stones is {n}.
typedef vector<long long> Position;

// The options of a position: each is a sum of positions, mostly of one alone.
vector<vector<Position>> moves(const Position& position) {
    vector<vector<Position>> options;
    // The place for your rule. What stands here is an example: a move takes 1 to 3 from one of the numbers.
{{source}}    for (size_t i = 0; i < position.size(); i++)
        for (int take = 1; take <= min(position[i], 3LL); take++) {
            Position option = position;
            option[i] -= take;
            options.push_back({option});
        }
    return options;
}

{{value}}
// The value of a position; `known` are those that were found before.
long long value_of(const Position& position, map<Position, long long>& known) {
    if (known.count(position)) return known[position];
    vector<long long> left;
    for (const auto& option : moves(position)) {
        long long sum = 0;
        for (const Position& part : option) sum ^= value_of(part, known);
        left.push_back(sum);
    }
    return known[position] = value(left);
}

int main() {
    int k;
    while (cin >> k) {
        Position position(k);
        for (long long& number : position) cin >> number;
        map<Position, long long> known;
        cout << show(value_of(position, known)) << "\n";
    }
}
