//! Unit tests of programs, by `cargo xtask sync`.

#![allow(dead_code)] // each has a `main`

#[path = "../../cf1147c/main.rs"]
mod cf1147c;
#[path = "../../cf1149e/main.rs"]
mod cf1149e;
#[path = "../../cf1190b/main.rs"]
mod cf1190b;
#[path = "../../cf1190c/main.rs"]
mod cf1190c;
#[path = "../../cf1194d/main.rs"]
mod cf1194d;
#[path = "../../cf1312f/main.rs"]
mod cf1312f;
#[path = "../../cf1382b/main.rs"]
mod cf1382b;
#[path = "../../cf138d/main.rs"]
mod cf138d;
#[path = "../../cf1396b/main.rs"]
mod cf1396b;
#[path = "../../cf1451f/main.rs"]
mod cf1451f;
