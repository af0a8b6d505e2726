//! Unit tests of programs, by `cargo xtask sync`.

#![allow(dead_code)] // each has a `main`

#[path = "../../poj1740/main.rs"]
mod poj1740;
#[path = "../../poj2068/main.rs"]
mod poj2068;
#[path = "../../poj2234/main.rs"]
mod poj2234;
#[path = "../../poj2311/main.rs"]
mod poj2311;
#[path = "../../poj2368/main.rs"]
mod poj2368;
#[path = "../../poj2484/main.rs"]
mod poj2484;
#[path = "../../poj2599/main.rs"]
mod poj2599;
#[path = "../../poj3537/main.rs"]
mod poj3537;
#[path = "../../poj3710/main.rs"]
mod poj3710;
#[path = "../../towerbreakers3/main.rs"]
mod towerbreakers3;
