//! Turns one small WebAssembly module into one self-contained C file for old online judges.
//!
//! It takes a module of integer code as the Rust compiler makes it, and promises a file that reads
//! and writes the same bytes, in C that old compilers take: GCC and TCC without a warning, C++98
//! too. It leaves out floating-point numbers, most extensions of WebAssembly, and checks of the
//! accesses to memory. wasm2c, the general tool, has these; but its C for the same programs is 8 to
//! 17 times larger, comes in three files, and does not compile as `gnu89`.
//!
//! # The module
//!
//! The module is the solution of a problem, compiled from safe Rust. It exports `run: () -> ()`
//! and imports, all from the module `judge`:
//!
//! - `get: () -> i32`, the next byte of the input or -1 at its end,
//! - `write: (ptr: i32, len: i32) -> ()`, bytes to the output,
//! - `fail: () -> ()`, the end of the program with exit status 1; what was written stays written.
//!
//! The C file calls `run` in `main` and then returns 0. Every trap ends it with exit status 1:
//! `unreachable`, a division by zero or that overflows, a call through an entry of the table that
//! is null or of another type. So does an overflow of the stack that Rust keeps in the memory.
//!
//! # What is translated
//!
//! The integer instructions of WebAssembly 1.0, sign extension, `memory.copy`, `memory.fill` and
//! `select` with a type. Only functions that `run` reaches count; in them everything else, such as
//! floating-point numbers, is an [`Error`]. So are, wherever they stand, other imports, start
//! functions, passive segments and the extensions that are not named here, such as SIMD.
//!
//! # What the C code takes for granted
//!
//! - Loads and stores are within the memory. That is not checked, as safe Rust has checked its
//!   indices before. The stack in the memory is checked where the module is sure to have one: its
//!   linker has put it below all data, and its functions move the pointer, which is the first
//!   global, as optimizing compilers do.
//! - The call stack of the C program is deep enough. It is not that of the module's memory.
//! - The machine is little-endian, an `int` has 32 bits and a `long long` 64, negative numbers are
//!   in two's complement and shifting them to the right keeps the sign. So it is with GCC, TCC,
//!   Clang and Microsoft's compiler on x86.
//!
//! Otherwise it is C of 1989, and C++ of 1998, with `long long`, or with `__int64` for Microsoft's
//! compiler.
//!
//! # How
//!
//! Each function becomes a C function. The values on the operand stack wait as expressions until a
//! statement takes them (`expr`, `function`); blocks become labels, and jumps `goto`. The statements
//! are tidied (`stmt`) and printed (`print`, `emit`) with the helpers that they need (`runtime`).

mod emit;
mod error;
mod expr;
mod function;
mod module;
mod print;
mod program;
mod runtime;
mod stack;
mod stmt;

pub use error::Error;

/// What the C file is to hold besides the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Options<'a> {
    /// The text of the comment at the top, of any number of lines.
    pub header: &'a str,
    /// How many pages of 64 KiB `memory.grow` may reach in total. Without `memory.grow` the memory
    /// is as large as it is at the start.
    pub memory_pages: u32,
}

/// Translates a module into C. The same module and options always give the same text.
///
/// # Errors
///
/// If the module is invalid, or holds something that this crate does not know to translate.
pub fn translate(wasm: &[u8], options: &Options) -> Result<String, Error> {
    let module = module::Module::read(wasm)?;
    let program = program::Program::new(&module)?;
    emit::emit(&program, options)
}
