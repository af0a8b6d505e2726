//! Unit tests of programs, by `cargo xtask sync`.

#![allow(dead_code)] // each has a `main`

#[path = "../../hdu1564/main.rs"]
mod hdu1564;
#[path = "../../hdu1729/main.rs"]
mod hdu1729;
#[path = "../../hdu1730/main.rs"]
mod hdu1730;
#[path = "../../hdu1760/main.rs"]
mod hdu1760;
#[path = "../../hdu1846/main.rs"]
mod hdu1846;
#[path = "../../hdu1847/main.rs"]
mod hdu1847;
#[path = "../../hdu1848/main.rs"]
mod hdu1848;
#[path = "../../hdu1849/main.rs"]
mod hdu1849;
#[path = "../../hdu1850/main.rs"]
mod hdu1850;
#[path = "../../hdu1851/main.rs"]
mod hdu1851;
