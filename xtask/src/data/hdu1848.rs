//! Cases of Fibonacci again and again: most rows of three heaps are won, so lost ones are looked for.

use super::rules::{fibonacci_numbers, mex, nim_wins, Search};
use super::{drawn, rows, Question, TestCase};
use fastrand::Rng;

/// The cases, with the answers.
pub fn cases() -> Vec<TestCase> {
    let game = Game::new();
    let case = |name: &str, rows: Vec<[usize; 3]>| game.case(name, rows);
    let all = |most| rows(3, 1..=most).into_iter().map(|row| [row[0], row[1], row[2]]).collect();
    let any = |random: &mut Rng| [(); 3].map(|()| random.usize(1..=1000));
    let one_large = |random: &mut Rng| {
        let mut row = [random.usize(901..=1000), random.usize(1..=9), random.usize(1..=9)];
        random.shuffle(&mut row);
        row
    };
    vec![
        // The smallest input.
        case("edge-01", vec![[1, 1, 1]]),
        // All rows with heaps up to 12.
        case("edge-02", all(12)),
        // Two equal heaps cancel: the third shows by itself where the Grundy value is 0.
        case("edge-03", (1..=1000).map(|heap| [7, heap, 7]).collect()),
        // Heaps around the Fibonacci numbers.
        case(
            "edge-04",
            fibonacci_numbers(1000)
                .into_iter()
                .flat_map(|take| {
                    [[take, 1, 2], [take, take, 4], [take + 1, 3, take], [10, 4, take]]
                })
                .filter(|row| row.iter().all(|&heap| heap <= 1000))
                .collect(),
        ),
        // Each heap beside the least one of the same Grundy value, and 4, whose value is 0: all lost.
        case("edge-05", (1..=1000).map(|heap| [game.least_like(heap), 4, heap]).collect()),
        // Over the whole range, as it comes: nearly all are won.
        case("random-01", drawn(1000, 1, any)),
        // The same, but lost.
        case("random-02", drawn(1000, 2, |random| game.lost_row(random, any))),
        // As large as it gets.
        case("max-01", drawn(1000, 3, |random| [(); 3].map(|()| random.usize(987..=1000)))),
        // So many rows with a large heap that a table for each takes too long. About half are lost.
        case(
            "max-02",
            drawn(60_000, 4, |random| {
                if random.bool() {
                    one_large(random)
                } else {
                    game.lost_row(random, one_large)
                }
            }),
        ),
    ]
}

struct Game {
    takes: Vec<usize>,
    /// The Grundy values of the heaps from 0 on.
    grundy: Vec<usize>,
}

impl Game {
    fn new() -> Self {
        let takes = fibonacci_numbers(1000);
        let mut grundy = Vec::new();
        for heap in 0..=1000 {
            let options = takes.iter().take_while(|&&take| take <= heap);
            let options: Vec<usize> = options.map(|take| grundy[heap - take]).collect();
            grundy.push(mex(&options));
        }
        // The value of a heap is also that of the Nim heap that it is lost together with.
        let mut search = Search::normal(|&(heap, nim): &(usize, usize)| {
            let takes = takes.iter().take_while(|&&take| take <= heap);
            takes.map(|take| (heap - take, nim)).chain((0..nim).map(|less| (heap, less))).collect()
        });
        for (heap, &value) in grundy.iter().enumerate() {
            assert!(!search.wins(&(heap, value)), "the value of {heap} is not {value}");
        }
        drop(search);
        Game { takes, grundy }
    }

    fn case(&self, name: &str, rows: Vec<[usize; 3]>) -> TestCase {
        let mut search = Search::normal(|row: &[usize; 3]| self.moves(row));
        let questions = rows.into_iter().map(|row| {
            assert!(row.iter().all(|heap| (1..=1000).contains(heap)));
            let wins = nim_wins(&row.map(|heap| self.grundy[heap]));
            if row.iter().all(|&heap| heap <= 30) {
                assert_eq!(wins, search.wins(&row), "{row:?}");
            }
            let [m, n, p] = row;
            Question::new(format!("{m} {n} {p}"), if wins { "Fibo" } else { "Nacci" })
        });
        TestCase::closed(name, "0 0 0", questions)
    }

    /// A Fibonacci number is taken from one heap.
    fn moves(&self, row: &[usize; 3]) -> Vec<[usize; 3]> {
        let mut moves = Vec::new();
        for heap in 0..3 {
            for take in self.takes.iter().take_while(|&&take| take <= row[heap]) {
                let mut next = *row;
                next[heap] -= take;
                next.sort_unstable();
                moves.push(next);
            }
        }
        moves
    }

    /// The least heap above 0 with the same Grundy value.
    fn least_like(&self, heap: usize) -> usize {
        let is_like = |other: &usize| self.grundy[*other] == self.grundy[heap];
        (1..=heap).find(is_like).expect("it is like itself")
    }

    /// Draws until a row is lost.
    fn lost_row(&self, random: &mut Rng, one: impl Fn(&mut Rng) -> [usize; 3]) -> [usize; 3] {
        loop {
            let row = one(random);
            if !nim_wins(&row.map(|heap| self.grundy[heap])) {
                return row;
            }
        }
    }
}
