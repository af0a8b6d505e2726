//! Unit tests of programs, by `cargo xtask sync`.

#![allow(dead_code)] // each has a `main`

#[path = "../../hdu5973/main.rs"]
mod hdu5973;
#[path = "../../loj10241/main.rs"]
mod loj10241;
#[path = "../../loj10242/main.rs"]
mod loj10242;
#[path = "../../loj10243/main.rs"]
mod loj10243;
#[path = "../../loj10244/main.rs"]
mod loj10244;
#[path = "../../loj10245/main.rs"]
mod loj10245;
#[path = "../../loj10246/main.rs"]
mod loj10246;
#[path = "../../luogu10506/main.rs"]
mod luogu10506;
#[path = "../../luogu1247/main.rs"]
mod luogu1247;
#[path = "../../luogu1290/main.rs"]
mod luogu1290;
