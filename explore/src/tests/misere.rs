//! Sums in misère play, against who wins by the rules alone.

use super::answers::{asked, told};
use serde_json::{json, Value};
use std::collections::BTreeMap;

/// Whether a position is lost, by the moves of normal play alone: whoever moves last loses.
fn is_lost(game: &str, position: &str, known: &mut BTreeMap<String, bool>) -> bool {
    if let Some(&lost) = known.get(position) {
        return lost;
    }
    let after = reached(&told(&format!("{game}|ask position|position {position}")));
    let lost = !after.is_empty() && !after.keys().any(|after| is_lost(game, after, known));
    known.insert(position.to_string(), lost);
    lost
}

/// What the moves of an answer reach, with whether it is lost.
fn reached(answer: &Value) -> BTreeMap<String, bool> {
    assert_eq!(answer["truncated"], json!(false));
    let reached = |a_move: &Value| {
        (a_move["to"].as_str().unwrap().to_string(), a_move["lost"].as_bool().unwrap())
    };
    answer["moves"].as_array().unwrap().iter().map(reached).collect()
}

/// Games, positions of them, and how it is known who wins: a theorem, or a number for a search.
const SUMS: [(&str, &str, &str); 18] = [
    ("game takes|rule 2, 5", "5 6 7|7 7|4 2 2|3 3 3|6", "\"sj\""),
    ("game takes|rule squares", "5 6 7|7 7|4 2 2|3 3 3|2 2", "\"sj\""),
    ("game takes|rule divisors", "5 6 7|4 2 2|1 1 1", "\"tame\""),
    ("game octal|rule 0.33", "5 6 3|1 1", "\"sj\""),
    ("game octal|rule 0.3012", "5 6 7|4 2 2|3 3", "\"tame\""),
    ("game octal|rule 0.777...", "5 2 3|5|2 2|1 1 1", "\"tame\""),
    ("game octal|rule 4.333...", "5 2|4 3", "\"tame\""),
    ("game octal|rule 0.77", "4 3 2|4 1", "\"tame\""),
    ("game octal|rule 0.77", "5|5 1|5 5 1|6 5", "0"),
    ("game octal|rule 0.07", "10 3|12", "0"),
    ("game vectors|to 5|rule (1,0)* (0,1)* (1,1)*", "(1,2) (2,2)|(1,1) (0,3) (1,0)", "\"tame\""),
    ("game graph|rule a b;b c;a c;d a;d b;e d", "d e a|e e|a a b|c c", "\"tame\""),
    // The parts p and s have the values 0 and 2, but p is like no heap.
    ("game graph|rule p q;q r;r s;r t;s t;s u;t u", "p p s|p s|q q", "\"tame\""),
    ("game rule|options ;0;1,0;2,1 1", "3 3|2 2|3 2 1|1 0", "\"tame\""),
    ("game rule|options ;0;1,0;2,1 1,0;3,2 2,1 2", "4|4 3|4 4 1|4 0", "0"),
    ("game tree|rule r a;a b;r c;c d;r e;e f;e g", "1 2 3 4|1 2 5|5 6 7|2 5 6|", "\"sj\""),
    ("game coins|rule up to 3", "1 2 4 5|3|2 3", "0"),
    ("game coins|rule run up to 2", "1 2 4 5|3|2 3", "0"),
];

#[test]
fn sums_agree_with_a_search() {
    for (game, positions, reason) in SUMS {
        let mut known = BTreeMap::new();
        for position in positions.split('|') {
            let answer = told(&format!("{game}|misere|ask position|position {position}"));
            let name = format!("{game} {position}");
            let text = answer["position"].as_str().unwrap();
            assert_eq!(answer["lost"], json!(is_lost(game, text, &mut known)), "{name}");
            let expected: BTreeMap<String, bool> =
                reached(&told(&format!("{game}|ask position|position {position}")))
                    .into_keys()
                    .map(|after| (after.clone(), is_lost(game, &after, &mut known)))
                    .collect();
            assert_eq!(reached(&answer), expected, "{name}");
            let found = &answer["reason"];
            let is_search = reason == "0" && found.as_u64().map_or(false, |count| count > 0);
            assert!(
                is_search || *found == serde_json::from_str::<Value>(reason).unwrap(),
                "{name}: {found}"
            );
        }
    }
}

#[test]
fn heaps_that_split_are_told_as_far_as_they_are_known() {
    // Sibert and Conway: the lost rows of Kayles.
    let kayles = told("game octal|rule 0.77|misere|to 400");
    let wins = kayles["wins"].as_array().unwrap();
    assert!((31..100).contains(&wins.len()), "{}", wins.len());
    assert_eq!(kayles["lost"].as_array().unwrap()[..5], [1, 4, 9, 12, 20].map(|n| json!(n)));
    assert_eq!((&kayles["searched"], &kayles["period"]["kind"]), (&json!(5), &json!("seen")));
    let lasker = told("game octal|rule 4.333...|misere|to 200");
    assert_eq!((&lasker["lost"], lasker["wins"].as_array().unwrap().len()), (&json!([1]), 201));
    assert_eq!(lasker["searched"], Value::Null);
    let coins = told("game coins|rule run|misere|to 5");
    assert_eq!((&coins["searched"], &coins["wins"][1]), (&json!(1), &json!(false)));
    let rule = told("game rule|options ;0;1,0;2,1 1,0;3,2 2,1 2|misere");
    assert_eq!(rule["outcomes"], json!(["N", "P", "N", "P", "N"]));
    let tree = told("game tree|rule r a;a b;r c;c d|misere");
    assert_eq!((&tree["won"], &tree["values"][0]), (&json!(false), &json!(0)));
    for (request, field) in [
        ("game octal|rule 0.77|misere|ask position|position 60 60", "position"),
        ("game coins|rule up to 9|misere|ask position|position 60", "position"),
        ("game rule|options 1;0 1|misere", "options"),
    ] {
        let problem = asked(request).unwrap_err();
        assert!(problem.field == field && problem.message.len() <= 300, "{problem:?}");
    }
}
