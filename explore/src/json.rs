//! JSON, written by hand: objects of numbers, truth values, texts and arrays.

use std::fmt::{Display, Write};

/// An object that is being written.
#[derive(Default)]
pub struct Object(String);

impl Object {
    /// This object with one more entry. The value is JSON: a number, a truth value, or what this module makes.
    pub fn with(mut self, key: &str, value: impl Display) -> Self {
        let comma = if self.0.is_empty() { "" } else { "," };
        let _ = write!(self.0, "{comma}\"{key}\":{value}"); // a String takes all
        self
    }

    /// This object with one more entry if there is a value.
    pub fn with_some(self, key: &str, value: Option<impl Display>) -> Self {
        match value {
            Some(value) => self.with(key, value),
            None => self,
        }
    }

    /// The object as text.
    pub fn text(&self) -> String {
        format!("{{{}}}", self.0)
    }
}

/// An array of values, each of which is JSON.
pub fn array(values: impl IntoIterator<Item = impl Display>) -> String {
    let mut text = "[".to_string();
    for (i, value) in values.into_iter().enumerate() {
        let _ = write!(text, "{}{value}", if i == 0 { "" } else { "," });
    }
    text + "]"
}

/// A text with its quotation marks.
pub fn string(text: &str) -> String {
    let mut json = "\"".to_string();
    for c in text.chars() {
        match c {
            '"' | '\\' => json.extend(['\\', c]),
            c if c < ' ' => {
                let _ = write!(json, "\\u{:04x}", u32::from(c));
            }
            c => json.push(c),
        }
    }
    json + "\""
}

/// A number, as a text if a page cannot hold it as a number.
pub fn large(number: u64) -> String {
    if number < 1 << 53 {
        number.to_string()
    } else {
        string(&number.to_string())
    }
}

/// A number of stones or moves with a sign.
pub fn signed(number: usize) -> i64 {
    i64::try_from(number).expect("a number of things in memory")
}
