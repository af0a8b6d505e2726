//! Unit tests of programs, by `cargo xtask sync`.

#![allow(dead_code)] // each has a `main`

#[path = "../../hdu3032/main.rs"]
mod hdu3032;
#[path = "../../hdu3094/main.rs"]
mod hdu3094;
#[path = "../../hdu3389/main.rs"]
mod hdu3389;
#[path = "../../hdu3404/main.rs"]
mod hdu3404;
#[path = "../../hdu3537/main.rs"]
mod hdu3537;
#[path = "../../hdu3951/main.rs"]
mod hdu3951;
#[path = "../../hdu3980/main.rs"]
mod hdu3980;
#[path = "../../hdu4111/main.rs"]
mod hdu4111;
#[path = "../../hdu4155/main.rs"]
mod hdu4155;
#[path = "../../hdu4315/main.rs"]
mod hdu4315;
