//! Unit tests of programs, by `cargo xtask sync`.

checks::programs! {
    luogu5970 "../../luogu5970/main.rs"
    luogu6560 "../../luogu6560/main.rs"
    luogu6665 "../../luogu6665/main.rs"
    luogu6791 "../../luogu6791/main.rs"
    luogu7589 "../../luogu7589/main.rs"
    luogu7864 "../../luogu7864/main.rs"
    luogu8347 "../../luogu8347/main.rs"
    matgame "../../matgame/main.rs"
    nimproduct64 "../../nimproduct64/main.rs"
    poj1704 "../../poj1704/main.rs"
}
