//! Unit tests of programs, by `cargo xtask sync`.

#![allow(dead_code)] // each has a `main`

#[path = "../../cf768e/main.rs"]
mod cf768e;
#[path = "../../cf812e/main.rs"]
mod cf812e;
#[path = "../../cf850c/main.rs"]
mod cf850c;
#[path = "../../chessboardagain/main.rs"]
mod chessboardagain;
#[path = "../../cses1098/main.rs"]
mod cses1098;
#[path = "../../cses1099/main.rs"]
mod cses1099;
#[path = "../../cses1729/main.rs"]
mod cses1729;
#[path = "../../cses1730/main.rs"]
mod cses1730;
#[path = "../../cses2207/main.rs"]
mod cses2207;
#[path = "../../cses2208/main.rs"]
mod cses2208;
