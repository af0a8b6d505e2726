//! Unit tests of programs, by `cargo xtask sync`.

#![allow(dead_code)] // each has a `main`

#[path = "../../abc172f/main.rs"]
mod abc172f;
#[path = "../../abc212h/main.rs"]
mod abc212h;
#[path = "../../abc278f/main.rs"]
mod abc278f;
#[path = "../../agc033c/main.rs"]
mod agc033c;
#[path = "../../arc131c/main.rs"]
mod arc131c;
#[path = "../../arc151c/main.rs"]
mod arc151c;
#[path = "../../arc192b/main.rs"]
mod arc192b;
#[path = "../../cf1033c/main.rs"]
mod cf1033c;
#[path = "../../cf1363c/main.rs"]
mod cf1363c;
#[path = "../../cf1370c/main.rs"]
mod cf1370c;
#[path = "../../cf1451d/main.rs"]
mod cf1451d;
#[path = "../../cf1585g/main.rs"]
mod cf1585g;
#[path = "../../cf2107b/main.rs"]
mod cf2107b;
#[path = "../../cf2181f/main.rs"]
mod cf2181f;
#[path = "../../cf276b/main.rs"]
mod cf276b;
#[path = "../../cf455b/main.rs"]
mod cf455b;
#[path = "../../cf914b/main.rs"]
mod cf914b;
#[path = "../../hdu5996/main.rs"]
mod hdu5996;
#[path = "../../luogu1288/main.rs"]
mod luogu1288;
#[path = "../../luogu4301/main.rs"]
mod luogu4301;
#[path = "../../typical90ae/main.rs"]
mod typical90ae;
