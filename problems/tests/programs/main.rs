//! The tests in the programs, as one binary: linking one for each takes longer than they run.

#![allow(dead_code)] // each has a `main`

include!(concat!(env!("OUT_DIR"), "/modules.rs")); // by xtask/build.rs
