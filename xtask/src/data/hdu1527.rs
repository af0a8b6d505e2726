//! Cases of Wythoff's game: above all lost positions, which are few, and those that floating point
//! gets wrong.

use super::rules::{fibonacci_numbers, zeckendorf, Search};
use super::{drawn, pairs, Question, TestCase};
use fastrand::Rng;

/// The largest heap.
const MOST: usize = 1_000_000_000;

/// The largest difference of a lost position within the bounds.
const LARGEST_DIFFERENCE: usize = 381_966_011;

/// How far lost positions are listed one by one.
const LISTED: usize = 300_000;

/// The differences k for which `floor(k * 1.618...)`, the smaller heap, is wrong in f64: all that there
/// are within the bounds.
#[rustfmt::skip]
const SMALL_WRONG_IN_F64: [usize; 14] = [
    102_334_155, 141_422_324, 180_510_493, 204_668_310, 219_598_662, 243_756_479, 267_914_296,
    282_844_648, 307_002_465, 321_932_817, 336_863_169, 346_090_634, 361_020_986, 370_248_451,
];

/// Further ones for which `floor(k * 2.618...)`, the larger heap, is wrong in f64.
const LARGE_WRONG_IN_F64: [usize; 4] = [117_264_507, 234_529_014, 258_686_831, 297_775_000];

/// The cases, with the answers.
pub fn cases() -> Vec<TestCase> {
    let fibonacci = fibonacci_numbers(2 * MOST);
    let referee = Referee { partners: partners(), fibonacci: &fibonacci };
    let case = |name: &str, heaps: Vec<(usize, usize)>| referee.case(name, heaps);
    let any_lost = |random: &mut Rng| {
        let (a, b) = lost(random.usize(..=LARGEST_DIFFERENCE));
        if random.bool() {
            (a, b)
        } else {
            (b, a)
        }
    };
    let anywhere = |random: &mut Rng| (random.usize(0..=MOST), random.usize(0..=MOST));
    vec![
        // No stones: lost.
        case("edge-01", vec![(0, 0)]),
        // All positions with heaps up to 60.
        case("edge-02", pairs(0..=60, 0..=60).collect()),
        // Where f64 is wrong, in both orders, and the neighbours.
        case("edge-03", {
            SMALL_WRONG_IN_F64.into_iter().chain(LARGE_WRONG_IN_F64).flat_map(around).collect()
        }),
        // Differences whose product with the golden ratio is nearly whole: Fibonacci numbers, their
        // multiples and their sums. A constant with too few digits fails here.
        case("edge-04", nearly_whole(&fibonacci).into_iter().flat_map(around).collect()),
        // The ends of the range.
        case(
            "edge-05",
            [(0, MOST), (MOST, MOST), (MOST, 0), (MOST - 1, MOST), (0, 1), (1, 1), (2, 1)]
                .into_iter()
                .chain((LARGEST_DIFFERENCE - 20..=LARGEST_DIFFERENCE).flat_map(around))
                .collect(),
        ),
        // The first thousand lost positions.
        case("edge-06", (0..1000).map(lost).collect()),
        // Over the whole range: all of them won.
        case("random-01", drawn(1000, 1, anywhere)),
        // Lost positions over the whole range, in either order.
        case("random-02", drawn(3000, 2, any_lost)),
        // Lost and nearly lost positions of medium size.
        case("random-03", drawn(300, 3, |random| around(random.usize(..LISTED / 3))).concat()),
        // Many large positions, half of them lost.
        case("max-01", drawn(10_000, 4, |random| [any_lost(random), anywhere(random)]).concat()),
    ]
}

/// A lost position and its nearest neighbours, in both orders.
fn around(difference: usize) -> Vec<(usize, usize)> {
    let (a, b) = lost(difference);
    let near = [(a, b), (a + 1, b + 1), (a.saturating_sub(1), b.saturating_sub(1)), (a + 1, b)];
    near.into_iter()
        .flat_map(|(a, b)| [(a, b), (b, a)])
        .filter(|&(a, b)| a.max(b) <= MOST)
        .collect()
}

fn nearly_whole(fibonacci: &[usize]) -> Vec<usize> {
    let multiples = fibonacci.iter().flat_map(|number| (1..=4).map(move |times| number * times));
    let sums =
        fibonacci.windows(6).flat_map(|six| [six[0] + six[2], six[0] + six[3], six[0] + six[5]]);
    multiples.chain(sums).filter(|&k| k <= LARGEST_DIFFERENCE).collect()
}

/// The lost position with a given difference, the smaller heap first: the whole part of the
/// difference times (1 + √5) / 2.
fn lost(difference: usize) -> (usize, usize) {
    let k = difference as u128;
    let a = usize::try_from((k + (5 * k * k).isqrt()) / 2).expect("it is about as large");
    (a, a + difference)
}

struct Referee<'a> {
    /// For each heap up to [`LISTED`] the one that it is lost with.
    partners: Vec<Option<usize>>,
    fibonacci: &'a [usize],
}

impl Referee<'_> {
    fn case(&self, name: &str, heaps: Vec<(usize, usize)>) -> TestCase {
        let mut search = Search::normal(moves);
        let questions = heaps.into_iter().map(|(a, b)| {
            let (small, large) = (a.min(b), a.max(b));
            assert!(large <= MOST);
            let is_lost = (small, large) == lost(large - small);
            assert_eq!(is_lost, self.is_lost_by_digits(small, large), "{a} {b}");
            if large <= LISTED {
                assert_eq!(is_lost, self.partners[small] == Some(large), "{a} {b}");
            }
            if large <= 30 {
                assert_eq!(is_lost, !search.wins(&(small, large)), "{a} {b}");
            }
            Question::new(format!("{a} {b}"), if is_lost { "0" } else { "1" })
        });
        TestCase::to_end(name, questions)
    }

    /// Written in Fibonacci numbers, by Zeckendorf, the smaller heap of a lost position ends in an
    /// even number of zeros, and the larger heap has one zero more.
    fn is_lost_by_digits(&self, small: usize, large: usize) -> bool {
        let parts = zeckendorf(small, self.fibonacci);
        let with_a_zero_more: usize = parts.iter().map(|part| self.fibonacci[part + 1]).sum();
        parts.last().map_or(true, |zeros| zeros % 2 == 0) && large == with_a_zero_more
    }
}

/// Stones from one heap, or as many from both. The smaller heap comes first.
fn moves(&(a, b): &(usize, usize)) -> Vec<(usize, usize)> {
    let from_small = (1..=a).map(|take| (a - take, b));
    let from_large = (1..=b).map(|take| (a.min(b - take), a.max(b - take)));
    let from_both = (1..=a).map(|take| (a - take, b - take));
    from_small.chain(from_large).chain(from_both).collect()
}

/// The lost positions by their definition: the next one has a difference larger by one, and its
/// smaller heap is the least number in none before it.
fn partners() -> Vec<Option<usize>> {
    let mut partners = vec![None; LISTED + 1];
    let mut small = 0;
    for difference in 0.. {
        while partners[small].is_some() {
            small += 1;
        }
        let large = small + difference;
        if large > LISTED {
            return partners;
        }
        partners[small] = Some(large);
        partners[large] = Some(small);
    }
    unreachable!("the differences go on for ever")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[allow(clippy::cast_precision_loss, clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    fn the_differences_are_wrong_in_f64() {
        let phi = (1.0 + 5_f64.sqrt()) / 2.0;
        for k in SMALL_WRONG_IN_F64 {
            assert_ne!((k as f64 * phi) as usize, lost(k).0, "{k}");
        }
        for k in LARGE_WRONG_IN_F64 {
            assert_ne!((k as f64 * (phi * phi)) as usize, lost(k).1, "{k}");
        }
    }
}
