// By the rules: W if the first player wins a sheet, L if not. And the table of the Grundy values.
#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <vector>
using namespace std;

using Sheet = array<int, 2>; // the smaller side comes first
using Sheets = vector<Sheet>;

const Sheet CELL = {1, 1};

Sheets after_cut(Sheets sheets, int i, Sheet a, Sheet b) {
    sheets[i] = {min(a[0], a[1]), max(a[0], a[1])};
    sheets.push_back({min(b[0], b[1]), max(b[0], b[1])});
    sort(sheets.begin(), sheets.end());
    return sheets;
}

vector<Sheets> cuts(const Sheets &sheets) {
    vector<Sheets> cuts;
    for (int i = 0; i < (int)sheets.size(); i++) {
        auto [w, h] = sheets[i];
        for (int a = 1; a < w; a++)
            cuts.push_back(after_cut(sheets, i, {a, h}, {w - a, h}));
        for (int b = 1; b < h; b++)
            cuts.push_back(after_cut(sheets, i, {w, b}, {w, h - b}));
    }
    return cuts;
}

bool brute_force(const Sheets &sheets, map<Sheets, bool> &known) {
    if (known.count(sheets))
        return known[sheets];
    bool wins = false;
    for (const Sheets &cut : cuts(sheets)) // in order, so that a cell would come first
        wins = wins || cut[0] == CELL || !brute_force(cut, known);
    return known[sheets] = wins;
}

vector<vector<int>> grundy_values(int largest) {
    vector<vector<int>> g(largest + 1, vector<int>(largest + 1));
    for (int w = 2; w <= largest; w++)
        for (int h = 2; h <= largest; h++) {
            vector<bool> occurs(256);
            for (int a = 2; a <= w - 2; a++)
                occurs[g[a][h] ^ g[w - a][h]] = true;
            for (int b = 2; b <= h - 2; b++)
                occurs[g[w][b] ^ g[w][h - b]] = true;
            while (occurs[g[w][h]])
                g[w][h]++;
        }
    return g;
}

int main() {
    map<Sheets, bool> known;
    for (int w = 2; w <= 5; w++) {
        for (int h = 2; h <= 11; h++)
            putchar(brute_force({Sheet{min(w, h), max(w, h)}}, known) ? 'W' : 'L');
        putchar('\n');
    }
    for (const auto &row : grundy_values(40)) {
        for (int value : row)
            printf("%2d", value);
        putchar('\n');
    }
}
