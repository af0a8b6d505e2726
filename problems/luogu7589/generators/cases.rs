//! Test files of Black and White Pieces: either piece on the left, places below 0, retreats that tempt.

use crate::rules::{nim_wins, to_p_position, Search};
use crate::{all_lists, random_list, sample, Case, TestFile};
use fastrand::Rng;

/// The gaps of the lines, the number of retreats of each player, and the longest retreat.
type Game = (Vec<usize>, usize, usize);

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let game = |rng: &mut Rng, gap: usize, k: usize, d: usize| -> Game {
        let lines = rng.usize(1..=4);
        let gaps = random_list(rng, lines, 0..=gap);
        let gaps = if rng.bool() { to_p_position(&gaps) } else { gaps };
        (gaps, rng.usize(0..=k), rng.usize(1..=d))
    };
    vec![
        // The smallest input, the largest gap, and neighbours with retreats left: lost all the same.
        test_file("edge-01", [(vec![0], 0, 1), (vec![1999], 0, 1), (vec![0], 100, 20)]),
        // Two lines with small gaps, without retreats and with one.
        test_file("edge-02", all_lists(2, 0..=3).into_iter().map(|gaps| (gaps, 0, 20))),
        test_file("edge-03", all_lists(2, 0..=2).into_iter().map(|gaps| (gaps, 1, 2))),
        // The distance is not the gap, and its parity is not enough; as many lines as there may be.
        test_file(
            "edge-04",
            [
                (vec![1, 2, 3], 2, 3),
                (vec![2, 4], 3, 1),
                (vec![0, 1, 1], 3, 1),
                (vec![5; 100], 100, 20),
            ],
        ),
        test_file("random-01", sample(20, 1, |rng| game(rng, 3, 1, 2))),
        test_file("random-02", sample(20, 2, |rng| game(rng, 1999, 100, 20))),
    ]
}

fn test_file(name: &str, games: impl IntoIterator<Item = Game>) -> TestFile {
    let mut rng = Rng::with_seed(0);
    let cases = games.into_iter().map(|(gaps, k, d)| {
        let wins = nim_wins(&gaps);
        if gaps.iter().sum::<usize>() + k * d <= 12 {
            let mut search = Search::normal(|position: &Position| moves(position, d));
            assert_eq!(wins, search.wins(&(gaps.clone(), k, k)), "{gaps:?} {k} {d}");
        }
        // A blank line before each case.
        let mut input = format!("\n{} {k} {d}", gaps.len());
        let mut lines: Vec<i64> = (-100..=100).collect();
        rng.shuffle(&mut lines);
        for (y, &gap) in lines.iter().zip(&gaps) {
            let distance = 1 + i64::try_from(gap).expect("at most 1999");
            let left = rng.i64(-1000..=1000 - distance);
            let right = left + distance;
            let (black, white) = if rng.bool() { (left, right) } else { (right, left) };
            input += &format!("\n{y} {black} {white}");
        }
        Case::new(input, if wins { "Yes" } else { "No" })
    });
    TestFile::new(name, cases).at_most(100)
}

/// The gaps, and how many retreats the player to move has left, and the opponent. The lines have no ends, so that
/// nothing else matters.
type Position = (Vec<usize>, usize, usize);

/// The positions after each move, from the opponent's side.
fn moves((gaps, mine, other): &Position, d: usize) -> Vec<Position> {
    let mut moves = Vec::new();
    for (line, &gap) in gaps.iter().enumerate() {
        let with = |new: usize| [&gaps[..line], &[new], &gaps[line + 1..]].concat();
        moves.extend((0..gap).map(|new| (with(new), *other, *mine)));
        if *mine > 0 {
            moves.extend((gap + 1..=gap + d).map(|new| (with(new), *other, mine - 1)));
        }
    }
    moves
}
