//! # Luogu P4617 · Planinarenje
//!
//! Trails join N peaks with N valleys. Slavko and Mirko walk together along the trails, from a peak. On a peak Slavko
//! chooses the next valley, in a valley Mirko the next peak, and it has to be a place where they have not been; the
//! peak where they begin counts, too. A player who cannot choose loses. Who wins if they begin on peak 1, 2, ..., N?
//!
//! **Input.** `N M`, then M lines `v d`: a trail between peak v and valley d. The judge states no bounds; in this pack
//! 1 <= N, M <= 5000, and 1 <= v, d <= N. **Output.** N lines, `Slavko` or `Mirko` for each peak.
//!
//! **Hint.** When can Slavko always answer along a fixed pairing of peaks and valleys?
//!
//! **Theorem.** Slavko wins from a peak if and only if every maximum matching covers it, where the edges are the
//! trails. The other peaks are those that the searches of Kuhn's algorithm reach without success.
//!
//! **Why.** This is the game of the lesson luogu4055 on another graph; the theory page on matching proves the first
//! sentence. It also proves that the matching no longer changes at the places that a failed search has visited. Hence
//! at the end such searches have reached precisely the peaks to which a path of even length leads from a peak that is
//! not covered, alternately along other trails and those of the matching. By the lemma there, these are the peaks that
//! some maximum matching does not cover.
//!
//! **Limit:** at most 1000000 peaks, and peaks and valleys with numbers from 1 to N.
//!
//! **Complexity.** O(N (N + M)); much less on most maps.

use common::judge::{self, ensure, input, Input};

/// Whether Slavko wins, for each peak, where `trails` has the valleys of each.
fn slavko_wins(trails: &[Vec<usize>]) -> Vec<bool> {
    let n = trails.len();
    let (mut valley_of, mut peak_of) = (vec![None; n], vec![None; n]); // the matching
    let mut from = vec![None; n]; // the peak from which a search came to a valley
    for start in 0..n {
        let (mut stack, mut valleys) = (vec![start], Vec::new()); // the peaks to go on from, the valleys reached
        let mut end = None;
        while let (None, Some(peak)) = (end, stack.pop()) {
            for &valley in &trails[peak] {
                if from[valley].is_none() {
                    from[valley] = Some(peak);
                    valleys.push(valley);
                    match peak_of[valley] {
                        Some(next) => stack.push(next),
                        None => end = Some(valley),
                    }
                }
            }
        }
        if end.is_none() {
            continue; // other searches cannot succeed in these valleys, and `from` keeps them away
        }
        // Exchange the trails of the path, from its end to `start`.
        while let Some(valley) = end {
            let peak = from[valley].unwrap_or(start);
            end = valley_of[peak];
            valley_of[peak] = Some(valley);
            peak_of[valley] = Some(peak);
        }
        for valley in valleys {
            from[valley] = None;
        }
    }
    // A search that fails reaches its start, which stays without a valley, and the peaks of its valleys.
    let wins = |valley: Option<usize>| valley.map_or(false, |valley| from[valley].is_none());
    valley_of.into_iter().map(wins).collect()
}

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, n: usize, m: usize }
    ensure!(n <= 1_000_000, "expected at most 1000000 peaks, found {n}");
    let mut trails = vec![Vec::new(); n];
    for _ in 0..m {
        input! { from input, peak: usize, valley: usize }
        for place in [peak, valley] {
            ensure!((1..=n).contains(&place), "expected a number from 1 to {n}, found {place}");
        }
        trails[peak - 1].push(valley - 1);
    }
    let name = |wins| if wins { "Slavko" } else { "Mirko" };
    Ok(slavko_wins(&trails).into_iter().map(name).collect::<Vec<_>>().join("\n"))
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the player who chooses wins in this place, where peak p is place p and valley v place n + v, and
    /// `visited` has the places before: by the rules and nothing else.
    fn brute_force(place: usize, trails: &[[usize; 2]], visited: &mut Vec<usize>) -> bool {
        visited.push(place);
        let mut wins = false;
        for ends in trails.iter().filter(|ends| ends.contains(&place)) {
            let next = ends[0] + ends[1] - place;
            wins |= !visited.contains(&next) && !brute_force(next, trails, visited);
        }
        visited.pop();
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        // All maps with up to 3 peaks, and some with 4; the bits of `map` say which peaks and valleys have a trail.
        for n in 1..=4 {
            for map in (0u32..1 << (n * n)).step_by(if n < 4 { 1 } else { 29 }) {
                let is_in = |bit: &usize| map >> bit & 1 == 1;
                let trails: Vec<_> =
                    (0..n * n).filter(is_in).map(|bit| [bit / n + 1, n + bit % n + 1]).collect();
                let lines: String =
                    trails.iter().map(|[a, b]| format!("\n{a} {}", b - n)).collect();
                let input = format!("{n} {}{lines}", trails.len());
                let wins = (1..=n).map(|peak| brute_force(peak, &trails, &mut Vec::new()));
                let expected: String =
                    wins.map(|wins| if wins { "Slavko\n" } else { "Mirko\n" }).collect();
                assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
            }
        }
    }
}
