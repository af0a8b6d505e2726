//! Unit tests of programs, by `cargo xtask sync`.

checks::programs! {
    poj1740 "../../poj1740/main.rs"
    poj2068 "../../poj2068/main.rs"
    poj2234 "../../poj2234/main.rs"
    poj2311 "../../poj2311/main.rs"
    poj2368 "../../poj2368/main.rs"
    poj2484 "../../poj2484/main.rs"
    poj2599 "../../poj2599/main.rs"
    poj3537 "../../poj3537/main.rs"
    poj3710 "../../poj3710/main.rs"
    towerbreakers3 "../../towerbreakers3/main.rs"
}
