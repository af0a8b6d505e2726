#include <algorithm>
#include <array>
#include <iostream>
#include <map>
#include <numeric>
#include <utility>
#include <vector>
using namespace std;

// The numbers of stones in the heaps.
typedef array<int, {{heaps}}> Position;

{{constants}}// The positions that moves reach, with at most n stones in a heap.
vector<Position> options(const Position& position, int n) {
    vector<Position> left;
    for (const auto& [takes, is_repeated] : MOVES) {
        Position reached = position;
        for (int times = 1; times <= (is_repeated ? n : 1); times++) {
            bool is_legal = true;
            for (int heap = 0; heap < {{heaps}}; heap++) {
                reached[heap] -= takes[heap];
                is_legal = is_legal && 0 <= reached[heap] && reached[heap] <= n;
            }
            if (is_legal) left.push_back(reached);
        }
    }
    return left;
}

{{value}}
int main() {
    int n;
    cin >> n;
    // All positions by their number of stones, which every move lowers.
    vector<pair<int, Position>> positions;
    Position position = {};
    do {
        positions.push_back({accumulate(position.begin(), position.end(), 0), position});
        for (int heap = {{heaps}}; heap-- > 0 && ++position[heap] > n;) position[heap] = 0;
    } while (position != Position());
    sort(positions.begin(), positions.end());
    map<Position, long long> values;
    for (const auto& [stones, position] : positions) {
        vector<long long> reached;
        for (const Position& left : options(position, n)) reached.push_back(values[left]);
        values[position] = value(reached);
    }
    for (const auto& [position, value] : values)
        cout << show(value) << (position.back() == n ? "\n" : " ");
}
