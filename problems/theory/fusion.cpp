// The code of the page fusion; main prints what the test of the page computes too.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

// The value of what stands on a node, which the edge `way` has reached, and the least depth that it reaches.
pair<uint64_t, int> visit(int node, int way, const vector<vector<pair<int, int>>>& edges_at,
                          vector<int>& depths) {
    int depth = depths[node], lowest = depth;
    uint64_t value = 0;
    for (auto [edge, end] : edges_at[node]) {
        if (edge == way) continue;
        if (depths[end] == 0) {
            depths[end] = depth + 1;
            auto [above, reached] = visit(end, edge, edges_at, depths);
            bool is_bridge = reached > depth;
            value ^= is_bridge ? above + 1 : above ^ 1;
            lowest = min(lowest, reached);
        } else if (depths[end] <= depth) {
            value ^= 1;  // closes a cycle, or is a loop
            lowest = min(lowest, depths[end]);
        }
    }
    return {value, lowest};
}

uint64_t fused_value(int nodes, const vector<pair<int, int>>& edges) {
    vector<vector<pair<int, int>>> edges_at(nodes);  // the number of each edge, and its other end
    for (int edge = 0; edge < (int)edges.size(); edge++) {
        auto [a, b] = edges[edge];
        edges_at[a].push_back({edge, b});
        if (a != b) edges_at[b].push_back({edge, a});
    }
    vector<int> depths(nodes);  // 0 for a node that is not reached
    depths[0] = 1;
    return visit(0, -1, edges_at, depths).first;
}

int main() {
    const vector<pair<int, int>> pairs = {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3},
                                          {3, 2}, {1, 1}, {1, 0}, {2, 3}};
    for (int graph = 0; graph < 1 << pairs.size(); graph++) {
        vector<pair<int, int>> edges;
        for (size_t i = 0; i < pairs.size(); i++)
            if (graph >> i & 1) edges.push_back(pairs[i]);
        cout << fused_value(4, edges) << '\n';
    }
}
