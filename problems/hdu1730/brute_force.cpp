// Who wins on each board: W if the player to move wins, L if the opponent does, - if nobody can force an end.
#include <array>
#include <cstdio>
#include <map>
#include <utility>
#include <vector>
using namespace std;

using Board = vector<array<int, 2>>; // for each row the columns of my piece and of the other one

vector<Board> moves(const Board& board, int m) {
    vector<Board> boards;
    for (size_t row = 0; row < board.size(); row++) {
        auto [mine, other] = board[row];
        // On its own side of the other piece a piece can go anywhere.
        int first = mine < other ? 1 : other + 1, last = mine < other ? other - 1 : m;
        for (int column = first; column <= last; column++) {
            if (column == mine)
                continue;
            Board next = board;
            next[row][0] = column;
            for (auto& pieces : next)
                swap(pieces[0], pieces[1]);
            boards.push_back(next);
        }
    }
    return boards;
}

map<Board, bool> brute_force(const vector<Board>& boards, int m) {
    map<Board, bool> wins;
    while (true) {
        size_t known = wins.size();
        for (const Board& board : boards) {
            bool some_lost = false, all_won = true;
            for (const Board& next : moves(board, m)) {
                auto found = wins.find(next);
                some_lost = some_lost || (found != wins.end() && !found->second);
                all_won = all_won && found != wins.end() && found->second;
            }
            if (some_lost || all_won)
                wins[board] = some_lost;
        }
        if (wins.size() == known)
            return wins; // a board that is missing is one on which nobody can force an end
    }
}

// Who wins on each board of two rows and m columns: a line for each first row.
void print_two_rows(int m) {
    vector<array<int, 2>> rows;
    for (int mine = 1; mine <= m; mine++)
        for (int other = 1; other <= m; other++)
            if (mine != other)
                rows.push_back({mine, other});
    vector<Board> boards;
    for (auto first : rows)
        for (auto second : rows)
            boards.push_back({first, second});
    map<Board, bool> wins = brute_force(boards, m);
    for (auto first : rows) {
        for (auto second : rows) {
            auto found = wins.find({first, second});
            putchar(found == wins.end() ? '-' : found->second ? 'W' : 'L');
        }
        putchar('\n');
    }
}

int main() {
    for (int m = 2; m <= 5; m++)
        print_two_rows(m);
}
