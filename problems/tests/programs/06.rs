//! Unit tests of programs, by `cargo xtask sync`.

#![allow(dead_code)] // each has a `main`

#[path = "../../dpk/main.rs"]
mod dpk;
#[path = "../../euclidsgame/main.rs"]
mod euclidsgame;
#[path = "../../ferguson/main.rs"]
mod ferguson;
#[path = "../../gym101908b/main.rs"]
mod gym101908b;
#[path = "../../hdu1079/main.rs"]
mod hdu1079;
#[path = "../../hdu1404/main.rs"]
mod hdu1404;
#[path = "../../hdu1517/main.rs"]
mod hdu1517;
#[path = "../../hdu1524/main.rs"]
mod hdu1524;
#[path = "../../hdu1527/main.rs"]
mod hdu1527;
#[path = "../../hdu1536/main.rs"]
mod hdu1536;
