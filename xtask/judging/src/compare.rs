//! Where the output of a program differs from the answer.

use std::fmt;

/// Where an output is another than the answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// The line of the answer, from 1 on.
    pub line: usize,
    /// What should be there, in quotation marks, or that it is the end.
    pub expected: String,
    /// The words that are there.
    pub found: String,
    /// Whether they have the same words.
    pub is_white_space: bool,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Difference { line, expected, found, is_white_space } = self;
        let hint = if *is_white_space { "\nonly white space differs" } else { "" };
        write!(f, "line {line}\nexpected: {expected}\n   found: {found}{hint}")
    }
}

impl From<Difference> for String {
    fn from(difference: Difference) -> String {
        difference.to_string()
    }
}

/// Whether the two are the same; the error tells where they first differ, and whether only in white space.
pub fn compare(expected: &[u8], found: &[u8]) -> Result<(), Difference> {
    let mut lines = [expected, found].map(|text| text.split(|&byte| byte == b'\n'));
    for line in 1.. {
        let next = [lines[0].next(), lines[1].next()];
        if next == [None, None] {
            break;
        }
        if next[0] != next[1] {
            let ([expected_line, found_line], is_white_space) =
                (next.map(shown), compare_words(expected, found).is_ok());
            return Err(Difference {
                line,
                expected: expected_line,
                found: found_line,
                is_white_space,
            });
        }
    }
    Ok(())
}

/// Whether a judge takes an output for the answer: the same words, in the same letters, and between them any
/// white space. The error tells where they first differ.
pub fn compare_words(expected: &[u8], found: &[u8]) -> Result<(), Difference> {
    let mut words = (words_of(expected), words_of(found));
    loop {
        let (line, expected, found) = match (words.0.next(), words.1.next()) {
            (None, None) => return Ok(()),
            (Some((_, expected)), Some((_, found))) if expected == found => continue,
            (Some((line, expected)), found) => (line, Some(expected), found.map(|(_, word)| word)),
            (None, Some((line, found))) => (line, None, Some(found)),
        };
        let [expected, found] = [expected, found].map(shown);
        return Err(Difference { line, expected, found, is_white_space: false });
    }
}

/// The words of a text, each with the number of its line.
fn words_of(text: &[u8]) -> impl Iterator<Item = (usize, &[u8])> {
    let lines = (1..).zip(text.split(|&byte| byte == b'\n'));
    lines.flat_map(|(number, line)| {
        let words = line.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
        words.map(move |word| (number, word))
    })
}

/// A piece of a text in quotation marks, or that there is none; of a long one the beginning.
fn shown(text: Option<&[u8]>) -> String {
    const LONGEST: usize = 300;
    match text {
        Some(text) if text.len() > LONGEST => {
            format!("{:?}...", String::from_utf8_lossy(&text[..LONGEST]))
        }
        Some(text) => format!("{:?}", String::from_utf8_lossy(text)),
        None => "the end".to_string(),
    }
}

#[cfg(test)]
mod tests;
