//! What is asked of a problem: `findings` are all that is wrong with it, for `cargo xtask check`; the tests of the
//! workspace run the same, check by check. Without the feature `problems` there is what the unit tests of programs use.

pub mod blocks;
pub mod combined;
#[cfg(feature = "problems")]
pub mod conventions;
#[cfg(feature = "problems")]
pub mod data;
#[cfg(feature = "problems")]
mod findings;
#[cfg(feature = "problems")]
pub mod judge;
#[cfg(feature = "problems")]
pub mod pages;
pub mod programs;
pub mod rules;
// The pages of the site run it as well: rustc of Debian 12 compiles it to WebAssembly.
#[cfg(feature = "problems")]
#[clippy::msrv = "1.63"]
pub mod search;
#[cfg(feature = "problems")]
pub mod stress;

#[cfg(feature = "problems")]
pub use findings::*;

/// Programs, each a module with its unit tests: its name, and its file as seen from the file that has this.
#[macro_export]
macro_rules! programs {
    ($($id:ident $path:literal)+) => {
        $(
            #[allow(dead_code)] // it has a `main`
            #[path = $path]
            mod $id;
        )+
    };
}
