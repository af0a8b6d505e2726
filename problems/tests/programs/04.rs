//! Unit tests of programs, by `cargo xtask sync`.

#![allow(dead_code)] // each has a `main`

#[path = "../../cf1458e/main.rs"]
mod cf1458e;
#[path = "../../cf1537d/main.rs"]
mod cf1537d;
#[path = "../../cf15c/main.rs"]
mod cf15c;
#[path = "../../cf1704f/main.rs"]
mod cf1704f;
#[path = "../../cf1823e/main.rs"]
mod cf1823e;
#[path = "../../cf1965a/main.rs"]
mod cf1965a;
#[path = "../../cf2004e/main.rs"]
mod cf2004e;
#[path = "../../cf256c/main.rs"]
mod cf256c;
#[path = "../../cf494e/main.rs"]
mod cf494e;
#[path = "../../cf603c/main.rs"]
mod cf603c;
