//! Values and positions of each kind of game against searches by the rules alone.

use crate::coins::{Coins, LARGEST_PLACE};
use crate::graph::Graph;
use crate::kind::Kind;
use crate::listed::retrograde;
use crate::request::Request;
use crate::rule::Rule;
use crate::tree::Tree;
use crate::vectors::{positions, Vectors};
use crate::{HeapGame, Language, Outcome, Periodicity, Position};
use common::graph::graph_grundy_values;
use common::grundy::{mex, GrundySearch};
use fastrand::Rng;
use std::collections::{BTreeMap, BTreeSet};

const ENGLISH: Language = Language::English;

/// What the moves of a position reach, as typed, with whether the position there is lost.
fn reached(position: &Position) -> BTreeMap<String, bool> {
    let is_lost = |outcome| outcome == Outcome::Lost;
    assert!(!position.is_truncated);
    assert!(position.moves.windows(2).all(|pair| pair[0].outcome <= pair[1].outcome));
    position.moves.iter().map(|a_move| (a_move.to.clone(), is_lost(a_move.outcome))).collect()
}

#[test]
fn named_sets_agree_with_the_definition() {
    type Allows = fn(usize, usize) -> bool;
    let sets: [(&str, Allows); 7] = [
        ("powers of 2", |_, take| take.is_power_of_two()),
        ("Powers of 3", |_, take| [1, 3, 9, 27, 81, 243].contains(&take)),
        ("squares", |_, take| (1..=take).any(|root| root * root == take)),
        ("primes", |_, take| take > 1 && (2..take).all(|divisor| take % divisor != 0)),
        ("fibonacci", |_, take| [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233].contains(&take)),
        ("divisors", |heap, take| heap % take == 0),
        ("proper divisors", |heap, take| heap % take == 0 && take < heap),
    ];
    for (rule, allows) in sets {
        let game = HeapGame::with_takes(rule, ENGLISH).unwrap();
        let takes = |heap: usize| (1..=heap).filter(move |&take| allows(heap, take));
        let (mut values, mut wins) = (Vec::new(), Vec::<u64>::new());
        for heap in 0..300 {
            values.push(mex(takes(heap).map(|take| values[heap - take])));
            let mut options = takes(heap).map(|take| wins[heap - take]);
            let is_end = takes(heap).next().is_none();
            wins.push(u64::from(is_end || options.any(|wins| wins == 0)));
        }
        assert_eq!(game.grundy_values(300, |_| {}), values, "{rule}");
        assert_eq!(game.misere_outcomes(300, |_, _| {}).0.table[..300], wins, "{rule}");
        let options: Vec<Vec<u64>> = takes(24)
            .map(|take| Some(24 - take as u64).filter(|&left| left > 0).into_iter().collect())
            .collect();
        assert_eq!(game.options(24), options, "{rule}");
        // The values of an endless set prove no period.
        let periodicity = game.periodicity(&game.grundy_values(2000, |_| {}));
        assert!(!matches!(periodicity, Periodicity::Proved { .. }), "{rule}");
    }
}

#[test]
fn sums_of_heaps() {
    for (rule, is_code) in [("0.77", true), ("4.3...", true), ("2, 3, 7", false), ("0.8", true)] {
        let game = if is_code {
            HeapGame::with_code(rule, ENGLISH).unwrap()
        } else {
            HeapGame::with_takes(rule, ENGLISH).unwrap()
        };
        let after = |heaps: &Vec<u64>| {
            let mut reached = Vec::new();
            for (i, &heap) in heaps.iter().enumerate() {
                for option in game.options(heap) {
                    reached.push([&heaps[..i], &option, &heaps[i + 1..]].concat());
                }
            }
            reached
        };
        let mut search = GrundySearch::new(after);
        let values = game.values(10, |_, _| {});
        for heaps in [vec![5, 3], vec![2, 7, 1], vec![4, 4], vec![9], vec![6, 0, 5]] {
            let position = game.position(&heaps, &values, false);
            let heaps: Vec<u64> = heaps.into_iter().filter(|&heap| heap > 0).collect();
            assert_eq!(position.nim_sum(), Some(search.grundy(&heaps)), "{rule} {heaps:?}");
            let is_lost = position.outcome == Outcome::Lost;
            assert_eq!(is_lost, search.grundy(&heaps) == 0, "{rule} {heaps:?}");
            // Of equal heaps, the moves of the first are listed.
            let sorted = |heaps: &Vec<u64>| {
                let mut heaps = heaps.clone();
                heaps.sort_unstable();
                heaps
            };
            let expected: BTreeMap<Vec<u64>, bool> = after(&heaps)
                .iter()
                .map(|after| (sorted(after), search.grundy(after) == 0))
                .collect();
            let heaps_of = |text: String| {
                let heaps = text.split(' ').map(|heap| heap.parse().unwrap());
                sorted(&heaps.filter(|&heap: &u64| heap > 0).collect())
            };
            let found: BTreeMap<Vec<u64>, bool> =
                reached(&position).into_iter().map(|(to, lost)| (heaps_of(to), lost)).collect();
            assert_eq!(found, expected, "{rule} {heaps:?}");
        }
    }
}

#[test]
fn misere_outcomes_have_periods() {
    let random = &mut Rng::with_seed(3);
    for _ in 0..100 {
        let digits: String =
            (0..random.usize(1..6)).map(|_| char::from(b'0' + random.u8(0..4))).collect();
        let game = HeapGame::with_code(&format!("0.{digits}1"), ENGLISH).unwrap();
        let values = game.misere_outcomes(3000, |_, _| {}).0.table;
        let Periodicity::Proved { repeat, checked } = game.periodicity(&values[..500]) else {
            panic!("0.{digits}1: no period in 500 outcomes")
        };
        assert!(checked < 500);
        let holds = |heap: usize| values[heap] == values[heap + repeat.length];
        assert!((repeat.start..3000 - repeat.length).all(holds), "0.{digits}1");
        assert!(repeat.start == 0 || !holds(repeat.start - 1), "0.{digits}1");
    }
}

#[test]
fn exceptions_to_a_period() {
    // 0 0 1 1 2 2 0 3, then 1 0 2 for ever.
    let game = HeapGame::with_takes("{2, 4, 7}", ENGLISH).unwrap();
    let values = game.grundy_values(100, |_| {});
    let Periodicity::Proved { repeat, .. } = game.periodicity(&values) else { panic!() };
    assert_eq!((repeat.start, repeat.length), (8, 3));
    let run_backwards = [0, 2, 1, 0, 2, 1, 0, 2];
    let expected: Vec<usize> = (0..8).filter(|&heap| values[heap] != run_backwards[heap]).collect();
    assert_eq!(repeat.exceptions(&values), expected);
    // Lasker's Nim grows by 4 in 4 heaps, all but heap 0.
    let game = HeapGame::with_code("4.3...", ENGLISH).unwrap();
    let values = game.grundy_values(100, |_| {});
    let Periodicity::Seen(repeat) = game.periodicity(&values) else { panic!() };
    assert_eq!(repeat.exceptions(&values), [0]);
}

/// The vectors' moves by their definition.
fn vector_options(vectors: &Vectors, position: &[usize], side: usize) -> BTreeSet<Vec<usize>> {
    let mut options = BTreeSet::new();
    for vector in &vectors.moves {
        for times in 1..=if vector.is_repeated { 1000 } else { 1 } {
            let left: Option<Vec<usize>> = position
                .iter()
                .zip(&vector.takes)
                .map(|(&heap, take)| {
                    let left = i64::try_from(heap).unwrap() - times * take;
                    usize::try_from(left).ok().filter(|&left| left < side)
                })
                .collect();
            options.extend(left);
        }
    }
    options
}

const VECTORS: [(&str, usize); 6] = [
    ("(1,0)* (0,1)* (1,1)*", 15),
    ("(2,1); (1,2); (2,-1), (-1,2)", 15),
    ("(1,0) (3,-1)*", 12),
    ("(1,0,0)* (0,1,0)* (0,0,1)*", 6),
    ("(1,0,0) (0,2,0)* (1,-1,1) (1,1,1)*", 6),
    ("\u{ff08}1\u{ff0c} 2\u{ff09} *", 9),
];

#[test]
fn vectors_agree_with_the_definition() {
    for (rule, side) in VECTORS {
        let game = Vectors::parse(rule, ENGLISH).unwrap();
        let mut search = GrundySearch::new(|p: &Vec<usize>| {
            vector_options(&game, p, side).into_iter().collect()
        });
        let mut misere: BTreeMap<Vec<usize>, bool> = BTreeMap::new();
        let mut positions: Vec<Vec<usize>> = positions(game.heaps, side).collect();
        let values = game.values(side, false, |_| {});
        assert_eq!(values.len(), positions.len());
        for (position, value) in positions.iter().zip(&values) {
            assert_eq!(search.grundy(position), *value, "{rule} {position:?}");
        }
        let all = positions.clone();
        positions.sort_by_key(|position| position.iter().sum::<usize>());
        for position in &positions {
            let options = vector_options(&game, position, side);
            let wins = options.is_empty() || options.iter().any(|option| !misere[option]);
            misere.insert(position.clone(), wins);
        }
        let wins = game.values(side, true, |_| {});
        assert!(
            all.iter().zip(&wins).all(|(position, wins)| misere[position] == (*wins != 0)),
            "{rule}"
        );
        let at = all.len() * 2 / 3 + 1;
        let text = |p: &Vec<usize>| format!("{p:?}").replace(['[', ' '], "").replace(']', "");
        let options = vector_options(&game, &all[at], side);
        let asked = |lines: String| {
            let request = format!("to {side}\n{lines}");
            game.position(&Request::parse(&request), &mut |_, _| {}).unwrap()
        };
        let single = asked(format!("misere\nposition ({})", text(&all[at])));
        let expected: BTreeMap<String, bool> =
            options.iter().map(|option| (format!("({})", text(option)), !misere[option])).collect();
        assert_eq!(reached(&single), expected, "{rule}");
        assert_eq!(single.outcome == Outcome::Won, misere[&all[at]]);
        let (a, b) = (&all[at], &all[at - 2]);
        let sum = asked(format!("position ({}) ({})", text(a), text(b)));
        let value = |p: &Vec<usize>| values[all.iter().position(|other| other == p).unwrap()];
        assert_eq!(sum.nim_sum(), Some(value(a) ^ value(b)), "{rule}");
        let expected: BTreeMap<String, bool> = vector_options(&game, a, side)
            .into_iter()
            .map(|left| (left, b.clone()))
            .chain(vector_options(&game, b, side).into_iter().map(|left| (a.clone(), left)))
            .map(|(a, b)| (format!("({}) ({})", text(&a), text(&b)), value(&a) == value(&b)))
            .collect();
        assert_eq!(reached(&sum), expected, "{rule}");
    }
}

#[test]
fn lost_positions_of_vectors() {
    let wythoff = Vectors::parse(VECTORS[0].0, ENGLISH).unwrap();
    let values = wythoff.values(12, false, |_| {});
    assert_eq!(wythoff.lost(&values, 12), [[0, 0], [1, 2], [3, 5], [4, 7], [6, 10]]);
    let one_sided = Vectors::parse("(1,0) (1,1)", ENGLISH).unwrap();
    let values = one_sided.values(3, false, |_| {});
    assert_eq!(one_sided.lost(&values, 3), [[0, 0], [0, 1], [0, 2], [2, 0], [2, 1], [2, 2]]);
    let nim = Vectors::parse(VECTORS[3].0, ENGLISH).unwrap();
    let values = nim.values(4, false, |_| {});
    assert_eq!(nim.lost(&values, 4), [[0, 0, 0], [0, 1, 1], [0, 2, 2], [0, 3, 3], [1, 2, 3]]);
}

/// Who wins within so many moves, for each number of moves until nothing changes, by the rules alone.
fn outcomes_by_rounds(options: &[Vec<usize>], misere: bool) -> Vec<(Outcome, Option<usize>)> {
    let mut results = vec![(Outcome::Draw, None); options.len()];
    for round in 0..=options.len() {
        let before = results.clone();
        for (position, options) in options.iter().enumerate() {
            if before[position].1.is_some() {
                continue;
            }
            let outcome = if options.is_empty() {
                Some(if misere { Outcome::Won } else { Outcome::Lost })
            } else if options.iter().any(|&option| before[option].0 == Outcome::Lost) {
                Some(Outcome::Won)
            } else if options.iter().all(|&option| before[option].0 == Outcome::Won) {
                Some(Outcome::Lost)
            } else {
                None
            };
            if let Some(outcome) = outcome {
                results[position] = (outcome, Some(round));
            }
        }
    }
    results
}

fn random_graph(random: &mut Rng, vertices: usize) -> Vec<Vec<usize>> {
    let most = random.usize(1..4);
    let options = |_| {
        let options: BTreeSet<usize> =
            (0..random.usize(0..=most)).map(|_| random.usize(0..vertices)).collect();
        options.into_iter().collect()
    };
    (0..vertices).map(options).collect()
}

#[test]
fn graphs_agree_with_a_direct_search() {
    let random = &mut Rng::with_seed(4);
    let (mut drawn, mut acyclic) = (0, 0);
    for _ in 0..500 {
        let vertices = random.usize(1..12);
        let options = random_graph(random, vertices);
        for misere in [false, true] {
            let results = retrograde(&options, misere);
            assert_eq!(results, outcomes_by_rounds(&options, misere), "{options:?} {misere}");
            drawn += results.iter().filter(|result| result.0 == Outcome::Draw).count();
        }
        if let Some(values) = graph_grundy_values(&options) {
            acyclic += 1;
            let results = retrograde(&options, false);
            assert!(results.iter().zip(&values).all(|(r, &v)| (r.0 == Outcome::Lost) == (v == 0)));
        }
    }
    assert!(drawn > 100 && acyclic > 50, "{drawn} {acyclic}");
}

#[test]
fn the_winner_hurries_and_the_loser_delays() {
    // s wins at once by e, or slowly; the player at l loses in 2 moves or in 4.
    let rule = "s e;s c;c d;d e;l s;l t;t u;u v;v e;t w;w e;x y;y x";
    let graph = Graph::parse(rule, ENGLISH).unwrap();
    let results = retrograde(&graph.0.single_options().unwrap(), false);
    let at = |name: &str| graph.0.names.iter().position(|other| other == name).unwrap();
    let position = graph.position(&Request::parse("position s"), &mut |_, _| {}).unwrap();
    assert_eq!(position.moves[0].text, "s → e");
    let lengths: Vec<Option<usize>> =
        ["e", "s", "v", "u", "w"].map(|name| results[at(name)].1).into();
    assert_eq!(lengths, [0, 1, 1, 2, 1].map(Some));
}

#[test]
fn trees_agree_with_a_search() {
    let random = &mut Rng::with_seed(5);
    for _ in 0..60 {
        let vertices = random.usize(1..10);
        let parents: Vec<usize> = (1..vertices).map(|vertex| random.usize(0..vertex)).collect();
        // Either end of an edge may be written first.
        let lines: Vec<String> = (1..)
            .zip(&parents)
            .map(|(vertex, parent)| {
                if vertex > 1 && random.bool() {
                    format!("v{vertex} v{parent}")
                } else {
                    format!("v{parent} v{vertex}")
                }
            })
            .collect();
        let rule = if lines.is_empty() { "v0".to_string() } else { lines.join(";") };
        let tree = Tree::parse(&rule, ENGLISH).unwrap();
        let rooted = tree.rooted();
        // The edges that are left, as their upper vertices, numbered as the explorer does.
        let falls = |left: &BTreeSet<usize>| -> BTreeSet<usize> {
            let stands = |&vertex: &usize| {
                let mut vertex = vertex;
                while left.contains(&vertex) {
                    vertex = rooted.parents[vertex].unwrap();
                }
                vertex == 0
            };
            left.iter().copied().filter(stands).collect()
        };
        let cut = |left: &BTreeSet<usize>, vertex: usize| {
            falls(&left.iter().copied().filter(|&other| other != vertex).collect())
        };
        let mut search = GrundySearch::new(|left: &BTreeSet<usize>| {
            left.iter().map(|&vertex| cut(left, vertex)).collect()
        });
        let all: BTreeSet<usize> = (1..vertices).collect();
        assert_eq!(tree.grundy_values()[0], search.grundy(&all), "{rule}");
        let typed: Vec<usize> = all.iter().copied().filter(|_| random.u8(0..4) > 0).collect();
        let left = falls(&typed.iter().copied().collect());
        let position = tree.left(&tree.connected(Some(&typed), &rooted), &rooted, false);
        let text = |left: &BTreeSet<usize>| {
            let numbers: Vec<String> = left.iter().map(usize::to_string).collect();
            if numbers.is_empty() && vertices > 1 {
                "0".to_string()
            } else {
                numbers.join(" ")
            }
        };
        assert_eq!(position.text, text(&left), "{rule}");
        assert_eq!(position.nim_sum(), Some(search.grundy(&left)), "{rule} {left:?}");
        let expected: BTreeMap<String, bool> = left
            .iter()
            .map(|&vertex| cut(&left, vertex))
            .map(|after| (text(&after), search.grundy(&after) == 0))
            .collect();
        assert_eq!(reached(&position), expected, "{rule} {left:?}");
    }
}

/// Whether a move may turn these places, which are ascending.
fn may_turn(coins: &Coins, places: &[usize]) -> bool {
    let count = places.len();
    match coins {
        Coins::UpTo(most) => count <= *most,
        Coins::Exactly(exactly) => count == *exactly,
        Coins::Run(most) => {
            places[count - 1] - places[0] == count - 1 && most.map_or(true, |most| count <= most)
        }
        Coins::Distances(distances) => {
            count == 1 || count == 2 && distances.contains(&(places[1] - places[0]))
        }
    }
}

const COINS: [&str; 13] = [
    "exactly 1",
    "exactly 2",
    "恰好 3",
    "exactly 12",
    "up to 1",
    "up to 2",
    "up to 3",
    "up to 4",
    "up to 30",
    "run",
    "run up to 3",
    "distances 1, 2, 5",
    "Distances 3",
];

#[test]
fn coins_agree_with_a_search() {
    let places = 9;
    let members = |set: u32| (1..=places).filter(move |place| set >> place & 1 == 1);
    let text = |set: u32| members(set).map(|place| place.to_string()).collect::<Vec<_>>().join(" ");
    for rule in COINS {
        let coins = Coins::parse(rule, ENGLISH).unwrap();
        let turns: Vec<u32> = (2..2 << places)
            .step_by(2)
            .filter(|&set| may_turn(&coins, &members(set).collect::<Vec<_>>()))
            .collect();
        let after = |heads: &u32| -> Vec<u32> {
            let is_legal = |turn: &&u32| heads >> turn.ilog2() & 1 == 1;
            turns.iter().filter(is_legal).map(|turn| heads ^ turn).collect()
        };
        let mut search = GrundySearch::new(after);
        let values = coins.grundy_values(places + 1, |_| {});
        let single: Vec<u64> = (1..=places).map(|place| search.grundy(&(1 << place))).collect();
        assert_eq!(values[1..], single, "{rule}");
        for heads in [0b0, 0b10, 0b110_0110, 0b10_1010_1010, 0b11_1111_1110, 0b10_0000_0000] {
            let typed: Vec<usize> = members(heads).collect();
            let position = coins.heads(&typed, &values, ENGLISH).unwrap();
            assert_eq!(position.nim_sum(), Some(search.grundy(&heads)), "{rule} {heads:b}");
            let expected: BTreeMap<String, bool> = after(&heads)
                .into_iter()
                .map(|after| (text(after), search.grundy(&after) == 0))
                .collect();
            assert_eq!(reached(&position), expected, "{rule} {heads:b}");
        }
    }
}

#[test]
fn periods_of_coins_are_proved_by_a_window() {
    for rule in ["distances 1, 2, 5", "distances 3, 4", "run up to 5", "up to 1"] {
        let coins = Coins::parse(rule, ENGLISH).unwrap();
        let values = coins.grundy_values(LARGEST_PLACE, |_| {});
        let Periodicity::Proved { repeat, checked } = coins.periodicity(&values[..100]) else {
            panic!("{rule}: no period in 100 values")
        };
        assert!(checked < 100);
        let holds = |place: usize| values[place] == values[place + repeat.length];
        assert!((repeat.start..LARGEST_PLACE - repeat.length).all(holds), "{rule}");
    }
    let turtles = Coins::parse("up to 2", ENGLISH).unwrap();
    let periodicity = turtles.periodicity(&turtles.grundy_values(100, |_| {}));
    assert!(matches!(periodicity, Periodicity::Seen(repeat) if repeat.saltus == 1));
}

#[test]
fn winning_turns_of_distant_coins_are_found() {
    for (rule, place) in
        [("exactly 4", 200), ("up to 4", 200), ("up to 5", 150), ("up to 3", 1000), ("run", 999)]
    {
        let coins = Coins::parse(rule, ENGLISH).unwrap();
        let values = coins.grundy_values(place + 1, |_| {});
        let position = coins.heads(&[3, place - 60, place], &values, ENGLISH).unwrap();
        assert!(position.moves.len() <= 2000);
        assert_eq!(position.moves[0].outcome, Outcome::Lost, "{rule}");
        let after: Vec<usize> =
            position.moves[0].to.split(' ').map(|place| place.parse().unwrap()).collect();
        assert_eq!(after.iter().fold(0, |sum, &place| sum ^ values[place]), 0, "{rule}");
    }
}

#[test]
fn enumerated_rules() {
    // Kayles: an option is a sum of two rows.
    let options: Vec<String> = (0..30_usize)
        .map(|row| {
            let knock =
                |pins: usize| (0..(row + 1).saturating_sub(pins)).map(move |i| (i, row - pins - i));
            let all = knock(1).chain(knock(2));
            all.map(|(left, right)| format!("{left} {right}")).collect::<Vec<_>>().join(",")
        })
        .collect();
    let kayles = Rule::parse(&options.join(";"), true, ENGLISH).unwrap();
    let octal = HeapGame::with_code("0.77", ENGLISH).unwrap().grundy_values(30, |_| {});
    assert_eq!(kayles.game.grundy_values(), Some(octal));
    assert_eq!(kayles.game.single_options(), None);
    // A position that is reached again only through a sum.
    assert_eq!(Rule::parse("1 1;0", false, ENGLISH).unwrap().game.grundy_values(), None);
    assert_eq!(Rule::parse("1;0", false, ENGLISH).unwrap().game.grundy_values(), None);
    let backwards = Rule::parse("1,2;2 2,3;3;", false, ENGLISH).unwrap();
    assert_eq!(backwards.game.grundy_values(), Some(vec![0, 1, 1, 0]));
}
