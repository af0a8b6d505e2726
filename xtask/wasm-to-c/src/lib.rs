#![doc = include_str!("../README.md")]

mod error;
mod function;
mod memory;
mod module;
mod program;

pub use error::Error;

/// What the C file is to hold besides the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Options<'a> {
    /// The text of the comment at the top, of any number of lines.
    pub header: &'a str,
    /// How many pages of 64 KiB the memory may have, at most. A module that starts with more keeps
    /// those, and one with a lower limit of its own has that.
    pub memory_pages: u32,
}

/// Translates a module into C. The same module and options always give the same text.
///
/// # Errors
///
/// If the module is invalid, or holds something that this crate does not know to translate.
pub fn translate(wasm: &[u8], options: &Options) -> Result<String, Error> {
    program::translate(&module::Module::read(wasm)?, options)
}
