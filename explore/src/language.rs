//! Messages in the language of the reader.

use std::error::Error;
use std::fmt::{self, Display, Formatter};

/// A language of the site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// English.
    English,
    /// Chinese, in simplified characters.
    Chinese,
}

impl Language {
    /// The one of these that is in this language.
    pub fn choose<T>(self, english: T, chinese: T) -> T {
        match self {
            Language::English => english,
            Language::Chinese => chinese,
        }
    }

    /// What is wrong in this field, by the message in this language.
    pub(crate) fn problem(
        self,
        field: &'static str,
        english: impl Into<String>,
        chinese: impl Into<String>,
    ) -> Problem {
        Problem { field, message: shortened(&self.choose(english.into(), chinese.into())) }
    }
}

/// A message of at most 300 characters: of a longer one its beginning and its end.
pub fn shortened(message: &str) -> String {
    let characters: Vec<char> = message.chars().collect();
    if characters.len() <= 300 {
        return message.to_string();
    }
    let end = &characters[characters.len() - 95..];
    characters[..200].iter().chain(&[' ', '.', '.', '.', ' ']).chain(end).collect()
}

/// What is wrong with something that was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The field in which it stands: `rule`, `to`, `position` or `options`.
    pub field: &'static str,
    /// What was expected and what was found, for whoever typed it.
    pub message: String,
}

impl Display for Problem {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl Error for Problem {}
