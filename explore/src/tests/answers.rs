//! Requests and what is answered, as text.

use crate::{answer, Problem};
use serde_json::{json, Value};

/// The answer to these lines, separated by `|`.
pub(super) fn asked(request: &str) -> Result<Value, Problem> {
    let text = answer(&request.replace('|', "\n"), |_, _| {})?;
    Ok(serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error} in {text}")))
}

pub(super) fn told(request: &str) -> Value {
    asked(request).unwrap_or_else(|problem| panic!("{request}: {problem:?}"))
}

/// Requests, and what is among the answers; null for what is not there.
const RIGHT: &str = include_str!("right.txt");

#[test]
fn tables_and_positions() {
    for line in RIGHT.lines() {
        let (request, expected) = line.split_once(" => ").expect(line);
        let (found, expected) = (told(request), serde_json::from_str::<Value>(expected).unwrap());
        for (key, value) in expected.as_object().unwrap() {
            assert_eq!(&found[key], value, "{request}: {key}");
        }
    }
    // Without a line for it, the heaps up to 100.
    assert_eq!(told("game takes|rule primes")["values"].as_array().unwrap().len(), 101);
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
