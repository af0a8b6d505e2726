//! Test files of Climbing the Hill.

use crate::rules::{nim_wins, Search};
use crate::{sample, Case, TestFile};
use itertools::Itertools;

/// The lowest cell.
const MAX: usize = 99_999;

/// The cells of the persons, ascending, and the number of the king among them, from 1 on.
type Position = (Vec<usize>, usize);

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let with_kings = |cells: Vec<usize>| (1..=cells.len()).map(move |king| (cells.clone(), king));
    vec![
        // One person, who is the king; and persons without gaps, as many and as far down as allowed.
        test_file("edge-01", [1, MAX].map(|cell| (vec![cell], 1))),
        test_file("edge-02", [(1..=1000).collect(), vec![MAX - 1, MAX]].map(|cells| (cells, 2))),
        // All positions on the cells 1 to 5 with all kings: the second of an odd number is the trap.
        test_file("edge-03", (1..=5).flat_map(|n| (1..=5).combinations(n)).flat_map(with_kings)),
        // Few persons on few cells; every other time after a move that wins.
        test_file(
            "random-01",
            sample(60, 1, |rng| {
                let position = random(rng, 7, 200);
                let lost = moves(&position).into_iter().find(|after| can_win(after) == Some(false));
                lost.filter(|(cells, _)| cells[0] > 0 && rng.bool()).unwrap_or(position)
            }),
        ),
        test_file("random-02", sample(30, 2, |rng| random(rng, 20, MAX))),
    ]
}

fn random(rng: &mut fastrand::Rng, most: usize, lowest: usize) -> Position {
    let count = rng.usize(1..=most);
    let cells = (0..count).map(|_| rng.usize(1..=lowest)).sorted().dedup().collect_vec();
    let king = rng.usize(1..=cells.len().min(4));
    (cells, king)
}

fn test_file(name: &str, positions: impl IntoIterator<Item = Position>) -> TestFile {
    let mut search = Search::normal(moves);
    let cases = positions.into_iter().map(|position| {
        let (cells, king) = &position;
        let wins = can_win(&position).expect("the king is not on the hilltop");
        // A won position has a move to a lost one, and a lost one has none: by the search, or by one step.
        let sum: usize = cells.iter().sum();
        assert!(sum > 20 || search.wins(&position) == wins, "{position:?}");
        let is_lost = |after: &Position| can_win(after) != Some(true);
        assert!(sum > 5000 || moves(&position).iter().any(is_lost) == wins, "{position:?}");
        let input = format!("{} {king}\n{}", cells.len(), cells.iter().join(" "));
        Case::new(input, if wins { "Alice" } else { "Bob" })
    });
    TestFile::new(name, cases)
}

/// Whether the player to move wins: pairs from the top, the first of an odd number with a wall on the hilltop or,
/// as the first person does not go there before the king's turn, below it. None if the king is on the hilltop.
fn can_win((cells, king): &Position) -> Option<bool> {
    let on_top = cells.iter().filter(|&&cell| cell == 0).count();
    let king = king.checked_sub(on_top).filter(|&king| king > 0)?;
    let mut shifted = cells[on_top..].iter().map(|cell| cell + 1).collect_vec();
    if shifted.len() % 2 == 1 {
        shifted.insert(0, usize::from(king == 2));
    }
    let gaps = shifted.iter().tuples().map(|(upper, lower)| lower - upper - 1).collect_vec();
    Some(king == 1 || nim_wins(&gaps))
}

/// The positions after each move, by the rules. None once the king is on the hilltop.
fn moves((cells, king): &Position) -> Vec<Position> {
    let mut moves = Vec::new();
    for person in (0..cells.len()).filter(|_| cells[king - 1] > 0) {
        let above = if person == 0 { 0 } else { cells[person - 1] };
        for cell in above + usize::from(above > 0)..cells[person] {
            let mut after = cells.clone();
            after[person] = cell;
            moves.push((after, *king));
        }
    }
    moves
}
