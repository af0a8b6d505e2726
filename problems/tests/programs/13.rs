//! Unit tests of programs, by `cargo xtask sync`.

checks::programs! {
    luogu3235 "../../luogu3235/main.rs"
    luogu3480 "../../luogu3480/main.rs"
    luogu4018 "../../luogu4018/main.rs"
    luogu4055 "../../luogu4055/main.rs"
    luogu4101 "../../luogu4101/main.rs"
    luogu4136 "../../luogu4136/main.rs"
    luogu4617 "../../luogu4617/main.rs"
    luogu5363 "../../luogu5363/main.rs"
    luogu5387 "../../luogu5387/main.rs"
    luogu5675 "../../luogu5675/main.rs"
}
