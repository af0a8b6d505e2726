//! Requests and what is answered, as text.

use crate::{answer, Problem};
use serde_json::{json, Value};

/// The answer to these lines, separated by `|`.
fn asked(request: &str) -> Result<Value, Problem> {
    let text = answer(&request.replace('|', "\n"), |_, _| {})?;
    Ok(serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error} in {text}")))
}

fn told(request: &str) -> Value {
    asked(request).unwrap_or_else(|problem| panic!("{request}: {problem:?}"))
}

/// That the answer has these entries, beside others.
fn has(request: &str, expected: &Value) {
    let found = told(request);
    for (key, value) in expected.as_object().unwrap() {
        assert_eq!(&found[key], value, "{request}: {key}");
    }
}

#[test]
fn tables_of_heaps() {
    has(
        "game takes|rule 2, 5|to 9|ask table",
        &json!({
            "values": [0, 0, 1, 1, 0, 2, 1, 0, 0, 1],
            "lost": [0, 1, 4, 7, 8],
            "differences": [1, 3, 3, 1],
            "period": {"kind": "proved", "start": 0, "length": 7, "saltus": 0, "exceptions": [], "checked": 12,
                "theorem": "subtraction", "to": 1999},
        }),
    );
    let period = &told("game octal|rule 0.137|to 10|ask table")["period"];
    let exceptions = period["exceptions"].as_array().unwrap();
    assert_eq!(exceptions.last(), Some(&json!(51)));
    assert_eq!(
        (&period["kind"], &period["start"], &period["length"], &period["theorem"]),
        (&json!("proved"), &json!(52), &json!(34), &json!("guy-smith"))
    );
    has(
        "game octal|rule 4.333...|to 4",
        &json!({
            "values": [0, 1, 2, 4, 3],
            "period": {"kind": "seen", "start": 1, "length": 4, "saltus": 4, "exceptions": [0], "to": 1999},
        }),
    );
    has("game octal|rule 0.16|to 2", &json!({"period": {"kind": "none", "to": 1999}}));
    has(
        "game takes|rule 1..3|to 5|misere|ask table",
        &json!({
            "wins": [true, false, true, true, true, false],
            "lost": [1, 5],
            "differences": [4],
            "period": {"kind": "proved", "start": 0, "length": 4, "saltus": 0, "exceptions": [], "checked": 7,
                "theorem": "subtraction", "to": 1999},
        }),
    );
    assert_eq!(told("game takes|rule squares|to 1|misere").get("values"), None);
    // Without a line for it, the heaps up to 100.
    assert_eq!(told("game takes|rule primes")["values"].as_array().unwrap().len(), 101);
}

#[test]
fn tables_of_the_other_kinds() {
    has(
        "game vectors|rule (1,0)* (0,1)* (1,1)*|to 3",
        &json!({"heaps": 2, "side": 3, "values": [0, 1, 2, 1, 2, 0, 2, 0, 1], "lost": [[0, 0], [1, 2]], "differences": [0, 1]}),
    );
    has(
        "game vectors|rule (1,0) (0,1)|to 2|misere",
        &json!({"wins": [true, false, false, true], "lost": [[0, 1]], "differences": [1]}),
    );
    assert_eq!(told("game vectors|rule (1,1,1)|to 2").get("differences"), None);
    has(
        "game graph|rule a b;b a;b c;d e;x",
        &json!({
            "names": ["a", "b", "c", "d", "e", "x"],
            "edges": [[0, 1], [1, 0], [1, 2], [3, 4]],
            "outcomes": ["P", "N", "P", "N", "P", "P"],
            "moves": [2, 1, 0, 1, 0, 0],
        }),
    );
    assert_eq!(told("game graph|rule a a;b a").get("values"), None);
    has("game graph|rule a a;b a", &json!({"outcomes": ["D", "D"], "moves": [-1, -1]}));
    has("game graph|rule a b;b c", &json!({"values": [0, 1, 0]}));
    has("game graph|rule a b|misere", &json!({"outcomes": ["P", "N"], "moves": [1, 0]}));
    assert_eq!(told("game graph|rule a b|misere").get("values"), None);
    has(
        "game tree|rule ground a;b a;c a;b \"q\"",
        &json!({"names": ["ground", "a", "b", "c", "\"q\""], "parents": [-1, 0, 1, 1, 2], "values": [4, 3, 1, 0, 0]}),
    );
    has("game tree|rule alone", &json!({"names": ["alone"], "parents": [-1], "values": [0]}));
    has(
        "game coins|rule run up to 3|to 6",
        &json!({
            "values": [0, 1, 2, 1, 2, 1, 2],
            "lost": [],
            "period": {"kind": "proved", "start": 1, "length": 2, "saltus": 0, "exceptions": [], "checked": 6,
                "theorem": "subtraction", "to": 6},
        }),
    );
    has(
        "game rule|options ;0;0,1",
        &json!({"values": [0, 1, 2], "outcomes": ["P", "N", "N"], "moves": [0, 1, 1]}),
    );
    has("game rule|options ;0;0 1,0", &json!({"values": [0, 1, 2], "outcomes": ["P", "N", "N"]}));
    assert_eq!(told("game rule|options ;0;0 1,0").get("moves"), None);
    has("game rule|options 1;0,2;", &json!({"outcomes": ["P", "N", "P"], "moves": [2, 1, 0]}));
    has("game rule|options ;0|misere", &json!({"outcomes": ["N", "P"], "moves": [0, 1]}));
    let heaps: Vec<String> =
        (0..20).map(|n| if n == 0 { String::new() } else { (n - 1).to_string() }).collect();
    let heaps = format!("game rule|options {}|heaps", heaps.join(";"));
    has(
        &heaps,
        &json!({"known": [], "period": {"kind": "seen", "start": 0, "length": 2, "saltus": 0, "exceptions": [], "to": 19}}),
    );
    assert_eq!(told(heaps.strip_suffix("|heaps").unwrap()).get("period"), None);
}

#[test]
fn positions() {
    assert_eq!(
        told("game takes|rule 1, 2|ask position|position 2, 0 1"),
        json!({
            "position": "2 1",
            "parts": [{"text": "2", "value": 2}, {"text": "1", "value": 1}],
            "sum": 3, "lost": false, "draw": false,
            "moves": [
                {"from": "2", "text": "2 → 1", "to": "1 1", "lost": true, "draw": false},
                {"from": "2", "text": "2 → 0", "to": "1", "lost": false, "draw": false},
                {"from": "1", "text": "1 → 0", "to": "2", "lost": false, "draw": false},
            ],
            "truncated": false,
        }),
    );
    has(
        "game takes|rule 1|ask position|position 0 0",
        &json!({"position": "0", "parts": [], "sum": 0, "lost": true, "moves": []}),
    );
    has("game octal|rule 0.137|ask position|position 3|to 1", &json!({"sum": 2}));
    let misere = told("game takes|rule 1, 2|misere|ask position|position 2 0");
    assert_eq!(misere["parts"], json!([{"text": "2"}]));
    assert_eq!(
        misere["moves"][0],
        json!({"from": "2", "text": "2 → 1", "to": "1", "lost": true, "draw": false})
    );
    assert_eq!((misere.get("sum"), &misere["lost"]), (None, &json!(false)));
    has(
        "game takes|rule 1, 2|misere|ask position|position 0",
        &json!({"lost": false, "moves": []}),
    );
    has(
        "game vectors|rule (1,0)* (0,1)*|to 9|ask position|position 3 5",
        &json!({"position": "(3,5)", "sum": 6}),
    );
}

#[test]
fn positions_of_the_other_kinds() {
    let loopy = "game graph|rule a b;b a;b c;c d;b d|ask position|position ";
    has(&format!("{loopy}b"), &json!({"lost": false, "draw": false, "parts": [{"text": "b"}]}));
    let moves = told(&format!("{loopy}b"))["moves"].clone();
    assert_eq!(
        moves[0],
        json!({"from": "b", "text": "b → d", "to": "d", "lost": true, "draw": false})
    );
    has("game graph|rule a b;b a|ask position|position a", &json!({"lost": false, "draw": true}));
    has(
        "game graph|rule a b;b c|ask position|position b b",
        &json!({"position": "b b", "sum": 0, "lost": true}),
    );
    has(
        "game tree|rule r a;a b;r c|ask position|position ",
        &json!({"position": "1 2 3", "sum": 3}),
    );
    has("game tree|rule r a;a b;r c|ask position", &json!({"position": "1 2 3", "sum": 3}));
    // What is not connected with the root is not there.
    has(
        "game tree|rule r a;a b;r c|ask position|position 2 3",
        &json!({"position": "3", "sum": 1}),
    );
    has(
        "game tree|rule r a;a b;r c|ask position|position 0",
        &json!({"position": "0", "sum": 0, "moves": []}),
    );
    has(
        "game coins|rule up to 2|ask position|position 4 2 4",
        &json!({"position": "2 4", "sum": 6}),
    );
    has(
        "game coins|rule up to 2|ask position|position ",
        &json!({"position": "", "sum": 0, "lost": true}),
    );
    has(
        "game rule|options ;0;0 1,0|ask position|position 2 1",
        &json!({"position": "2 1", "sum": 3}),
    );
    let most = told("game coins|rule up to 3|ask position|position 500");
    assert_eq!((most["moves"].as_array().unwrap().len(), &most["truncated"]), (2000, &json!(true)));
    assert_eq!(most["moves"][0]["to"], json!(""));
}

/// What is wrong in each field: the request, the field, and of the message in English and Chinese.
const WRONG: &str = include_str!("wrong.txt");

#[test]
fn what_is_wrong_is_told_beside_its_field() {
    for line in WRONG.lines() {
        let [request, field, english, chinese]: [&str; 4] =
            line.split(" => ").collect::<Vec<_>>().try_into().expect(line);
        for (language, message) in [("en", english), ("zh", chinese)] {
            let problem = asked(&format!("language {language}|{request}")).expect_err(request);
            assert_eq!(problem.field, field, "{request}");
            let found = &problem.message;
            assert!(found.contains(message), "{request}: {found}\nexpected {message}");
        }
    }
}

#[test]
fn large_graphs_and_long_numbers() {
    let path: Vec<String> = (0..2000).map(|i| format!("{} {i}", (i + 1999) % 2000)).collect();
    let cycle = format!("game tree|rule {}", path.join(";"));
    assert_eq!(asked(&cycle).unwrap_err().field, "rule");
    let path = path[1..].join(";");
    let tree = told(&format!("game tree|rule {path}"));
    assert_eq!(tree["values"][0], json!(1999));
    let position = told(&format!("game tree|rule {path}|ask position"));
    assert_eq!((&position["lost"], &position["truncated"]), (&json!(false), &json!(true)));
    assert_eq!(position["moves"][0]["to"], json!("0"));
    assert_eq!(told(&format!("game graph|rule {path}"))["moves"][0], json!(1999));
    let one_more = format!("game graph|rule {path};new");
    assert!(asked(&one_more).unwrap_err().message.contains("found 2001"));
    let many = vec!["1"; 2001].join(" ");
    let many = format!("game takes|rule 1|ask position|position {many}");
    assert!(asked(&many)
        .unwrap_err()
        .message
        .contains("expected at most 2000 numbers, found 2001"));
    let problem = asked("game octal|rule 0.1234567123456712345671234567123456712345671234567123456712345671234567123456712345671234567123456712345671");
    assert!(problem.unwrap_err().message.contains("expected at most 100 digits behind the point"));
    let vectors = vec!["(1,0)"; 101].join(" ");
    let vectors = asked(&format!("game vectors|rule {vectors}"));
    assert!(vectors.unwrap_err().message.contains("expected at most 100 vectors, found 101"));
}

#[test]
fn progress_is_told() {
    for (request, all, least) in [
        ("game octal\nrule 0.77\nto 4999", 5000, 5),
        ("game takes\nrule divisors\nto 4999", 5000, 5),
        ("game takes\nrule 1..9\nto 4999", 5000, 4),
        ("game takes\nrule 1..9\nto 4999\nmisere", 5000, 5),
        ("game vectors\nrule (1,0)\nto 100", 10_000, 10),
        ("game vectors\nrule (1,0)\nto 100\nmisere", 10_000, 10),
        ("game coins\nrule up to 3\nto 500", 501, 1),
    ] {
        let mut told = Vec::new();
        answer(request, |done, of| told.push((done, of))).unwrap();
        assert!(told.iter().all(|&(done, of)| done <= all && of == all), "{request}");
        assert!(told.windows(2).all(|pair| pair[0].0 < pair[1].0), "{request}");
        assert!(told.len() >= least, "{request}: {} times", told.len());
    }
}
