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

{{constants}}// The positions that moves reach, with at most this many stones in a heap.
vector<Position> options(const Position& position, int most) {
    vector<Position> left;
    for (const auto& [takes, is_repeated] : MOVES) {
        Position reached = position;
        for (int times = 1; times <= (is_repeated ? most : 1); times++) {
            bool is_legal = true;
            for (int heap = 0; heap < {{heaps}}; heap++) {
                reached[heap] -= takes[heap];
                is_legal = is_legal && 0 <= reached[heap] && reached[heap] <= most;
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
    // A move takes more than it puts: no heap ever has more.
    const int most = {{most}};
    // All positions by their number of stones, which every move lowers.
    vector<pair<int, Position>> positions;
    Position position = {};
    do {
        positions.push_back({accumulate(position.begin(), position.end(), 0), position});
        for (int heap = {{heaps}}; heap-- > 0 && ++position[heap] > most;) position[heap] = 0;
    } while (position != Position());
    sort(positions.begin(), positions.end());
    map<Position, long long> values;
    for (const auto& [stones, position] : positions) {
        vector<long long> reached;
        for (const Position& left : options(position, most)) reached.push_back(values[left]);
        values[position] = value(reached);
    }
    for (const auto& [position, value] : values)
        if (*max_element(position.begin(), position.end()) <= n)
            cout << show(value) << (position.back() == n ? "\n" : " ");
}
