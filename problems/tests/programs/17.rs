//! Unit tests of programs, by `cargo xtask sync`.

#![allow(dead_code)] // each has a `main`

#[path = "../../abc209e/main.rs"]
mod abc209e;
#[path = "../../agc064c/main.rs"]
mod agc064c;
#[path = "../../arc087e/main.rs"]
mod arc087e;
#[path = "../../arc105e/main.rs"]
mod arc105e;
#[path = "../../arc134e/main.rs"]
mod arc134e;
#[path = "../../arc144f/main.rs"]
mod arc144f;
#[path = "../../arc155d/main.rs"]
mod arc155d;
#[path = "../../arc163e/main.rs"]
mod arc163e;
#[path = "../../cf1498f/main.rs"]
mod cf1498f;
#[path = "../../cf1906g/main.rs"]
mod cf1906g;
#[path = "../../cf1991h/main.rs"]
mod cf1991h;
#[path = "../../cf2005e1/main.rs"]
mod cf2005e1;
#[path = "../../cf2027e1/main.rs"]
mod cf2027e1;
#[path = "../../cf2032f/main.rs"]
mod cf2032f;
#[path = "../../cf2043f/main.rs"]
mod cf2043f;
#[path = "../../cf2045f/main.rs"]
mod cf2045f;
#[path = "../../cf305e/main.rs"]
mod cf305e;
#[path = "../../cf317d/main.rs"]
mod cf317d;
#[path = "../../cf662a/main.rs"]
mod cf662a;
#[path = "../../digitssquareboard/main.rs"]
mod digitssquareboard;
#[path = "../../luogu10187/main.rs"]
mod luogu10187;
#[path = "../../luogu11077/main.rs"]
mod luogu11077;
#[path = "../../luogu4077/main.rs"]
mod luogu4077;
#[path = "../../luogu5652/main.rs"]
mod luogu5652;
