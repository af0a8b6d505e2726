//! Inputs that are repeated.

use crate::Result;
use anyhow::{bail, Context};
use judging::framing::{framed, Framing};

/// The cases of an input, `times` times one after the other.
pub fn repeated(framing: Framing, input: &str, times: usize) -> Result<String> {
    if framing == Framing::Single {
        bail!("an input that is one case cannot be repeated");
    }
    if framing == Framing::Counted {
        let (count, cases) = input.split_once('\n').context("an input without a line break")?;
        let count: usize = count.trim().parse()?;
        return Ok(format!("{}\n{}", count * times, cases.repeat(times)));
    }
    let end = framed::<&str>(framing, &[]);
    let cases = input.strip_suffix(&end).context("an input without its terminator")?;
    Ok(framed(framing, &vec![cases; times]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cases_are_repeated() {
        for framing in [Framing::Counted, Framing::ToEnd, Framing::Zeros(1)] {
            let input = framed(framing, &["7 8\n", "9 9\n"]);
            let expected = framed(framing, &["7 8\n", "9 9\n", "7 8\n", "9 9\n"]);
            assert_eq!(repeated(framing, &input, 2).unwrap(), expected);
        }
        assert!(repeated(Framing::Zeros(1), "7 8\n", 2).is_err());
    }
}
