//! The tests in the programs, as one binary: linking one for each takes longer than they run.
//! Written by `cargo xtask sync`.

#![allow(dead_code)] // each has a `main`

#[path = "../ferguson/main.rs"]
mod ferguson;
#[path = "../hdu1079/main.rs"]
mod hdu1079;
#[path = "../hdu1527/main.rs"]
mod hdu1527;
#[path = "../hdu1536/main.rs"]
mod hdu1536;
#[path = "../hdu1846/main.rs"]
mod hdu1846;
#[path = "../hdu1847/main.rs"]
mod hdu1847;
#[path = "../hdu1848/main.rs"]
mod hdu1848;
#[path = "../hdu1849/main.rs"]
mod hdu1849;
#[path = "../hdu1850/main.rs"]
mod hdu1850;
#[path = "../hdu1851/main.rs"]
mod hdu1851;
#[path = "../hdu1907/main.rs"]
mod hdu1907;
#[path = "../hdu2149/main.rs"]
mod hdu2149;
#[path = "../hdu2174/main.rs"]
mod hdu2174;
#[path = "../hdu2509/main.rs"]
mod hdu2509;
#[path = "../hdu2516/main.rs"]
mod hdu2516;
#[path = "../hdu2897/main.rs"]
mod hdu2897;
#[path = "../poj1704/main.rs"]
mod poj1704;
