//! Unit tests of programs, by `cargo xtask sync`.

#![allow(dead_code)] // each has a `main`

#[path = "../../typical90ae/main.rs"]
mod typical90ae;
