//! Unit tests of programs, by `cargo xtask sync`.

#![allow(dead_code)] // each has a `main`

#[path = "../../abc206f/main.rs"]
mod abc206f;
#[path = "../../abc255g/main.rs"]
mod abc255g;
#[path = "../../abc297g/main.rs"]
mod abc297g;
#[path = "../../abc368f/main.rs"]
mod abc368f;
#[path = "../../agc002e/main.rs"]
mod agc002e;
#[path = "../../agc010d/main.rs"]
mod agc010d;
#[path = "../../agc010f/main.rs"]
mod agc010f;
#[path = "../../agc016f/main.rs"]
mod agc016f;
#[path = "../../agc017d/main.rs"]
mod agc017d;
#[path = "../../arc064d/main.rs"]
mod arc064d;
