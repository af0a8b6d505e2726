use super::*;
#[cfg(unix)]
use std::env;

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
