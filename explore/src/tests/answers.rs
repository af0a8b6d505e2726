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

/// What is wrong in each field: the request, the field, and the message in English and Chinese.
const WRONG: [(&str, &str, &str, &str); 48] = [
    (
        "game takes|rule",
        "rule",
        "expected takes such as 1, 3..5, found none",
        "应有可取的数目，例如 1, 3..5，实际为空",
    ),
    (
        "game takes|rule 0",
        "rule",
        "expected a number from 1 to 100000, found \"0\" in \"0\"",
        "应为 1 到 100000 的数，\"0\" 中实为 \"0\"",
    ),
    ("game takes|rule 3, 5..x", "rule", "found \"x\" in \"5..x\"", "\"5..x\" 中实为 \"x\""),
    ("game takes|rule 5..3", "rule", "found \"5..3\", which is empty", "实为空的 \"5..3\""),
    (
        "game takes|rule powers of 1",
        "rule",
        "powers of 2, squares, primes, fibonacci, divisors, proper divisors; found \"powers of 1\"",
        "实为 \"powers of 1\"",
    ),
    ("game takes|rule odd numbers", "rule", "found \"odd numbers\"", "实为 \"odd numbers\""),
    (
        "game takes|rule 1|to 0",
        "to",
        "expected a number from 1 to 99999, found \"0\"",
        "应为 1 到 99999 的数，实为 \"0\"",
    ),
    ("game takes|rule 1|to many", "to", "found \"many\"", "实为 \"many\""),
    (
        "game takes|rule primes|to 20000",
        "to",
        "expected a number from 1 to 19999, found \"20000\"",
        "应为 1 到 19999",
    ),
    (
        "game takes|rule divisors|to 10000",
        "to",
        "expected a number from 1 to 9999",
        "应为 1 到 9999",
    ),
    ("game octal|rule 0.8|to 2000", "to", "expected a number from 1 to 1999", "应为 1 到 1999"),
    (
        "game takes|rule 1|ask position|position",
        "position",
        "expected a position such as 3 5 7, found none",
        "应为 3 5 7 这样的局面，实际为空",
    ),
    (
        "game takes|rule 1|ask position|position 3 -1",
        "position",
        "expected numbers from 0 to 99999, found \"-1\"",
        "应为 0 到 99999 的数，实为 \"-1\"",
    ),
    (
        "game takes|rule 1|misere|ask position|position 3 1",
        "position",
        "expected one part, found 2: in misère play",
        "应恰有一部分，实有 2 部分：反常规则下",
    ),
    (
        "game octal|rule 77",
        "rule",
        "expected a point, as in 0.137 in the code \"77\"",
        "代码 \"77\" 有误：应有小数点，例如 0.137",
    ),
    (
        "game octal|rule 0.7g",
        "rule",
        "expected digits from 0 to 7, or to f, found 'g'",
        "应为 0 到 7（或到 f）的数字，实为 'g'",
    ),
    (
        "game octal|rule 00.7",
        "rule",
        "expected one digit before the point, found \"00\"",
        "小数点前应恰有一位数字，实为 \"00\"",
    ),
    (
        "game octal|rule 1.7",
        "rule",
        "expected 0, 4, 8 or c before the point",
        "小数点前应为 0、4、8 或 c",
    ),
    (
        "game octal|rule 0.0...",
        "rule",
        "expected a digit that is not 0 before the dots",
        "省略号前应为非零数字",
    ),
    (
        "game octal|rule 0.0",
        "rule",
        "expected a digit that is not 0, found 0.0",
        "应有一位非零数字，实为 0.0",
    ),
    (
        "game octal|rule 0.77|misere",
        "rule",
        "expected a game that leaves one heap at most",
        "应为每步至多留下一堆的游戏",
    ),
    (
        "game vectors|rule",
        "rule",
        "expected vectors such as (1,0)* (2,1), found \"\"",
        "应为 (1,0)* (2,1) 这样的向量，实为 \"\"",
    ),
    ("game vectors|rule (1,0", "rule", "found \"(1,0\"", "实为 \"(1,0\""),
    ("game vectors|rule (1,0) x", "rule", "found \"x\"", "实为 \"x\""),
    (
        "game vectors|rule (1)",
        "rule",
        "expected two or three numbers from -1000 to 1000 in a vector, found (1)",
        "向量应有两个或三个 -1000 到 1000 的数，实为 (1)",
    ),
    (
        "game vectors|rule (1,0) (1,0,0)",
        "rule",
        "expected 2 numbers in each vector as in the first, found (1,0,0)",
        "每个向量应与第一个一样有 2 个数，实为 (1,0,0)",
    ),
    (
        "game vectors|rule (1,-1)",
        "rule",
        "expected a vector that takes more than it puts, so that play ends, found (1,-1)",
        "向量取走的应多于放上的",
    ),
    (
        "game vectors|rule (1,0)|to 201",
        "to",
        "expected a number from 1 to 200, found \"201\"",
        "应为 1 到 200 的数，实为 \"201\"",
    ),
    (
        "game vectors|rule (1,0,0)|to 31",
        "to",
        "expected a number from 1 to 30",
        "应为 1 到 30 的数",
    ),
    (
        "game vectors|rule (1,0)|to 9|ask position|position (3,9)",
        "position",
        "expected positions such as (3,5), of 2 heaps from 0 to 8, found \"3,9\"",
        "应为 (3,5) 这样的局面，共 2 堆，每堆 0 到 8 颗，实为 \"3,9\"",
    ),
    (
        "game vectors|rule (1,0)|to 9|ask position|position (3,1,1)",
        "position",
        "found \"3,1,1\"",
        "实为 \"3,1,1\"",
    ),
    ("game vectors|rule (1,0)|to 9|ask position|position ", "position", "found \"\"", "实为 \"\""),
    (
        "game graph|rule ;",
        "rule",
        "expected 1 to 2000 vertices, found 0",
        "应有 1 到 2000 个顶点，实有 0 个",
    ),
    (
        "game graph|rule a b;a b c",
        "rule",
        "expected lines of two names such as a b, found \"a b c\"",
        "每行应为两个名称，例如 a b，实为 \"a b c\"",
    ),
    (
        "game graph|rule a b|ask position|position c",
        "position",
        "expected names of vertices, found \"c\"",
        "应为顶点的名称，实为 \"c\"",
    ),
    (
        "game graph|rule a b;b a|ask position|position a b",
        "position",
        "expected one part, found 2: with cycles",
        "应恰有一部分，实有 2 部分：有环时",
    ),
    (
        "game tree|rule a b;b c;c a",
        "rule",
        "expected a tree, found the edge c a, which closes a cycle",
        "应为一棵树，而边 c a 构成环",
    ),
    (
        "game tree|rule a b;c d",
        "rule",
        "expected a tree, found no way from the root a to c",
        "应为一棵树，而从根 a 不能到达 c",
    ),
    (
        "game tree|rule a b|misere",
        "rule",
        "expected normal play, as this game is a sum, found misère play",
        "应为正常规则，实为反常规则",
    ),
    (
        "game tree|rule a b|ask position|position 2",
        "position",
        "expected numbers from 0 to 1, found \"2\"",
        "应为 0 到 1 的数，实为 \"2\"",
    ),
    (
        "game coins|rule up",
        "rule",
        "expected up to 3, run, run up to 3, or distances 1, 2, 5, found \"up\"",
        "应为 up to 3、run、run up to 3 或 distances 1, 2, 5，实为 \"up\"",
    ),
    (
        "game coins|rule up to 0",
        "rule",
        "expected a number from 1 to 1000, found \"0\"",
        "应为 1 到 1000 的数，实为 \"0\"",
    ),
    (
        "game coins|rule up to 30|to 21",
        "to",
        "expected at most 20 places, as the values of further ones are too large, found 21",
        "至多 20 个位置（更远处的 SG 值太大），实为 21",
    ),
    (
        "game coins|rule run|ask position|position 0",
        "position",
        "expected numbers from 1 to 1000, found \"0\"",
        "应为 1 到 1000 的数，实为 \"0\"",
    ),
    (
        "game rule|options ;1;5",
        "options",
        "expected a position from 0 to 2 among the options of position 2, found \"5\"",
        "局面 2 的后继应为 0 到 2 的局面编号，实为 \"5\"",
    ),
    (
        "game rule|options ;0,,0",
        "options",
        "of position 1, found \"\"",
        "局面 1 的后继应为 0 到 1 的局面编号，实为 \"\"",
    ),
    (
        "game rule|options ;0 1",
        "options",
        "expected play that ends, as there are sums, found a cycle",
        "有和时游戏必须会结束，实际有环",
    ),
    (
        "game rule|options ;0;0 1|misere",
        "options",
        "expected options of one position each, found a sum",
        "每个后继应为单个局面，实为和",
    ),
];

#[test]
fn what_is_wrong_is_told_beside_its_field() {
    for (request, field, english, chinese) in WRONG {
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

#[test]
fn requests_by_hand() {
    let problem = asked("language en|game chess").unwrap_err();
    assert_eq!(problem.message, "expected a kind of game, found \"chess\"");
    assert_eq!(asked("").unwrap_err().field, "rule");
    let code = asked("game rule|options ;0|ask code|code rust").unwrap_err();
    assert_eq!(code.field, "rule");
}
