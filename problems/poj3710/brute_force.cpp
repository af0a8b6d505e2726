// Green Hackenbush by the rules: for each of 256 small graphs, whether the player to move wins, on a line for
// each height of a stalk beside it.
#include <iostream>
#include <map>
#include <vector>
using namespace std;

typedef vector<pair<int, int>> Edges;

// The edges that are connected with the ground.
Edges standing(const Edges& edges) {
    vector<bool> is_reached(20);
    is_reached[0] = true;
    for (size_t round = 0; round < edges.size(); round++) {
        for (auto [a, b] : edges) {
            if (is_reached[a] || is_reached[b]) {
                is_reached[a] = is_reached[b] = true;
            }
        }
    }
    Edges left;
    for (auto edge : edges) {
        if (is_reached[edge.first]) {
            left.push_back(edge);
        }
    }
    return left;
}

// Whether the player to move wins. `known` remembers the answers.
bool brute_force(const Edges& edges, map<Edges, bool>& known) {
    if (known.count(edges)) {
        return known[edges];
    }
    bool wins = false;
    for (size_t cut = 0; cut < edges.size() && !wins; cut++) {
        Edges left = edges;
        left.erase(left.begin() + cut);
        wins = !brute_force(standing(left), known);
    }
    return known[edges] = wins;
}

int main() {
    const Edges pairs = {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {3, 2}, {1, 1}, {1, 0}};
    map<Edges, bool> known;
    for (int height = 0; height < 4; height++) {
        for (int graph = 0; graph < 1 << pairs.size(); graph++) {
            Edges edges;
            for (size_t i = 0; i < pairs.size(); i++) {
                if (graph >> i & 1) {
                    edges.push_back(pairs[i]);
                }
            }
            for (int i = 0; i < height; i++) {
                edges.push_back({i == 0 ? 0 : 3 + i, 4 + i});
            }
            cout << (brute_force(standing(edges), known) ? 'W' : 'L');
        }
        cout << '\n';
    }
}
