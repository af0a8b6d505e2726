use super::*;
#[cfg(unix)]
use std::env;

#[test]
fn the_first_difference_is_shown() {
    for (expected, found, message) in [
        ("1\n2\n", "1\n2\n", ""),
        ("a\nb\nc\n", "a\nx\ny\n", "line 2\nexpected: \"b\"\n   found: \"x\""),
        ("a\nb", "a", "line 2\nexpected: \"b\"\n   found: the end"),
        ("a\n", "a\nb\n", "line 2\nexpected: \"\"\n   found: \"b\""),
        (
            "1 2\n",
            "1 2 \n",
            "line 1\nexpected: \"1 2\"\n   found: \"1 2 \"\nonly white space differs",
        ),
        ("1\n", "1", "line 2\nexpected: \"\"\n   found: the end\nonly white space differs"),
        ("Yes\n", "yes\n", "line 1\nexpected: \"Yes\"\n   found: \"yes\""),
    ] {
        let found = compare(expected.as_bytes(), found.as_bytes()).err();
        assert_eq!(found.map(String::from).unwrap_or_default(), message);
    }
}

#[test]
fn white_space_is_forgiven() {
    for (expected, found, message) in [
        ("1\n2\n", "1\n2\n", ""),
        ("1 2\n3\n", "\n1\t2 \r\n\r\n 3", ""),
        ("1\n2 3\n", "1 2\n4\n", "line 2\nexpected: \"3\"\n   found: \"4\""),
        ("WL\n", "W L\n", "line 1\nexpected: \"WL\"\n   found: \"W\""),
        ("Yes\n", "yes\n", "line 1\nexpected: \"Yes\"\n   found: \"yes\""),
        ("1\n2\n", "1\n", "line 2\nexpected: \"2\"\n   found: the end"),
        ("1\n", "1\n\n2\n", "line 3\nexpected: the end\n   found: \"2\""),
    ] {
        let found = compare_words(expected.as_bytes(), found.as_bytes()).err();
        assert_eq!(found.map(String::from).unwrap_or_default(), message);
    }
}

/// What a shell does, within this many milliseconds and 100 bytes.
#[cfg(unix)]
fn of_shell(script: &str, milliseconds: u64) -> Run {
    let mut shell = Command::new("sh");
    shell.args(["-c", script]);
    let limits = Limits { time: Duration::from_millis(milliseconds), output: 100, measured: false };
    run(&shell, b"7\n", limits).unwrap()
}

#[test]
#[cfg(unix)]
fn a_program_ends_by_itself_whatever_its_pipes_do() {
    for script in [
        "cat",
        "cat; sleep 9 &",
        "exec <&-; echo 7",
        "yes x | head -c 300000 >&2; cat",
        "cat; exec >&- 2>&-; sleep 0.1",
    ] {
        let Run { end, stdout, .. } = of_shell(script, 20_000);
        assert!(matches!(end, ExitReason::Exit(status) if status.success()), "{script}: {end:?}");
        assert_eq!(stdout, b"7\n", "{script}");
    }
    let run = of_shell("yes x | head -c 300000 >&2; echo y >&2; exit 3", 20_000);
    assert!(matches!(run.end, ExitReason::Exit(status) if status.code() == Some(3)));
    assert!(run.stderr.len() < 300_000 && run.stderr.ends_with(b"x\ny\n"));
}

#[test]
#[cfg(unix)]
fn a_program_is_stopped_with_all_that_it_has_started() {
    for (script, expected) in [
        ("sleep 9", ExitReason::TimeLimit),
        ("sleep 9; true", ExitReason::TimeLimit),
        ("exec <&- >&- 2>&-; sleep 9", ExitReason::TimeLimit),
        ("trap '' TERM INT; while :; do :; done", ExitReason::TimeLimit),
        ("yes", ExitReason::OutputLimit),
        ("yes | cat; sleep 9", ExitReason::OutputLimit),
        ("yes x | head -n 51", ExitReason::OutputLimit),
    ] {
        let begin = Instant::now();
        let Run { end, stdout, .. } =
            of_shell(script, if expected == ExitReason::TimeLimit { 50 } else { 20_000 });
        assert_eq!(end, expected, "{script}");
        assert!(stdout.len() <= 101 && begin.elapsed() < Duration::from_secs(5), "{script}");
    }
}

#[test]
#[cfg(unix)]
fn what_a_program_has_started_ends_with_it() {
    let file = env::temp_dir().join(format!("run-{}", process::id()));
    of_shell(&format!("(sleep 0.5; touch {0}) & sleep 9; touch {0}", file.display()), 50);
    thread::sleep(Duration::from_millis(500));
    assert!(!file.exists(), "something runs on");
}
