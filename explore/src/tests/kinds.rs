//! Values and positions of each kind of game against searches by the rules alone.

use super::answers::{answered, joined, numbers, reached, sums, ByRules};
use super::{code, proved};
use crate::coins::{Coins, LARGEST_PLACE};
use crate::listed::retrograde;
use crate::position::Outcome;
use crate::vectors::{positions, Vectors};
use fastrand::Rng;
use serde_json::json;

#[test]
fn misere_outcomes_have_periods() {
    let random = &mut Rng::with_seed(3);
    for _ in 0..100 {
        let digits: String =
            (0..random.usize(1..6)).map(|_| if random.bool() { '3' } else { '0' }).collect();
        let rule = format!("0.{digits}3");
        let game = code(&rule);
        let values = game.misere_outcomes(3000, |_, _| {}).0.table;
        proved(game.periodicity(&values[..500]), &values, &rule);
    }
}

/// What a move leaves of heaps, by the definition.
fn vector_options(vectors: &Vectors, heaps: &str) -> Vec<String> {
    let mut options = Vec::new();
    for vector in &vectors.moves {
        for times in 1..=if vector.is_repeated { 1000 } else { 1 } {
            let left = numbers(heaps).into_iter().zip(&vector.takes).map(|(heap, take)| {
                let left = i64::try_from(heap).unwrap() - times * take;
                u64::try_from(left).ok()
            });
            options.extend(left.collect::<Option<Vec<u64>>>().map(board));
        }
    }
    options
}

/// A position on a board as it is typed.
fn board(heaps: Vec<impl ToString>) -> String {
    format!("({})", joined(heaps).replace(' ', ","))
}

const VECTORS: [(&str, usize); 6] = [
    ("(1,0)* (0,1)* (1,1)*", 15),
    ("(2,1); (1,2); (2,-1), (-1,2)", 15),
    ("(1,0) (3,-1)*", 12),
    ("(1,0,0)* (0,1,0)* (0,0,1)*", 6),
    ("(1,0,0) (0,2,0)* (1,-1,1) (1,1,1)*", 6),
    ("(1, 2) *", 9),
];

#[test]
fn vectors_agree_with_the_definition() {
    for (rule, side) in VECTORS {
        let vectors = Vectors::parse(rule).unwrap();
        let all: Vec<String> = positions(vectors.heaps, side).map(board).collect();
        let left = |heaps: &str| vector_options(&vectors, heaps);
        let [mut normal, mut misere] = ByRules::both(|position: &str| sums(position, left));
        let game = format!("game vectors|rule {rule}|to {side}");
        let values: Vec<u64> = all.iter().map(|position| normal.value(position)).collect();
        assert_eq!(answered(&game)["values"], json!(values), "{rule}");
        let wins: Vec<bool> = all.iter().map(|position| misere.value(position) != 0).collect();
        assert_eq!(answered(&format!("{game}|misere"))["wins"], json!(wins), "{rule}");
        let at = all.len() * 2 / 3 + 1;
        misere.check(&game, &all[at]);
        normal.check(&game, &format!("{} {}", all[at], all[side + 2]));
    }
}

#[test]
fn outcomes_of_graphs_follow_from_one_another() {
    let random = &mut Rng::with_seed(4);
    let mut drawn = 0;
    for _ in 0..500 {
        let (vertices, most) = (random.usize(1..12), random.usize(1..4));
        let mut some = || (0..random.usize(0..=most)).map(|_| random.usize(0..vertices)).collect();
        let options: Vec<Vec<usize>> = (0..vertices).map(|_| some()).collect();
        for misere in [false, true] {
            let results = retrograde(&options, misere);
            // The winner hurries, the loser delays: as lengths go down to an end, this has one solution.
            let follows = |options: &Vec<usize>| {
                let after = options.iter().map(|&option| results[option]);
                match (after.clone().min(), after.max()) {
                    (Some((Outcome::Lost, Some(length))), _) => (Outcome::Won, Some(length + 1)),
                    (Some((Outcome::Draw, _)), _) => (Outcome::Draw, None),
                    (_, Some((_, Some(length)))) => (Outcome::Lost, Some(length + 1)),
                    _ => (Outcome::won(misere), Some(0)),
                }
            };
            let expected: Vec<_> = options.iter().map(follows).collect();
            assert_eq!(results, expected, "{options:?} {misere}");
            drawn += results.iter().filter(|result| result.0 == Outcome::Draw).count();
        }
    }
    assert!(drawn > 100, "{drawn}");
}

/// The numbers from 1 to 9 in a set, which is the bits of a number.
fn members(set: usize) -> Vec<usize> {
    (1..10).filter(|number| set >> number & 1 == 1).collect()
}

#[test]
fn trees_agree_with_a_search() {
    let random = &mut Rng::with_seed(5);
    for _ in 0..60 {
        // For each vertex the edges below it as a set, each with the number of its upper vertex.
        let mut below = vec![0];
        let mut rule = "0".to_string();
        for vertex in 1..random.usize(2..11) {
            let parent = random.usize(0..vertex);
            below.push(below[parent] | 1 << vertex);
            // Either end of an edge may be written first.
            let [from, to] = if random.bool() { [parent, vertex] } else { [vertex, parent] };
            rule += &format!(";{from} {to}");
        }
        // What of these edges does not fall.
        let standing = |left: usize| {
            let edges = members(left).into_iter().filter(|&edge| left & below[edge] == below[edge]);
            Some(joined(edges)).filter(|edges| !edges.is_empty()).unwrap_or("0".to_string())
        };
        let [mut search, _] = ByRules::both(|position: &str| {
            let left: usize = numbers(position).iter().map(|edge| 1 << edge).sum();
            members(left).into_iter().map(|edge| standing(left & !(1 << edge))).collect()
        });
        let game = format!("game tree|rule {rule}");
        let all = (1 << below.len()) - 2;
        assert_eq!(answered(&game)["values"][0], json!(search.value(&standing(all))), "{game}");
        let left = all & (random.usize(..) | random.usize(..));
        let answer = search.check(&game, &format!("0 {}", joined(members(left))));
        assert_eq!(answer["position"], json!(standing(left)), "{game}");
    }
}

/// Whether a move may turn coins at these places, which are ascending.
type MayTurn = fn(&[usize]) -> bool;

/// Whether neighbours among these places have one of these distances.
fn are_apart(places: &[usize], distances: &[usize]) -> bool {
    places.windows(2).all(|pair| distances.contains(&(pair[1] - pair[0])))
}

const COINS: [(&str, MayTurn); 13] = [
    ("exactly 1", |places| places.len() == 1),
    ("exactly 2", |places| places.len() == 2),
    ("恰好 3", |places| places.len() == 3),
    ("exactly 12", |places| places.len() == 12),
    ("up to 1", |places| places.len() <= 1),
    ("up to 2", |places| places.len() <= 2),
    ("up to 3", |places| places.len() <= 3),
    ("up to 4", |places| places.len() <= 4),
    ("up to 30", |_| true),
    ("run", |places| are_apart(places, &[1])),
    ("run up to 3", |places| places.len() <= 3 && are_apart(places, &[1])),
    ("distances 1, 2, 5", |places| places.len() <= 2 && are_apart(places, &[1, 2, 5])),
    ("Distances 3", |places| places.len() <= 2 && are_apart(places, &[3])),
];

#[test]
fn coins_agree_with_a_search() {
    let sets: Vec<String> = (0..1024).map(|set| joined(members(set))).collect();
    for (rule, may_turn) in COINS {
        let turns: Vec<usize> =
            (2..1024).step_by(2).filter(|&set| may_turn(&members(set))).collect();
        let [mut search, _] = ByRules::both(|position: &str| {
            let heads: usize = numbers(position).iter().map(|place| 1 << place).sum();
            let is_legal = |turn: &&usize| heads >> turn.ilog2() & 1 == 1;
            turns.iter().filter(is_legal).map(|turn| sets[heads ^ turn].clone()).collect()
        });
        let game = format!("game coins|rule {rule}|to 9");
        let single = |place: usize| search.value(&joined((place > 0).then_some(place)));
        assert_eq!(
            answered(&game)["values"],
            json!((0..10).map(single).collect::<Vec<_>>()),
            "{rule}"
        );
        for heads in ["", "1", "1 2 5 6", "1 3 5 7 9", "1 2 3 4 5 6 7 8 9", "9"] {
            search.check(&game, heads);
        }
    }
}

#[test]
fn periods_of_coins_are_proved_by_a_window() {
    for rule in ["distances 1, 2, 5", "distances 3, 4", "run up to 5", "up to 1"] {
        let coins = Coins::parse(rule).unwrap();
        let values = coins.grundy_values(LARGEST_PLACE, |_| {});
        proved(coins.periodicity(&values[..100]), &values, rule);
    }
}

#[test]
fn winning_turns_of_distant_coins_are_found() {
    for (rule, place) in
        [("exactly 4", 200), ("up to 4", 200), ("up to 5", 150), ("up to 3", 1000), ("run", 999)]
    {
        let game = format!("game coins|rule {rule}|ask position|position");
        let best = &answered(&format!("{game} 3 {} {place}", place - 60))["moves"][0];
        assert_eq!(best["lost"], json!(true), "{rule}");
        assert_eq!(answered(&format!("{game} {}", best["to"].as_str().unwrap()))["sum"], json!(0));
    }
}

/// Games, positions of them, and how it is known who wins in misère play: a theorem, or a number for a search.
const SUMS: [(&str, &str, &str); 20] = [
    ("game takes|rule 2, 5", "5 6 7|7 7|4 2 2|3 3 3|6", "sj"),
    ("game takes|rule 2, 3, 7", "5 3|2 7 1|4 4|9|6 0 5", "sj"),
    ("game takes|rule squares", "5 6 7|7 7|4 2 2|3 3 3|2 2", "sj"),
    ("game takes|rule divisors", "5 6 7|4 2 2|1 1 1", "tame"),
    ("game octal|rule 0.33", "5 6 3|1 1", "sj"),
    ("game octal|rule 0.3012", "5 6 7|4 2 2|3 3", "tame"),
    ("game octal|rule 0.777...", "5 2 3|5|2 2|1 1 1", "tame"),
    ("game octal|rule 4.333...", "5 2|4 3|2 7 1|9|6 0 5", "tame"),
    ("game octal|rule 0.77", "4 3 2|4 1", "tame"),
    ("game octal|rule 0.77", "5|5 1|5 5 1|6 5|5 3|2 7 1|9|6 0 5", "0"),
    ("game octal|rule 0.07", "10 3|12", "0"),
    ("game octal|rule 0.8", "5 3|2 7 1|4 4|9|6 0 5", "tame"),
    ("game vectors|to 5|rule (1,0)* (0,1)* (1,1)*", "(1,2) (2,2)|(1,1) (0,3) (1,0)", "tame"),
    ("game graph|rule a b;b c;a c;d a;d b;e d", "d e a|e e|a a b|c c", "tame"),
    // The parts p and s have the values 0 and 2, but p is like no heap.
    ("game graph|rule p q;q r;r s;r t;s t;s u;t u", "p p s|p s|q q", "tame"),
    ("game rule|options ;0;1,0;2,1 1", "3 3|2 2|3 2 1|1 0", "tame"),
    ("game rule|options ;0;1,0;2,1 1,0;3,2 2,1 2", "4|4 3|4 4 1|4 0", "0"),
    ("game tree|rule r a;a b;r c;c d;r e;e f;e g", "a b c d|a b e|e f g|b e f|", "sj"),
    ("game coins|rule up to 3", "1 2 4 5|3|2 3", "0"),
    ("game coins|rule run up to 2", "1 2 4 5|3|2 3", "0"),
];

#[test]
fn sums_agree_with_a_search() {
    for (game, positions, reason) in SUMS {
        // The moves of normal play alone.
        let moves = |position: &str| answered(&format!("{game}|ask position|position {position}"));
        let options = |position: &str| reached(&moves(position)).into_keys().collect();
        let [mut normal, mut misere] = ByRules::both(options);
        for position in positions.split('|') {
            normal.check(game, position);
            let found = &misere.check(game, position)["reason"];
            let is_search = reason == "0" && found.as_u64().map_or(false, |count| count > 0);
            assert!(is_search || found == reason, "{game} {position}: {found}");
        }
    }
}
