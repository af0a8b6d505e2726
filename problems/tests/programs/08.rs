//! Unit tests of programs, by `cargo xtask sync`.

#![allow(dead_code)] // each has a `main`

#[path = "../../hdu1907/main.rs"]
mod hdu1907;
#[path = "../../hdu2149/main.rs"]
mod hdu2149;
#[path = "../../hdu2174/main.rs"]
mod hdu2174;
#[path = "../../hdu2176/main.rs"]
mod hdu2176;
#[path = "../../hdu2177/main.rs"]
mod hdu2177;
#[path = "../../hdu2486/main.rs"]
mod hdu2486;
#[path = "../../hdu2509/main.rs"]
mod hdu2509;
#[path = "../../hdu2516/main.rs"]
mod hdu2516;
#[path = "../../hdu2873/main.rs"]
mod hdu2873;
#[path = "../../hdu2897/main.rs"]
mod hdu2897;
