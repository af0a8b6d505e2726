//! Unit tests of programs, by `cargo xtask sync`.

#![allow(dead_code)] // each has a `main`

#[path = "../../luogu5970/main.rs"]
mod luogu5970;
#[path = "../../luogu6560/main.rs"]
mod luogu6560;
#[path = "../../luogu6665/main.rs"]
mod luogu6665;
#[path = "../../luogu6791/main.rs"]
mod luogu6791;
#[path = "../../luogu7589/main.rs"]
mod luogu7589;
#[path = "../../luogu7864/main.rs"]
mod luogu7864;
#[path = "../../luogu8347/main.rs"]
mod luogu8347;
#[path = "../../matgame/main.rs"]
mod matgame;
#[path = "../../nimproduct64/main.rs"]
mod nimproduct64;
#[path = "../../poj1704/main.rs"]
mod poj1704;
