use super::*;

/// The output for these arguments, separated by `|`.
fn output(arguments: &str) -> String {
    let arguments = Arguments::parse_from(format!("explore|{arguments}").split('|'));
    report(&arguments).unwrap_or_else(|error| format!("{error:#}"))
}

/// The same of a game in a file of these lines.
fn output_of_file(kind: &str, lines: &str, more: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game");
    fs::write(&file, lines).unwrap();
    output(&format!("--{kind}|{}{more}", file.display()))
}

#[test]
fn a_subtraction_game() {
    let expected = " 0: 0 0 1 1 0 2 1 0 0 1
10: 1 0 2
lost: 0 1 4 7 8 11
differences: 1 3 3 1 3
period 7 from heap 0 on: proved by the theorem on subtraction games, which asks for heaps up to 12
known as hdu1536: take a number from a finite set: the values are periodic; agrees up to 1000
known as theory/periods: take a number from a finite set: the values are periodic; agrees up to 1000
known as theory/which#finite-set: take a number from a finite set: the values are periodic; agrees up to 1000
heap      5   value      2   10
heap      6   value      1   01
Nim sum                   3   11
winning moves:
  5 → 3
";
    assert_eq!(output("--takes|2,5|--to|12|--position|5,6"), expected);
}

#[test]
fn large_heaps_and_misere() {
    let found = output("--takes|1..1000000000|--heaps|18446744073709551615");
    let formula = "heap n has the value n mod 1000000001: proved (theory/which.html#range)\n";
    assert!(found.contains(formula), "{found}");
    let end = "winning moves:\n  18446744073709551615 → 18446744073446744055\n";
    assert!(found.ends_with(end), "{found}");
    let found = output("--takes|1..|--heaps|18446744073709551615, 1");
    let value = "heap 18446744073709551615   value 18446744073709551615   1";
    assert!(found.contains(value) && found.ends_with("551615 → 1\n"), "{found}");
    let found = output("--takes|1..3|--to|5|--misere|--heaps|1000000000002, 3");
    let start = "0: W L W W W L\nlost: 1 5\ndifferences: 4\nperiod 4 from";
    let end =
        "misere play, by the SJ theorem\nwinning moves:\n  1000000000002 → 999999999999\n  3 → 2\n";
    assert!(found.starts_with(start) && found.ends_with(end), "{found}");
    let found = output("--octal|0.77|--to|5|--misere|--position|5 1");
    let is_searched = found.contains("from 5 on by a search") && found.contains("by a search of ");
    assert!(is_searched && found.ends_with("lost: no move wins\n"), "{found}");
}

#[test]
fn other_kinds() {
    let wythoff = "--vectors|(1,0)* (0,1)* (1,1)*|--to|3|--position|(1,2) (2,2)";
    let found = output(wythoff);
    assert!(found.starts_with("0: 0 1 2\n1: 1 2 0\n2: 2 0 1\nlost: (0,0) (1,2)\n"), "{found}");
    assert!(found.contains("(2,2) → (0,0)"), "{found}");
    let found: serde_json::Value =
        serde_json::from_str(&output(&format!("{wythoff}|--json"))).unwrap();
    assert_eq!((&found["table"]["side"], &found["position"]["sum"]), (&3.into(), &1.into()));
    let found = output("--vectors|(2,-1) (1,2)|--to|3|--misere|--position|(2,5)");
    let edge =
        "\nthe board has no far edge: a move may put more stones onto a heap than are shown\n";
    assert!(found.contains(edge) && !output(wythoff).contains("edge"), "{found}");
    let found = output("--coins|run|--to|6|--position|2 5");
    assert!(found.contains("Nim sum                   3   11\nwinning moves:\n"), "{found}");
    let found = output_of_file("graph", "a b\nb c\nc b\n", "|--position|a");
    assert!(found.starts_with("a: D -1\nb: D -1\nc: D -1\n"), "{found}");
    assert!(found.ends_with("draw: no move wins\n"), "{found}");
    let found = output_of_file("tree", "r a\na b\nr c\n", "|--misere|--position|c b a");
    let end = "misere play, by the SJ theorem\nwinning moves:\n  r – a\n";
    assert!(found.ends_with(end), "{found}");
}

/// Grundy's game, and a walk to the corner.
const RULE: &str = "
fn moves(position: &[i64]) -> Vec<Vec<Position>> {
    if let [x, y] = *position {
        let down = if y > 0 { vec![vec![vec![x, y - 1]]] } else { vec![] };
        return (0..x).map(|x| vec![vec![x, y]]).chain(down).collect();
    }
    let heap = position[0];
    (1..=heap / 2).filter(|less| 2 * less != heap).map(|less| vec![vec![less], vec![heap - less]]).collect()
}";

/// A rule with this body.
fn moves(body: &str) -> String {
    format!("fn moves(p: &[i64]) -> Vec<Vec<Position>> {{ {body} }}")
}

#[test]
fn a_rule_of_ones_own() {
    let found = output_of_file("file", RULE, "|--position|5, 8");
    assert!(found.starts_with("  0: 0 0 0 1 0 2 1 0 2 1\n"), "{found}");
    assert!(found.ends_with("lost: no move wins\n"), "{found}");
    let found = output_of_file("file", RULE, "|--start|2,1|--position|2,1 1,0");
    assert!(found.contains("1,1: P 2 0\n") && found.ends_with("  2,1 → 0,1\n"), "{found}");
    for (lines, more, message) in [
        (
            "fn moves() {}",
            "",
            "expected a file with fn moves(position: &[i64]) -> Vec<Vec<Vec<i64>>>, found",
        ),
        (RULE, "|--start|2,x", "expected a position to start from such as 3,4, found \"2,x\""),
        (&moves("vec![vec![vec![p[0] + 1]]]"), "", "expected at most 20000 positions"),
        (&moves("vec![vec![vec![p[1]]]]"), "", "the function failed: "),
        (RULE, "|--position|200", "expected numbers from 0 to 100, found \"200\""),
        (
            RULE,
            "|--start|2,1|--position|3,1",
            "expected names of vertices or positions, found \"3,1\"",
        ),
    ] {
        let found = output_of_file("file", lines, more);
        assert!(found.starts_with(message) && found.chars().count() <= 300, "{found}");
    }
}

/// A move takes 1 or 2.
const TAKES: &str = "(1..=p[0].min(2)).map(|take| vec![vec![p[0] - take]]).collect()";

#[test]
fn an_option_may_be_the_sum_of_no_positions() {
    let end = |is_end: &str, left: &str| format!("if {is_end} {{ vec![] }} else {{ {left} }}");
    let left = end("p[0] == take", "vec![vec![p[0] - take]]");
    let takes = moves(&format!("(1..=p[0].min(2)).map(|take| {left}).collect()"));
    let found = output_of_file("file", &takes, "|--to|6|--position|2");
    assert!(found.starts_with("0: 0 1 2 0 1 2 0\n") && found.ends_with("  2 → 0\n"), "{found}");
    let left = end("p.iter().sum::<i64>() == 1", "vec![q]");
    let one = format!("let mut q = p.to_vec(); q[i] -= 1; {left}");
    let walk = format!("(0..2).filter(|&i| p[i] > 0).map(|i| {{ {one} }}).collect()");
    let found = output_of_file("file", &moves(&walk), "|--start|1,1|--position|1,0");
    let start = "1,1: P 2 0\n0,1: N 1 1\n1,0: N 1 1\nsum(): P 0 0\n";
    assert!(found.starts_with(start) && found.ends_with("  1,0 → sum()\n"), "{found}");
    // A heap of 0 that has a move is not nothing, and neither is an empty list.
    let found = output_of_file("file", &moves("vec![vec![]; p.len()]"), "|--to|1");
    assert_eq!(found, "0: N 1 1\n1: N 1 1\nsum(): P 0 0\n");
    let list = "if p.is_empty() { vec![vec![]] } else { vec![vec![vec![]]] }";
    let found = output_of_file("file", &moves(list), "|--start|7");
    assert_eq!(found, "7: P 2 0\n[]: N 1 1\nsum(): P 0 0\n");
}

#[test]
fn what_else_is_in_a_file_does_no_harm() {
    let expected = output_of_file("file", &moves(TAKES), "|--to|5");
    assert!(expected.starts_with("0: 0 1 2 0 1 2\n"), "{expected}");
    let prints = "println!(\"0;1\\n0\"); print!(\"{p:?}\"); eprintln!();";
    let head = "//! My game.\n#![deny(warnings)]\n#![forbid(unsafe_code)]\npub type Position = Vec<i64>;\n";
    let tail =
        "use std::collections::HashMap; fn main() { println!() } mod other {} // no line end";
    let shuffled = "use std::collections::HashSet; p.iter().flat_map(|&n| [n - 1, n - 2])";
    let shuffled = format!("{shuffled}.filter(|&n| n >= 0).collect::<HashSet<i64>>()");
    let shuffled = format!("{shuffled}.into_iter().map(|n| vec![vec![n]]).collect()");
    for lines in [
        moves(&format!("{prints}{TAKES}")),
        format!("{head}#[inline]\n{}{tail}", moves(TAKES)),
        format!("fn one() -> i64 {{ 1 }} {}", moves(&TAKES.replace("1..", "crate::one().."))),
        moves(&shuffled),
    ] {
        assert_eq!(output_of_file("file", &lines, "|--to|5"), expected, "{lines}");
    }
    // A start without moves has its name.
    let found = output_of_file("file", &moves(TAKES), "|--start|0,3|--position|0,3");
    assert!(found.starts_with("0,3: P 0 0\n") && found.ends_with("no move wins\n"), "{found}");
}

#[test]
fn rules_that_are_refused() {
    for (body, more, message) in [
        (TAKES, "|--to|20000", "expected heaps of at most 19999 stones, found --to 20000"),
        (
            "(p[0] / 2 * 900_000..).take(6).filter(|_| p[0] > 1).map(|parts| vec![vec![0]; parts as usize]).collect()",
            "|--to|2",
            "expected at most 5000000 options of all positions, found more up to 2",
        ),
        ("loop {}", "", "expected a function that ends, found none after 10 s"),
        (
            "let mut all = vec![]; loop { all.push(vec![vec![0]]) }",
            "",
            "the function failed: memory",
        ),
        ("std::process::exit(0)", "", "the function failed: it ended the program"),
    ] {
        let found = output_of_file("file", &moves(body), more);
        assert!(found.starts_with(message), "{body}: {found}");
    }
}
