//! Unit tests of programs, by `cargo xtask sync`.

#![allow(dead_code)] // each has a `main`

#[path = "../../luogu3235/main.rs"]
mod luogu3235;
#[path = "../../luogu3480/main.rs"]
mod luogu3480;
#[path = "../../luogu4018/main.rs"]
mod luogu4018;
#[path = "../../luogu4055/main.rs"]
mod luogu4055;
#[path = "../../luogu4101/main.rs"]
mod luogu4101;
#[path = "../../luogu4136/main.rs"]
mod luogu4136;
#[path = "../../luogu4617/main.rs"]
mod luogu4617;
#[path = "../../luogu5363/main.rs"]
mod luogu5363;
#[path = "../../luogu5387/main.rs"]
mod luogu5387;
#[path = "../../luogu5675/main.rs"]
mod luogu5675;
