//! Unit tests of programs, by `cargo xtask sync`.

#![allow(dead_code)] // each has a `main`

#[path = "../../arc091f/main.rs"]
mod arc091f;
#[path = "../../arc105d/main.rs"]
mod arc105d;
#[path = "../../arc137c/main.rs"]
mod arc137c;
#[path = "../../arc168b/main.rs"]
mod arc168b;
#[path = "../../bachetsgame/main.rs"]
mod bachetsgame;
#[path = "../../boj11868/main.rs"]
mod boj11868;
#[path = "../../boj9655/main.rs"]
mod boj9655;
#[path = "../../boj9657/main.rs"]
mod boj9657;
#[path = "../../cf1037g/main.rs"]
mod cf1037g;
#[path = "../../cf1091h/main.rs"]
mod cf1091h;
