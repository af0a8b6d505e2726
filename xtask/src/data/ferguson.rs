//! Cases of Ferguson's two boxes. No judge sets a bound; the cases keep to 10^9, where a program that
//! tries all divisions is too slow.

use super::rules::Search;
use super::{drawn, pairs, Question, TestCase};

/// The largest number of sweets in a box.
const MOST: usize = 1_000_000_000;

/// The cases, with the answers.
pub fn cases() -> Vec<TestCase> {
    let ends = [1, 2, 3, 65_535, 65_536, MOST - 1, MOST];
    let near_the_end = MOST - 99..=MOST;
    vec![
        // The one position without a move.
        case("edge-01", [(1, 1)]),
        // All with at most 40 sweets in a box.
        case("edge-02", pairs(1..=40, 1..=40)),
        // The ends of the range, in all combinations.
        case("edge-03", ends.iter().flat_map(|&m| ends.map(|n| (m, n)))),
        // Up to 300 sweets.
        case("random-01", drawn(1000, 1, |random| (random.usize(1..=300), random.usize(1..=300)))),
        // Over the whole range.
        case("random-02", drawn(1000, 2, |r| (r.usize(1..=MOST), r.usize(1..=MOST)))),
        // Large boxes, many of them.
        case(
            "max-01",
            drawn(3000, 3, |r| (r.usize(near_the_end.clone()), r.usize(near_the_end.clone()))),
        ),
    ]
}

fn case(name: &str, boxes: impl IntoIterator<Item = (usize, usize)>) -> TestCase {
    let mut search = Search::normal(moves);
    let questions = boxes.into_iter().map(|(m, n)| {
        assert!((1..=MOST).contains(&m) && (1..=MOST).contains(&n));
        // Both odd: the last digits tell, and so does the product.
        let odd = |number: usize| "13579".contains(number.to_string().chars().last().unwrap());
        let wins = !(odd(m) && odd(n));
        assert_eq!(wins, m * n % 2 == 0, "{m} {n}");
        if m.max(n) <= 100 {
            assert_eq!(wins, search.wins(&(m, n)), "{m} {n}");
        }
        Question::new(format!("{m} {n}"), if wins { "first" } else { "second" })
    });
    TestCase::to_end(name, questions)
}

/// One box is divided, the other one emptied.
fn moves(&(m, n): &(usize, usize)) -> Vec<(usize, usize)> {
    let divide = |sweets: usize| (1..sweets).map(move |part| (part, sweets - part));
    divide(m).chain(divide(n)).collect()
}
