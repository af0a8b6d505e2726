//! Reading, printing and reporting, for all kinds of input.

use super::input::BLOCK;
use super::*;
use proconio::marker::{Chars, Usize1};

/// Echoes its numbers, a line each; 13 is a number that it does not take.
fn echo(input: &mut Input) -> Result<String> {
    input! { from input, number: u64 }
    ensure!(number != 13, "expected a lucky number, found {number}");
    Ok(number.to_string())
}

/// Reads at most this many bytes at a time.
struct Pieces<R>(R, usize);

impl<R: Read> Read for Pieces<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = buffer.len().min(self.1);
        self.0.read(&mut buffer[..length])
    }
}

/// The answers to an input of bytes, and the message.
fn answers(main: impl FnOnce(), bytes: &[u8]) -> (String, Option<String>) {
    let reader = Box::new(Pieces(Cursor::new(bytes.to_vec()), 7));
    let (output, message) = transcript_of_bytes(main, reader);
    (String::from_utf8(output).unwrap(), message)
}

fn message(input: &str) -> String {
    transcript(|| to_end(echo), input).1.unwrap_or_default()
}

fn text(text: &str) -> String {
    text.to_string()
}

/// A number, and a word behind it.
fn words(input: &mut Input) -> Result<String> {
    input! { from input, number: u64, word: String }
    Ok(format!("{number} {word}"))
}

#[test]
fn a_word_is_any_token() {
    let (output, message) = transcript(|| to_end(words), "3 RBR\n\n4\t..#.\r\n5 6\n7");
    assert_eq!(output, "3 RBR\n4 ..#.\n5 6\n");
    assert_eq!(message.unwrap(), "line 5: expected more input, found the end of the file");
    let (output, message) = answers(|| to_end(words), "1 é\nRB".as_bytes());
    assert_eq!(output, "1 é\n");
    assert_eq!(message.unwrap(), "line 2: expected a number, found \"RB\"");
}

#[test]
fn all_white_space_separates() {
    let input = " 1\t2\r\n\r\n3\x0b4\x0c5\0\x1a  \n+6 007\x1a";
    assert_eq!(transcript(|| to_end(echo), input), (text("1\n2\n3\n4\n5\n6\n7\n"), None));
    assert_eq!(transcript(|| to_end(echo), " \n "), (String::new(), None));
    // Within a case, too, where nothing has looked for the end of the input before.
    let five = |input: &mut Input| Ok(format!("{:?}", input.numbers(5)));
    let input = "1  2\n\n3\t4 \r\n 5                      ";
    assert_eq!(transcript(|| single(five), input).0, "[1, 2, 3, 4, 5]\n");
}

#[test]
fn counted_cases_end_with_their_number_or_the_file() {
    let answers = |input| transcript(|| counted(echo), input);
    assert_eq!(answers("2 5 6 7 abc"), (text("5\n6\n"), None));
    assert_eq!(answers("3\n5\n6\n\n"), (text("5\n6\n"), None));
    assert_eq!(answers("0 5"), (String::new(), None));
    let missing = text("line 1: expected more input, found the end of the file");
    assert_eq!(answers("\n\n"), (String::new(), Some(missing)));
}

#[test]
fn fewer_zeros_do_not_end_the_cases() {
    let pair = |input: &mut Input| {
        input! { from input, a: u64, b: u64 }
        Ok(format!("{a} {b}"))
    };
    assert_eq!(
        transcript(|| until_zeros(2, pair), "1 2\n0 3\n00 +0\n5 6"),
        (text("1 2\n0 3\n"), None)
    );
    assert_eq!(transcript(|| until_zeros(2, pair), "1 2\n0\n\n 0"), (text("1 2\n"), None));
    assert_eq!(transcript(|| until_zeros(2, pair), "1 2"), (text("1 2\n"), None));
    let cut = text("line 2: expected more input, found the end of the file");
    assert_eq!(transcript(|| until_zeros(2, pair), "1 2\n0\n"), (text("1 2\n"), Some(cut)));
    let broken = text("line 2: expected a number, found \"x\"");
    assert_eq!(
        transcript(|| until_zeros(2, pair), "1 2\n0 x"),
        (text("1 2\n"), Some(broken))
    );
}

/// The zeros and the end of a block meet in all ways.
#[test]
fn zeros_are_found_across_blocks() {
    let sum = |input: &mut Input| {
        input! { from input, a: u64, b: u64, c: u64 }
        Ok((a + b + c).to_string())
    };
    for blanks in BLOCK - 9..BLOCK + 2 {
        for (end, expected) in
            [("0 0 0 7", "6\n"), ("0 0 04", "6\n4\n"), ("00 +0 00", "6\n")]
        {
            let input = format!("1 2 3{}{end}", " ".repeat(blanks));
            let (output, message) = transcript(|| until_zeros(3, sum), &input);
            assert_eq!(
                (output.as_str(), message),
                (expected, None),
                "{blanks} blanks, {end}"
            );
        }
    }
}

#[test]
fn errors_name_the_line_and_what_was_found() {
    assert_eq!(
        transcript(|| to_end(echo), "1\n\n2 abc 3"),
        (text("1\n2\n"), Some(text(r#"line 3: expected a number, found "abc""#)))
    );
    let range = "expected a whole number from 0 to 18446744073709551615";
    for token in ["-1", "1.5", "18446744073709551616", "1e3", "1,2"] {
        let message = message(&format!("4\r\n{token}"));
        assert_eq!(message, format!("line 2: {range}, found {token:?}"));
    }
    assert_eq!(message("18446744073709551615"), "");
    assert_eq!(message("\n\n13\n\n\n"), "line 3: expected a lucky number, found 13");
    let long = "x".repeat(50);
    let shown = format!("line 1: expected a number, found {:?}...", &long[..40]);
    assert_eq!(message(&long), shown);
}

/// As proconio reads it, with a list, a tuple and a marker.
fn values(input: &mut Input) -> Result<String> {
    input! { from input, n: usize, numbers: [i64; n], pair: (u8, Usize1), word: Chars }
    Ok(format!("{numbers:?} {pair:?} {word:?}"))
}

#[test]
fn values_of_all_types_are_read() {
    let number = |input: &mut Input| {
        input! { from input, number: i64, word: String }
        Ok(format!("{number} {word}"))
    };
    let answers = |text| transcript(|| to_end(number), text);
    assert_eq!(
        answers("-9223372036854775808 -007\n +7\r\n\nRB"),
        (text("-9223372036854775808 -007\n7 RB\n"), None)
    );
    let message = |text| answers(text).1.unwrap();
    assert_eq!(message("5 a\nx b"), r#"line 2: expected `number: i64`, found "x""#);
    for token in ["-9223372036854775809", "9223372036854775808", "1.5", "--1", "-"] {
        assert_eq!(
            message(token),
            format!("line 1: expected `number: i64`, found {token:?}")
        );
    }
    let end = "line 1: expected more input, found the end of the file";
    assert_eq!(message("5"), end);
    let answers = |text| transcript(|| to_end(values), text);
    assert_eq!(answers("2 5 -6 255 3\nab\n").0, "[5, -6] (255, 2) ['a', 'b']\n");
    for (text, token) in [("2 5\nx", "x"), ("0\n256 1", "256"), ("0 9\n0 a", "0")] {
        let message = answers(text).1.unwrap();
        assert!(message.starts_with("line 2: expected `n"), "{message}");
        assert!(message.ends_with(&format!("found {token:?}")), "{message}");
    }
}

#[test]
fn a_single_case_is_read_once() {
    let answers = |input| transcript(|| single(echo), input);
    assert_eq!(answers(" 5 6 x"), (text("5\n"), None));
    assert_eq!(answers("x").0, "");
    let missing = text("line 1: expected more input, found the end of the file");
    assert_eq!(answers(" \n"), (String::new(), Some(missing)));
}

/// Not those of the next case, whatever is done with them.
#[test]
fn all_numbers_of_a_case_are_read() {
    let first = |input: &mut Input| {
        input! { from input, count: u64 }
        Ok(input.numbers(count)[0].to_string())
    };
    assert_eq!(transcript(|| to_end(first), "3 7 8 9 1 5").0, "7\n5\n");
}

#[test]
fn no_other_byte_counts_as_a_digit() {
    for other in (b'!'..=255).filter(|byte| !byte.is_ascii_digit()) {
        for token in [vec![b'1', other], vec![b'1', other, b'2'], vec![other]] {
            // With more behind it, and at the very end.
            for rest in ["", " 1 2 3 4 5 6 7 8 9 10 11"] {
                let input = [&token, rest.as_bytes()].concat();
                let (output, message) = answers(|| to_end(echo), &input);
                assert!(message.is_some() && output.is_empty(), "{token:?}");
            }
        }
    }
}

#[test]
fn the_end_inside_a_case_is_an_error_of_the_latest_line() {
    let pair = |input: &mut Input| {
        input! { from input, a: u64, b: u64 }
        Ok((a + b).to_string())
    };
    assert_eq!(transcript(|| to_end(pair), "1\n2").0, "3\n");
    let message = "line 2: expected more input, found the end of the file";
    assert_eq!(transcript(|| to_end(pair), "\n1\n\n\n").1.unwrap(), message);
}

#[test]
fn other_errors_become_messages() {
    let halves = |input: &mut Input| {
        let number = input.number();
        let half = number.checked_sub(1).ok_or("expected a number from 1 on")?;
        Ok(half.to_string())
    };
    let message = text("line 2: expected a number from 1 on");
    assert_eq!(transcript(|| to_end(halves), "5\n0"), (text("4\n"), Some(message)));
}

#[test]
fn failures_of_reader_and_writer_are_reported() {
    struct Broken;
    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::new(io::ErrorKind::InvalidData, "no such luck"))
        }
    }
    impl Write for Broken {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::Error::new(io::ErrorKind::InvalidData, "a full disk"))
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let mut one = |input: &mut Input, output: &mut Output| answer(input, output, &mut echo);
    let result = answered(&mut one, Box::new(Broken), &mut io::sink());
    assert_eq!(result.unwrap_err(), "line 1: cannot read the input: no such luck");
    let result = answered(&mut one, Box::new(&b"12 34"[..]), &mut Broken);
    assert_eq!(result.unwrap_err(), "cannot write the answers: a full disk");
}

#[test]
fn interrupted_reads_are_tried_again() {
    struct Interrupted(bool);
    impl Read for Interrupted {
        fn read(&mut self, block: &mut [u8]) -> io::Result<usize> {
            self.0 = !self.0;
            if self.0 {
                return Err(io::ErrorKind::Interrupted.into());
            }
            (&b"7\n"[..]).read(block)
        }
    }
    let reader = Box::new(Interrupted(false).take(4));
    assert_eq!(transcript_of_bytes(|| to_end(echo), reader), (b"7\n7\n".to_vec(), None));
}

#[test]
#[should_panic(expected = "a bug")]
fn a_bug_stays_a_panic() {
    transcript(|| to_end(|_| -> Result<String> { panic!("a bug") }), "1");
}

#[test]
fn characters_are_whole_across_blocks() {
    for character in ["é", "五", "𝄞"] {
        for blanks in BLOCK - 5..BLOCK + 2 {
            let input = " ".repeat(blanks) + character;
            assert_eq!(
                message(&input),
                format!("line 1: expected a number, found {character:?}")
            );
        }
        // A character that the file leaves incomplete.
        let cut = &character.as_bytes()[..character.len() - 1];
        let (_, message) = answers(|| to_end(echo), cut);
        assert_eq!(message.unwrap(), "line 1: expected a number, found \"\u{fffd}\"");
    }
}

/// Wherever the blocks end, the answers and the line of the error are the same.
#[test]
fn blocks_do_not_show() {
    let mut random = fastrand::Rng::with_seed(1);
    for _ in 0..64 {
        let (offset, zeros) = (random.usize(..400), random.usize(..60));
        let mut input = "\n".repeat(BLOCK - offset);
        let mut expected = String::new();
        for i in 20..20 + random.usize(1..30) {
            input += &format!("{}{i}", "0".repeat(zeros));
            for _ in 0..random.usize(1..=30) {
                input.push(random.choice([' ', '\n']).unwrap());
            }
            expected += &format!("{i}\n");
        }
        let line = input.bytes().filter(|&byte| byte == b'\n').count() + 1;
        input += "x";
        let (output, message) = transcript(|| to_end(echo), &input);
        let shown = format!("{offset} {:?}", input.trim_start());
        assert_eq!(output, expected, "{shown}");
        let expected = format!("line {line}: expected a number, found \"x\"");
        assert_eq!(message, Some(expected), "{shown}");
    }
}

#[test]
fn any_bytes_end_well() {
    let mut random = fastrand::Rng::with_seed(1);
    for _ in 0..256 {
        let zeros = random.usize(..3);
        let mut bytes = vec![0; random.usize(..100)];
        random.fill(&mut bytes);
        println!("{zeros} {bytes:?}"); // the last line is the one that panics
        answers(|| to_end(echo), &bytes);
        answers(|| until_zeros(zeros, echo), &bytes);
    }
}
