//! A program for a game, to take away.

mod programs;
mod steps;

use crate::game::{Coins, Game, Graph, HeapGame, NamedSet, Tree, Vectors};
use crate::Code;
use common::graph::breadth_first_order;
use programs::{Constant, Parts};
use steps::{Left, Step};

/// A language for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProgramLanguage {
    /// Rust, as the pack's programs are.
    Rust,
    /// C++17.
    Cpp,
    /// Python 3.
    Python,
}

/// A program that prints the table of this game. `None` if there is none for games of its kind, or in misère play for
/// games that are sums.
///
/// For heaps and coins it reads n, and prints the values of the heaps, or places, 0 to n on one line; for two or three
/// heaps it prints those of the boards of 0 to n stones a heap, each row on a line. In misère play it prints W for won
/// and L for lost. For graphs and trees it reads nothing, and prints for each vertex its name and its value, or `win`,
/// `lose` or `draw`.
pub fn program(game: &Game, misere: bool, language: ProgramLanguage) -> Option<String> {
    let parts = match game {
        Game::Heap(HeapGame::Code(code)) if code.parts() > 1 && misere => return None,
        Game::Heap(game) => heap(game),
        Game::Vectors(game) => vectors(game),
        Game::Coins(_) | Game::Tree(_) if misere => return None,
        Game::Coins(game) => coins(game),
        Game::Graph(game) => return Some(graph(game, misere, language)),
        Game::Tree(game) => return Some(tree(game, language)),
        Game::Rule(_) => return None,
    };
    Some(parts.program(misere, language))
}

/// Leaves one heap.
fn leave(heap: &str) -> Step {
    Step::Leave(vec![heap.to_string()])
}

fn when(condition: impl Into<String>, steps: Vec<Step>) -> Step {
    Step::If(condition.into(), steps)
}

fn each_from(name: &'static str, least: &str, most: &str, steps: Vec<Step>) -> Step {
    Step::For(name, least.into(), most.into(), steps)
}

fn heap(game: &HeapGame) -> Parts {
    match game {
        HeapGame::Takes(takes) => of_takes(takes),
        HeapGame::Named(set) => of_set(*set),
        HeapGame::Code(code) => of_code(code),
    }
}

/// Neighbouring numbers in an ascending list, as ranges.
fn ranges(numbers: &[u64]) -> Vec<[u64; 2]> {
    let mut ranges: Vec<[u64; 2]> = Vec::new();
    for &number in numbers {
        match ranges.last_mut() {
            Some([_, most]) if *most + 1 == number => *most = number,
            _ => ranges.push([number, number]),
        }
    }
    ranges
}

fn of_takes(takes: &[u64]) -> Parts {
    let ranges = ranges(takes);
    let shown: Vec<String> = ranges
        .iter()
        .map(
            |[least, most]| {
                if least == most {
                    least.to_string()
                } else {
                    format!("{least}..{most}")
                }
            },
        )
        .collect();
    let title = format!("Takes: {}", shown.join(", "));
    let rule = "A move takes one of these numbers of stones from a heap.";
    let take = |steps| when("take <= heap", steps);
    let (constant, steps) = if ranges.len() == 1 && takes.len() > 1 {
        let [least, most] = ranges[0];
        let steps = vec![take(vec![leave("heap - take")])];
        (None, vec![each_from("take", &least.to_string(), &most.to_string(), steps)])
    } else if 3 * ranges.len() <= takes.len() {
        let steps =
            vec![each_from("take", "least", "most", vec![take(vec![leave("heap - take")])])];
        let pairs = ranges.iter().map(|range| range.map(|number| number.to_string()).to_vec());
        let constant =
            Constant::lists("TAKES", "The ranges of what a move can take", pairs.collect());
        (Some(constant), vec![Step::Each(&["least", "most"], "TAKES", steps)])
    } else {
        let takes = takes.iter().map(u64::to_string).collect();
        let constant = Constant::numbers("TAKES", "What a move can take", takes);
        let steps = vec![take(vec![leave("heap - take")])];
        (Some(constant), vec![Step::Each(&["take"], "TAKES", steps)])
    };
    Parts::new(title, rule, Left::Heap, constant, steps)
}

fn of_set(set: NamedSet) -> Parts {
    let endless = |variables: Vec<Step>, take: &str, next: &str| {
        let next =
            |end: &str| next.split("; ").map(|step| format!("{step}{end}\n")).collect::<String>();
        let next = Step::Lines([next(";"), next(";"), next("")]);
        let mut steps = variables;
        steps.push(Step::While(
            format!("{take} <= heap"),
            vec![leave(&format!("heap - {take}")), next],
        ));
        steps
    };
    let chosen = |least: &str, most: &str, steps| vec![each_from("take", least, most, steps)];
    let dividing = || vec![when("heap % take == 0", vec![leave("heap - take")])];
    let (name, steps) = match set {
        NamedSet::PowersOf(base) => {
            let next = format!("take *= {base}");
            (format!("powers of {base}"), endless(vec![Step::Let("take", "1")], "take", &next))
        }
        NamedSet::Squares => {
            ("squares".into(), endless(vec![Step::Let("root", "1")], "root * root", "root += 1"))
        }
        NamedSet::Fibonacci => {
            let variables = vec![Step::Let("take", "1"), Step::Let("next", "2")];
            (
                "Fibonacci numbers".into(),
                endless(variables, "take", "next += take; take = next - take"),
            )
        }
        NamedSet::Primes => {
            // A number is prime if no smaller one but 1 divides it.
            let divide = each_from(
                "divisor",
                "2",
                "take - 1",
                vec![when(
                    "take % divisor == 0",
                    vec![Step::Lines([
                        "is_prime = false;".into(),
                        "is_prime = false;".into(),
                        "is_prime = False".into(),
                    ])],
                )],
            );
            let start = Step::Lines([
                "let mut is_prime = true;".into(),
                "bool is_prime = true;".into(),
                "is_prime = True".into(),
            ]);
            let steps = vec![start, divide, when("is_prime", vec![leave("heap - take")])];
            ("primes".into(), chosen("2", "heap", steps))
        }
        NamedSet::Divisors => ("divisors of the heap".into(), chosen("1", "heap", dividing())),
        NamedSet::ProperDivisors => {
            ("divisors of the heap that are smaller".into(), chosen("1", "heap - 1", dividing()))
        }
    };
    let rule = "A move takes one of these numbers of stones from a heap.";
    Parts::new(format!("Takes: {name}"), rule, Left::Heap, None, steps)
}

fn of_code(code: &Code) -> Parts {
    let mut digits: Vec<u8> = (0..=code.last()).map(|place| code.digit(place)).collect();
    if !code.is_endless() {
        digits.push(0);
    }
    let last = digits.len() - 1;
    let all = digits.iter().fold(0, |all, digit| all | digit);
    let left = if code.parts() > 1 { Left::Heaps } else { Left::Heap };
    let whole = if left == Left::Heaps { Vec::new() } else { vec!["0".to_string()] };
    let leave_all = |parts: &[&str]| Step::Leave(parts.iter().map(ToString::to_string).collect());
    let mut steps = vec![Step::Lines([
        format!("let (digit, rest) = (DIGITS[take.min({last})], heap - take);"),
        format!("int digit = DIGITS[min(take, {last})], rest = heap - take;"),
        format!("digit, rest = DIGITS[min(take, {last})], heap - take"),
    ])];
    let mut bit = |bit: u8, condition: &str, step: Step| {
        if all & bit != 0 {
            steps.push(when(format!("(digit & {bit}) != 0{condition}"), vec![step]));
        }
    };
    bit(1, " && rest == 0", Step::Leave(whole));
    bit(2, " && rest > 0", leave_all(&["rest"]));
    bit(4, "", each_from("a", "1", "rest / 2", vec![leave_all(&["a", "rest - a"])]));
    let third = each_from("b", "a", "(rest - a) / 2", vec![leave_all(&["a", "b", "rest - a - b"])]);
    bit(8, "", each_from("a", "1", "rest / 3", vec![third]));
    let bits = [(1, "1: nothing"), (2, "2: a heap"), (4, "4: two heaps"), (8, "8: three heaps")];
    let bits: Vec<&str> =
        bits.iter().filter(|(bit, _)| all & bit != 0).map(|(_, text)| *text).collect();
    let about = "The digits from place 0 on, the last of them for ever";
    let constant = Constant::numbers("DIGITS", about, digits.iter().map(u8::to_string).collect());
    let rule = format!(
        "The digit at place t says what a move may leave of a heap from which it takes t stones, as a sum of {}.",
        bits.join(", ")
    );
    let steps = vec![each_from("take", "0", "heap", steps)];
    Parts::new(format!("The game {code}"), rule, left, Some(constant), steps)
}

fn vectors(game: &Vectors) -> Parts {
    let names = &["a", "b", "c"][..game.heaps];
    let mut title = Vec::new();
    let mut steps = Vec::new();
    for vector in &game.moves {
        let takes: Vec<String> = vector.takes.iter().map(i64::to_string).collect();
        let (star, multiple) = if vector.is_repeated { ("*", true) } else { ("", false) };
        title.push(format!("({}){star}", takes.join(",")));
        let amount = |take: i64| match (take.unsigned_abs(), multiple) {
            (1, true) => "times".to_string(),
            (take, true) => format!("{take} * times"),
            (take, false) => take.to_string(),
        };
        let (mut conditions, mut left, mut most) = (Vec::new(), Vec::new(), None);
        for (name, &take) in names.iter().zip(&vector.takes) {
            let amount = amount(take);
            left.push(match take.signum() {
                1 => format!("{name} - {amount}"),
                0 => (*name).to_string(),
                _ => format!("{name} + {amount}"),
            });
            if take > 0 && multiple && most.is_none() {
                most =
                    Some(if take == 1 { (*name).to_string() } else { format!("{name} / {take}") });
            } else if take > 0 {
                conditions.push(format!("{name} >= {amount}"));
            } else if take < 0 {
                conditions.push(format!("{name} + {amount} <= n"));
            }
        }
        let mut step = Step::Leave(left);
        if !conditions.is_empty() {
            step = when(conditions.join(" && "), vec![step]);
        }
        steps.push(match most {
            Some(most) => each_from("times", "1", &most, vec![step]),
            None => step,
        });
    }
    let grows = game.moves.iter().flat_map(|vector| &vector.takes).any(|&take| take < 0);
    let rule = "A move takes these numbers of stones from the heaps; a star means any multiple.";
    let title = format!("{} heaps, takes of {}", game.heaps, title.join(" "));
    Parts::new(title, rule, Left::Position, None, steps).on_board(game.heaps, grows)
}

fn coins(game: &Coins) -> Parts {
    let rule =
        "Coins lie at the places 1, 2, 3, ...; the last coin that a move turns must show heads.";
    let neighbours = Step::Lines([
        "left.push((first..place).collect());".into(),
        "vector<int> others;\n\
         for (int coin = first; coin < place; coin++) {\n    others.push_back(coin);\n}\n\
         left.push_back(others);"
            .into(),
        "left.append(list(range(first, place)))".into(),
    ]);
    let (title, constant, steps) = match game {
        Coins::UpTo(most) => {
            let title = format!("Turning at most {most} coins");
            let most = vec![most.to_string()];
            let constant = Constant::number("MOST", "The most coins that a move turns", most);
            return Parts::new(title, rule, Left::Sums, Some(constant), Vec::new()).of_coins();
        }
        Coins::Run(most) => {
            let (title, steps) = match most {
                None => ("Turning neighbours".to_string(), vec![neighbours]),
                Some(most) => (
                    format!("Turning at most {most} neighbours"),
                    vec![when(format!("place - first < {most}"), vec![neighbours])],
                ),
            };
            (title, None, vec![each_from("first", "1", "place", steps)])
        }
        Coins::Distances(distances) => {
            let text: Vec<String> = distances.iter().map(usize::to_string).collect();
            let title = format!("Turning one coin, or two at a distance of {}", text.join(", "));
            let constant =
                Constant::numbers("DISTANCES", "How far two coins can be from one another", text);
            let two = when("distance < place", vec![leave("place - distance")]);
            let steps = Step::Each(&["distance"], "DISTANCES", vec![two]);
            (title, Some(constant), vec![when("place > 0", vec![Step::Leave(Vec::new()), steps])])
        }
    };
    Parts::new(title, rule, Left::Heaps, constant, steps).of_coins()
}

fn graph(game: &Graph, misere: bool, language: ProgramLanguage) -> String {
    let edges = game.options.iter().enumerate().flat_map(|(from, options)| {
        options.iter().map(move |to| vec![from.to_string(), to.to_string()])
    });
    let has_values = !misere && common::graph::graph_grundy_values(&game.options).is_some();
    programs::graph(&game.names, edges.collect(), misere, has_values, language)
}

fn tree(game: &Tree, language: ProgramLanguage) -> String {
    let order = breadth_first_order(game.names.len(), &game.edges);
    let edges =
        order[1..].iter().map(|(vertex, parent)| vec![parent.to_string(), vertex.to_string()]);
    programs::tree(&game.names, edges.collect(), language)
}
