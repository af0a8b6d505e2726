//! Unit tests of programs, by `cargo xtask sync`.

#![allow(dead_code)] // each has a `main`

#[path = "../../luogu13114/main.rs"]
mod luogu13114;
#[path = "../../luogu13392/main.rs"]
mod luogu13392;
#[path = "../../luogu1971/main.rs"]
mod luogu1971;
#[path = "../../luogu2148/main.rs"]
mod luogu2148;
#[path = "../../luogu2197/main.rs"]
mod luogu2197;
#[path = "../../luogu2490/main.rs"]
mod luogu2490;
#[path = "../../luogu2594/main.rs"]
mod luogu2594;
#[path = "../../luogu2599/main.rs"]
mod luogu2599;
#[path = "../../luogu3179/main.rs"]
mod luogu3179;
#[path = "../../luogu3185/main.rs"]
mod luogu3185;
