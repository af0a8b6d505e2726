// Green Hackenbush on all trees of up to six vertices, by the rules: W if the player to move wins.
#include <algorithm>
#include <iostream>
#include <map>
#include <vector>
using namespace std;

typedef vector<pair<int, int>> Edges;

// What is left after a cut. An edge leads up, and stands behind the edge that leads to its lower end.
Edges cut(const Edges& edges, int i) {
    vector<int> fallen = {edges[i].second};
    Edges left(edges.begin(), edges.begin() + i);
    for (size_t j = i + 1; j < edges.size(); j++) {
        auto [below, above] = edges[j];
        if (count(fallen.begin(), fallen.end(), below)) {
            fallen.push_back(above);
        } else {
            left.push_back(edges[j]);
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
    for (size_t i = 0; i < edges.size() && !wins; i++) {
        wins = !brute_force(cut(edges, i), known);
    }
    return known[edges] = wins;
}

int main() {
    map<Edges, bool> known;
    vector<Edges> trees = {{}};
    for (int nodes = 1; nodes <= 6; nodes++) {
        vector<Edges> larger;
        for (const Edges& tree : trees) {
            cout << (brute_force(tree, known) ? 'W' : 'L');
            for (int parent = 0; parent < nodes; parent++) {
                larger.push_back(tree);
                larger.back().push_back({parent, nodes});
            }
        }
        cout << '\n';
        trees = larger;
    }
}
