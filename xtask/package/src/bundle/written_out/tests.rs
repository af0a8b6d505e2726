use super::*;

const PROGRAM: &str = "//! # Name
//!
//! **Hint.** Look
//! there.
//!
//! **Why.** Because
//! of this.
//!
//! - A case.
//!
//! **Complexity.** O(1).

use common::judge::{self, input, rule, Input};

const LARGEST: u64 = 3; // of a rule alone

/// Of a rule alone.
fn is_small(n: u64) -> bool {
    n <= LARGEST
}

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, n: u64, row: String }
    let length = row.len();
    rule!(length > 0, \"expected letters, found {length}\");
    rule!(
        is_small(n),
        \"too large\"
    );
    for letter in row.chars() {
        rule!(letter == 'a', \"expected a, found {letter}\");
    }
    input! { from input, mut edge: (Usize1, i32) }
    edge.0 += 1;
    Ok(format!(\"{row}{}\", edge.0))
}

fn main() {
    judge::single(solve)
}
";

#[test]
fn rules_go_with_all_that_serves_them_alone() {
    let text = "//! # Name
//!
//! **Complexity.** O(1).

use common::judge::{self, Input};

fn solve(input: &mut Input) -> judge::Result<String> {
    let (_n, row) = (input.number(), input.read::<String>());
    let mut edge = (input.usize1(), input.read::<i32>());
    edge.0 += 1;
    Ok(format!(\"{row}{}\", edge.0))
}

fn main() {
    judge::single(solve)
}
";
    assert_eq!(written_out(PROGRAM).unwrap(), text);
}

#[test]
fn a_row_is_written_out_and_a_list_stays() {
    let with = |kind| written_out(&PROGRAM.replace("(Usize1, i32)", kind)).unwrap();
    let text = with("Chars");
    assert!(text.contains("edge = input.read::<String>().chars().collect::<Vec<_>>();"), "{text}");
    let text = with("[Chars; n]");
    assert!(text.contains("input! { from input, mut edge: [Chars; n] }"), "{text}");
    assert!(text.contains("use common::judge::{self, input, Input};"), "{text}");
}

#[test]
fn many_variables_are_read_line_by_line() {
    let kinds = (0..9).map(|i| format!(", a{i}: u64")).collect::<String>();
    let program = PROGRAM.replace(", n: u64, row: String", &(kinds + ", row: String"));
    let text = written_out(&program).unwrap();
    assert!(text.contains("    let _a0 = input.number();\n    let _a1 ="), "{text}");
}
