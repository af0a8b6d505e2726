//! Test files of A funny game. An input is a single tree.

use crate::rules::Search;
use crate::{Case, TestFile};
use fastrand::Rng;

/// The largest number of airports.
const MAX: usize = 1000;

/// The ends of a flight; the airports are counted from 1.
type Flight = [usize; 2];

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let rng = &mut Rng::with_seed(1);
    vec![
        // One airport; two.
        test_file("edge-01", 1, 1, &[]),
        test_file("edge-02", 2, 2, &[[1, 2]]),
        // The middle and the end of a way, with the flights from its end to its beginning.
        test_file("edge-03", 3, 2, &[[3, 2], [2, 1]]),
        test_file("edge-04", 3, 1, &[[3, 2], [2, 1]]),
        // Several flights win, and the least airport comes last; the least of all neighbours does not win.
        test_file("edge-05", 4, 4, &[[4, 3], [4, 2], [1, 4]]),
        test_file("edge-06", 7, 4, &[[4, 7], [4, 6], [5, 4], [3, 4], [3, 1], [4, 2]]),
        // The longest way has an odd number of flights and does not win; and an even number, and a shorter one wins.
        test_file("edge-07", 6, 1, &[[1, 2], [2, 3], [3, 4], [2, 5], [1, 6]]),
        test_file("edge-08", 6, 1, &[[1, 2], [2, 3], [3, 4], [2, 5], [5, 6]]),
        test_file("edge-09", 4, 3, &[[1, 3], [1, 2], [3, 4]]),
        // As many flights at an airport as are legal.
        test_file("edge-10", 21, 21, &(1..=20).map(|a| [a, 21]).collect::<Vec<_>>()),
        test_file("edge-11", 21, 1, &(1..=20).map(|a| [a, 21]).collect::<Vec<_>>()),
        // One way, as long as can be.
        random("edge-12", MAX, 1, rng),
        random("random-01", 12, 12, rng),
        random("random-02", 14, 3, rng),
        random("random-03", 60, 4, rng),
        random("random-04", 100, 100, rng),
    ]
}

/// A tree whose airports have random numbers; each but the first is joined to one of the `recent` before it. The
/// players begin at the first.
fn random(name: &str, n: usize, recent: usize, rng: &mut Rng) -> TestFile {
    let mut numbers: Vec<usize> = (1..=n).collect();
    rng.shuffle(&mut numbers);
    let mut flights: Vec<Flight> =
        (1..n).map(|i| [numbers[i], numbers[rng.usize(i.saturating_sub(recent)..i)]]).collect();
    for flight in &mut flights {
        rng.shuffle(flight);
    }
    rng.shuffle(&mut flights);
    test_file(name, n, numbers[0], &flights)
}

/// Who wins and how: by a search in small trees, and by maximum matchings, which leave an airport out if they are as
/// large without it.
fn test_file(name: &str, n: usize, k: usize, flights: &[Flight]) -> TestFile {
    let degree = |airport| flights.iter().filter(|flight| flight.contains(&airport)).count();
    assert!(n <= MAX && flights.len() == n - 1 && (1..=n).all(|a| degree(a) <= 20), "{name}");
    let mut moves: Vec<usize> = flights.iter().filter_map(|flight| other_end(flight, k)).collect();
    moves.sort_unstable();
    let without_k: Vec<Flight> = flights.iter().copied().filter(|f| !f.contains(&k)).collect();
    let is_lost = |airport: usize| {
        let rest: Vec<Flight> =
            without_k.iter().copied().filter(|f| !f.contains(&airport)).collect();
        matching(n, &rest) == matching(n, &without_k)
    };
    let winning: Vec<usize> = moves.into_iter().filter(|&next| is_lost(next)).collect();
    if n <= 21 {
        // A position is the list of the airports visited; the last one is where the players are.
        let mut search = Search::normal(|visited: &Vec<usize>| {
            let here = visited[visited.len() - 1];
            let next = flights.iter().filter_map(|flight| other_end(flight, here));
            let next = next.filter(|next| !visited.contains(next));
            next.map(|next| [&visited[..], &[next]].concat()).collect()
        });
        let mut found: Vec<usize> = search.winning(&vec![k]).iter().map(|way| way[1]).collect();
        found.sort_unstable();
        assert_eq!(winning, found, "{name}");
    }
    let answer = match winning.first() {
        Some(airport) => format!("First player wins flying to airport {airport}"),
        None => "First player loses".to_string(),
    };
    let lines: String = flights.iter().map(|[a, b]| format!("\n{a} {b}")).collect();
    TestFile::new(name, [Case::new(format!("{n} {k}{lines}"), answer)])
}

fn other_end(flight: &Flight, here: usize) -> Option<usize> {
    flight.contains(&here).then(|| flight[0] + flight[1] - here)
}

/// The size of a maximum matching of a forest: as long as there are flights, one of an airport with no other is taken.
fn matching(n: usize, flights: &[Flight]) -> usize {
    let mut left = flights.to_vec();
    let mut size = 0;
    while !left.is_empty() {
        let mut degree = vec![0; n + 1];
        left.iter().flatten().for_each(|&airport| degree[airport] += 1);
        let at_a_leaf = |[a, b]: &Flight| degree[*a] == 1 || degree[*b] == 1;
        let [a, b] = *left.iter().find(|flight| at_a_leaf(flight)).expect("a forest");
        left.retain(|flight| !flight.contains(&a) && !flight.contains(&b));
        size += 1;
    }
    size
}
