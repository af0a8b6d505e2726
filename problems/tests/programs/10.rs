//! Unit tests of programs, by `cargo xtask sync`.

#![allow(dead_code)] // each has a `main`

#[path = "../../hdu4388/main.rs"]
mod hdu4388;
#[path = "../../hdu4642/main.rs"]
mod hdu4642;
#[path = "../../hdu4664/main.rs"]
mod hdu4664;
#[path = "../../hdu4764/main.rs"]
mod hdu4764;
#[path = "../../hdu5299/main.rs"]
mod hdu5299;
#[path = "../../hdu5512/main.rs"]
mod hdu5512;
#[path = "../../hdu5724/main.rs"]
mod hdu5724;
#[path = "../../hdu5754/main.rs"]
mod hdu5754;
#[path = "../../hdu5795/main.rs"]
mod hdu5795;
#[path = "../../hdu5963/main.rs"]
mod hdu5963;
