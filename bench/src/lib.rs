//! The benches of the pack stand beside this file; `cargo bench` runs them.
