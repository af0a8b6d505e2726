//! What the programs of a few lines take and refuse, and how it is said.

use super::{Choices, Program, Range, Size};

/// The error in a program, or in an input.
fn error(program: &str, input: &str) -> String {
    match Program::parse(program) {
        Err(error) => error,
        Ok(program) => match program.check(input.as_bytes(), None) {
            Err(illegal) => illegal.to_string(),
            Ok(_) => "legal".to_string(),
        },
    }
}

#[test]
fn numbers_and_blanks_are_where_they_should_be() {
    let program = "# a comment\nINT(1, 20, t) NEWLINE\nREP(t, STRING(\";\")) INT(-5, 1000, n) END NEWLINE EOF";
    for (input, expected) in [
        ("2\n1000;-5\n", "legal"),
        ("0\n\n", "line 1: expected INT 1..20 (t), found 0"),
        ("2\n1;1001\n", "line 2: expected INT -5..1000 (n), found 1001"),
        (
            "2\n1;99999999999999999999999999999999999999999\n",
            "line 2: expected INT -5..1000 (n), found 99999999999999999999999999999999999999999",
        ),
        ("2\n1;-0\n", "line 2: expected INT -5..1000 (n), found -0"),
        ("01\n1\n", "line 1: expected INT 1..20 (t), found 01"),
        ("+1\n1\n", "line 1: expected INT 1..20 (t), found +1"),
        ("\n", "line 1: expected INT 1..20 (t), found the end of the line"),
        ("", "line 1: expected INT 1..20 (t), found the end of the file"),
        ("1\n1", "line 2: expected the end of the line, found the end of the file"),
        ("1\r\n1\n", "line 1: expected the end of the line, found \"\\r\""),
        ("2\n1 1\n", "line 2: expected \";\", found a blank"),
        ("1\n1\n\n", "line 3: expected the end of the file, found the end of the line"),
        ("1\n1\n1\n", "line 3: expected the end of the file, found 1"),
    ] {
        assert_eq!(error(program, input), expected, "{input:?}");
    }
}

#[test]
fn tests_hold_or_not() {
    for (test, expected) in [
        ("1 + 2 * 3 == 7 && 7 / 2 == 3 && 7 % 4 - -1 == 4", "legal"),
        ("(1 + 2) * 3 == 9 && !(n > 3) && !n > 3", "legal"),
        ("n == 4 || n == 3 && 2 != 2", "line 1: n == 4 || n == 3 && 2 != 2 does not hold"),
        ("n >= 3 && n <= 2", "line 1: n <= 2 does not hold"),
        ("2 <= n && n < 3", "line 1: n < 3 does not hold"),
        ("n == 3 || m == 1", "legal"),
        ("n != 3 && m == 1", "line 1: n != 3 does not hold"),
        ("m == 1", "line 2: m has no value, or not one of 128 bits"),
        ("n / 0 == 1", "line 2: / has no value, or not one of 128 bits"),
        ("1 <= n <= 2", "line 1: && is missing before <="),
    ] {
        assert_eq!(error(&format!("INT(1, 9, n) NEWLINE ASSERT({test}) EOF"), "3\n"), expected);
    }
}

#[test]
fn commands_do_what_they_should() {
    let lines = "SET(sum = 0, cases = 0)\nWHILE(!MATCH(\"0\"))\n  IF(cases > 0 && MATCH(\"\\n\")) NEWLINE END\n  \
        INT(1, 9, n) SET(sum = sum + n) NEWLINE SET(cases = cases + 1)\nEND\nSTRING(\"0\") NEWLINE\n\
        ASSERT(sum <= 9)\nASSERT(1 <= cases && cases <= 3)\nEOF";
    assert_eq!(error(lines, "1\n\n2\n0\n"), "legal");
    assert_eq!(error(lines, "4\n6\n0\n"), "line 3: sum <= 9 does not hold");
    assert_eq!(error(lines, "1\n1\n1\n1\n0\n"), "line 5: cases <= 3 does not hold");
    assert_eq!(error(lines, "0\n"), "line 1: 1 <= cases does not hold");
    let lists =
        "REP(2) REPI(i, 2, SPACE) INT(1, 9, x[i]) END NEWLINE ASSERT(UNIQUE(x)) UNSET(x) END\n\
        WHILE(!ISEOF, NEWLINE) INT(1, 9, y[0]) IF(y[0] == 5) NEWLINE ELSE SPACE END END EOF";
    assert_eq!(error(lists, "1 2\n2 1\n4 "), "legal");
    assert_eq!(error(lists, "1 2\n2 1\n5\n\n4 "), "legal");
    assert_eq!(error(lists, "1 2\n1 1\n"), "line 2: UNIQUE(x) does not hold");
    let pairs =
        "REPI(i, 2) INT(1, 9, x[i]) SPACE INT(1, x[i], y[i]) NEWLINE END ASSERT(UNIQUE(x, y)) EOF";
    assert_eq!(error(pairs, "4 3\n4 4\n"), "legal");
    assert_eq!(error(pairs, "4 3\n4 3\n"), "line 2: UNIQUE(x, y) does not hold");
    assert_eq!(error(pairs, "4 5\n4 3\n"), "line 1: expected INT 1..4 (y), found 5");
}

#[test]
fn ranges_are_told_and_a_rule_may_be_broken() {
    let program =
        Program::parse("INT(1, 3, n)\nREP(n) SPACE INT(0, n-1, v) END\nASSERT(n <= 2) EOF")
            .unwrap();
    let rules = [
        "line 1: 1 <= n",
        "line 1: n <= 3",
        "line 2: 0 <= v",
        "line 2: v <= n-1",
        "line 3: n <= 2",
    ];
    assert_eq!(program.rules, rules);
    let ranges = program.check(b"2 1 1", None).unwrap();
    let range = |low, high, least, most| Range { low: Some(low), high: Some(high), least, most };
    assert_eq!(ranges["n"], range(1, 3, 2, 2));
    assert_eq!(ranges["v"], range(0, 1, 1, 1));
    assert_eq!(ranges["n"].union(range(0, 2, 1, 1)), range(0, 3, 1, 2));
    assert_eq!(program.check(b"2 1 2", Some(3)).unwrap()["v"].most, 2);
    let illegal = program.check(b"4", Some(1)).unwrap_err();
    assert!(illegal.is_cut_short && illegal.rule.is_none());
    let illegal = program.check(b"3 0 0 0", None).unwrap_err();
    assert_eq!((illegal.rule, illegal.bound), (Some(4), Some(2)));
}

#[test]
fn turns_are_those_of_the_first_loop() {
    let program = "INT(1, 9, t) NEWLINE REP(t) INT(1, 9, n) REP(n) SPACE INT(0, 9) END NEWLINE END REP(1) END EOF";
    let (program, input) = (Program::parse(program).unwrap(), "2\n1 7\n2 8 9\n");
    let turns = program.turns(input.as_bytes()).unwrap().into_iter().map(|turn| &input[turn]);
    assert_eq!(turns.collect::<Vec<_>>(), ["1 7\n", "2 8 9\n"]);
}

#[test]
fn legal_inputs_are_made_by_choices() {
    let pairs = "INT(1, 9, t) NEWLINE REP(t) INT(-5, 9, n) SPACE INT(0, n, m) NEWLINE END EOF";
    let lines = "SET(c = 0) WHILE(!MATCH(\"0\")) INT(1, 9) NEWLINE SET(c = c + 1) END STRING(\"0\") NEWLINE ASSERT(c > 1) EOF";
    for text in [pairs, lines] {
        let program = Program::parse(text).unwrap();
        let inputs = (0..600).filter_map(|seed| {
            let (choices, input) = program.make(Choices::random(seed), Size::of(3));
            let input = input?;
            assert!(program.check(input.as_bytes(), None).is_ok(), "{input}");
            let again = program.make(Choices::given(choices.made), Size::of(3)).1;
            assert_eq!(again.as_ref(), Some(&input));
            Some(input)
        });
        let inputs: std::collections::BTreeSet<String> = inputs.collect();
        assert!(inputs.len() > 50, "{inputs:?}");
    }
    let program = Program::parse(pairs).unwrap();
    assert_eq!(program.make(Choices::given(Vec::new()), Size::of(9)).1.unwrap(), "1\n0 0\n");
    // Loops that end with no and with yes, and two questions in a turn.
    for text in [
        "WHILE(MATCH(\"\n\")) NEWLINE END EOF",
        "WHILE(MATCH(\"\n\")) NEWLINE IF(MATCH(\"a\")) STRING(\"a\") END END EOF",
        "WHILE(MATCH(\"\n\") || !ISEOF) NEWLINE IF(MATCH(\"a\")) STRING(\"a\") END END EOF",
    ] {
        let program = Program::parse(text).unwrap();
        let lengths =
            (0..50).map(|seed| program.make(Choices::random(seed), Size::of(9)).0.made.len());
        assert!(lengths.max() <= Some(2000), "{text}");
        program.make(Choices::given(Vec::new()), Size::of(9));
    }
}

#[test]
fn distinct_numbers_are_made_distinct() {
    let text =
        "INT(1, 2, t) NEWLINE REP(t) UNSET(x) INT(1, 9, n) REPI(i, n) SPACE INT(-4, 4, x[i]) END \
        ASSERT(UNIQUE(x)) NEWLINE END EOF";
    let program = Program::parse(text).unwrap();
    assert!((0..300).all(|seed| program.make(Choices::random(seed), Size::of(9)).1.is_some()));
    assert_eq!(program.make(Choices::given(vec![0, 3]), Size::of(9)).1.unwrap(), "1\n4 0 1 2 3\n");
    assert_eq!(program.make(Choices::given(vec![0, 2, 4]), Size::of(9)).1.unwrap(), "1\n3 4 0 1\n");
}

#[test]
fn programs_that_are_wrong_are_refused() {
    for (program, expected) in [
        ("NEWLINE\nREP(3)\nSPACE\nEOF\n", "line 2: REP has no END"),
        ("NEWLINE\nEND\nEOF\n", "line 2: END does not belong here"),
        ("INT(1, 2)\nNEWLINE\n", "line 3: EOF is missing"),
        ("SPACE\nFLOAT(1, 2)\nEOF", "line 2: FLOAT is no command that is known here"),
        ("\nINT(1 2)\nEOF", "line 2: expected ), found 2"),
        ("INT(1)\nEOF", "line 2: INT does not take 1 arguments"),
        ("IF(INARRAY(1, a)) END EOF", "line 1: INARRAY is not known here"),
        ("IF(1 == ) END EOF", "line 1: ) is not known here"),
        ("IF(n == 1", "line 1: expected ), found "),
    ] {
        assert_eq!(error(program, ""), expected);
    }
}
