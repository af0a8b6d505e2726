// Games on DAG by the rules: complete graphs of 2 to 5 vertices. W or L for each graph with some of the edges between
// up to 4 vertices, and the number of graphs that Alice wins.
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

using Edges = vector<pair<int, int>>;

// Whether the player to move wins with these pieces.
bool brute_force(const Edges& edges, vector<int> pieces) {
    for (int& piece : pieces) {
        int vertex = piece;
        for (auto [from, to] : edges)
            if (from == vertex) {
                piece = to;
                if (!brute_force(edges, pieces))
                    return true;
            }
        piece = vertex;
    }
    return false;
}

// All graphs with some of these edges.
vector<Edges> all_graphs(const Edges& edges) {
    vector<Edges> graphs = {{}};
    for (auto edge : edges) {
        size_t count = graphs.size();
        for (size_t i = 0; i < count; i++) {
            graphs.push_back(graphs[i]);
            graphs.back().push_back(edge);
        }
    }
    return graphs;
}

int main() {
    for (int n = 2; n <= 5; n++) {
        Edges edges, up_to_4;
        for (int y = 2; y <= n; y++)
            for (int x = 1; x < y; x++) {
                edges.push_back({x, y});
                if (y <= 4)
                    up_to_4.push_back({x, y});
            }
        for (const Edges& graph : all_graphs(up_to_4))
            cout << (brute_force(graph, {1, 2}) ? 'W' : 'L');
        int won = 0;
        for (const Edges& graph : all_graphs(edges))
            won += brute_force(graph, {1, 2});
        cout << ' ' << won << '\n';
    }
}
