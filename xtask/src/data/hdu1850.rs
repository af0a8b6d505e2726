//! Cases of Being a Good Boy in Spring Festival: from no winning move to one on nearly every heap.

use super::rules::{
    can_be_searched, made_lost, nim_moves, nim_sum, nim_wins, replaced, sorted, Search,
};
use super::{drawn, drawn_row, line, rows, Question, TestCase};
use fastrand::Rng;

/// The largest heap.
const MOST: usize = 1_000_000;

/// The cases, with the answers.
pub fn cases() -> Vec<TestCase> {
    let ends = [1, 2, 524_287, 524_288, MOST - 1, MOST];
    vec![
        // The smallest input.
        case("edge-01", vec![vec![1, 1]]),
        // All rows of two heaps up to 12, and of three up to 7.
        case("edge-02", [rows(2, 1..=12), rows(3, 1..=7)].concat()),
        // 1, 3, 5, ..., 99 winning moves on a hundred heaps: it is always odd where it is not 0.
        case("edge-03", (1..100).step_by(2).map(with_large_heaps).collect()),
        // The ends of the range, equal heaps among them.
        case("edge-04", ends.iter().flat_map(|&a| ends.map(|b| vec![a, b])).collect()),
        // One heap is the sum of the others, or larger by one: lost, or won by one move.
        case("edge-05", drawn(100, 2, just_balanced).concat()),
        // The winning move takes a whole heap.
        case("edge-06", drawn(100, 3, whole_heap)),
        // Small rows, for which all moves were tried.
        case("random-01", {
            drawn(300, 4, |random| {
                let length = random.usize(2..=6);
                drawn_row(random, length, 1..=4)
            })
        }),
        // Over the whole range.
        case("random-02", {
            drawn(300, 5, |random| {
                let length = random.usize(2..=20);
                drawn_row(random, length, 1..=MOST)
            })
        }),
        // As many heaps as allowed, so many rows that trying every take takes too long.
        case("max-01", {
            drawn(150, 6, |random| {
                let row = drawn_row(random, 100, 1..=MOST);
                [row.clone(), sorted(&made_lost(&row))]
            })
            .concat()
        }),
    ]
}

/// A hundred heaps, so many of which have the largest power of two. If that is odd, these are the ones
/// that a winning move can start from.
fn with_large_heaps(large: usize) -> Vec<usize> {
    let random = &mut Rng::with_seed(large as u64);
    let mut row = drawn_row(random, large, 1 << 19..=MOST);
    row.extend(drawn_row(random, 100 - large, 1..=(1 << 19) - 1));
    random.shuffle(&mut row);
    row
}

fn just_balanced(random: &mut Rng) -> [Vec<usize>; 2] {
    loop {
        let length = random.usize(1..=9);
        let row = drawn_row(random, length, 1..=(1 << 19) - 2);
        let sum = nim_sum(&row);
        if sum > 0 {
            return [sum, sum + 1].map(|last| [&row[..], &[last]].concat());
        }
    }
}

/// A lost row and one heap more.
fn whole_heap(random: &mut Rng) -> Vec<usize> {
    let length = random.usize(4..=9);
    let mut row = sorted(&made_lost(&drawn_row(random, length, 1..=MOST)));
    row.push(random.usize(1..=MOST));
    random.shuffle(&mut row);
    row
}

fn case(name: &str, rows: Vec<Vec<usize>>) -> TestCase {
    let mut search = Search::normal(|heaps: &Vec<usize>| nim_moves(heaps));
    let questions = rows.into_iter().map(|heaps| {
        assert!((2..=100).contains(&heaps.len()));
        assert!(heaps.iter().all(|heap| (1..=MOST).contains(heap)));
        let count = winning_moves(&heaps);
        if can_be_searched(&heaps) {
            let options = |index: usize| {
                let heaps = &heaps;
                (0..heaps[index]).map(move |left| replaced(heaps, index, &[left]))
            };
            let wins = (0..heaps.len()).flat_map(options).filter(|next| !search.wins(next));
            assert_eq!(count, wins.count(), "{heaps:?}");
        }
        Question::new(format!("{}\n{}", heaps.len(), line(&heaps)), count)
    });
    TestCase::closed(name, "0", questions)
}

/// The heaps that can be cut down to the sum of the others, one move each.
fn winning_moves(heaps: &[usize]) -> usize {
    let sum_of_others = |index: usize| nim_sum(heaps) ^ heaps[index];
    let count = (0..heaps.len()).filter(|&index| sum_of_others(index) < heaps[index]).count();
    // These are the heaps with a one in the first column that holds an odd number of ones.
    let ones = |column: u32| heaps.iter().filter(|&&heap| heap >> column & 1 == 1).count();
    let column = (0..usize::BITS).rev().find(|&column| ones(column) % 2 == 1);
    assert_eq!(count, column.map_or(0, ones), "{heaps:?}");
    assert_eq!(count > 0, nim_wins(heaps), "{heaps:?}");
    count
}
