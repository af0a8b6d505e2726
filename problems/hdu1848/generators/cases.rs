//! Test files of Fibonacci again and again. Random positions are rarely P-positions, so some are
//! chosen to be.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let game = Game::new();
    let test_file = |name: &str, positions: Vec<[usize; 3]>| game.test_file(name, positions);
    let all = |max| {
        all_lists(3, 1..=max).into_iter().map(|heaps| [heaps[0], heaps[1], heaps[2]]).collect()
    };
    let any_position = |rng: &mut Rng| [(); 3].map(|()| rng.usize(1..=1000));
    let one_large_heap = |rng: &mut Rng| {
        let mut heaps = [rng.usize(901..=1000), rng.usize(1..=9), rng.usize(1..=9)];
        rng.shuffle(&mut heaps);
        heaps
    };
    let edge = vec![
        // The smallest input.
        vec![[1, 1, 1]],
        // All positions with heaps up to 12.
        all(12),
        // Two equal heaps cancel, so the third alone decides.
        (1..=1000).map(|heap| [7, heap, 7]).collect(),
        // Heaps around the Fibonacci numbers.
        fibonacci_numbers(1000)
            .into_iter()
            .flat_map(|take| [[take, 1, 2], [take, take, 4], [take + 1, 3, take], [10, 4, take]])
            .filter(|heaps| heaps.iter().all(|&heap| heap <= 1000))
            .collect(),
        // Each heap with the least one of the same Grundy value and 4, whose value is 0: all
        // P-positions.
        (1..=1000).map(|heap| [game.least_equivalent(heap), 4, heap]).collect(),
    ];
    let random = vec![
        // Anything in the range: nearly all are N-positions.
        sample(1000, 1, any_position),
        // P-positions.
        sample(1000, 2, |rng| game.random_p_position(rng, any_position)),
    ];
    let max = vec![
        // The largest heaps.
        sample(1000, 3, |rng| [(); 3].map(|()| rng.usize(987..=1000))),
        // So many positions with a large heap that a table for each takes too long. About half are
        // P-positions.
        sample(60_000, 4, |rng| {
            if rng.bool() {
                one_large_heap(rng)
            } else {
                game.random_p_position(rng, one_large_heap)
            }
        }),
    ];
    let mut files = numbered([("edge", edge), ("random", random), ("max", max)], test_file);
    let large = |i: usize| spaced([1000 - i % 40, 1000 - i / 40 % 40, 1000 - i / 1600 % 40]);
    files.extend(largest([("three large heaps", (0..60_000).map(large).collect())]));
    files
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
        Game { takes, grundy }
    }

    fn test_file(&self, name: &str, positions: Vec<[usize; 3]>) -> TestFile {
        let mut search = Search::normal(|heaps: &[usize; 3]| self.moves(heaps));
        let cases = positions.into_iter().map(|heaps| {
            let wins = nim_wins(&heaps.map(|heap| self.grundy[heap]));
            if heaps.iter().all(|&heap| heap <= 30) {
                assert_eq!(wins, search.wins(&heaps), "{heaps:?}");
            }
            let [m, n, p] = heaps;
            Case::new(format!("{m} {n} {p}"), if wins { "Fibo" } else { "Nacci" })
        });
        TestFile::new(name, cases)
    }

    /// The options of a position: a Fibonacci number is taken from one heap.
    fn moves(&self, heaps: &[usize; 3]) -> Vec<[usize; 3]> {
        let mut moves = Vec::new();
        for index in 0..3 {
            for take in self.takes.iter().take_while(|&&take| take <= heaps[index]) {
                let mut next = *heaps;
                next[index] -= take;
                next.sort_unstable();
                moves.push(next);
            }
        }
        moves
    }

    /// The least heap above 0 with the same Grundy value.
    fn least_equivalent(&self, heap: usize) -> usize {
        let is_equivalent = |other: &usize| self.grundy[*other] == self.grundy[heap];
        (1..=heap).find(is_equivalent).expect("it is equivalent to itself")
    }

    /// The first P-position that `generate` returns.
    fn random_p_position(
        &self,
        rng: &mut Rng,
        generate: impl Fn(&mut Rng) -> [usize; 3],
    ) -> [usize; 3] {
        loop {
            let heaps = generate(rng);
            if !nim_wins(&heaps.map(|heap| self.grundy[heap])) {
                return heaps;
            }
        }
    }
}
