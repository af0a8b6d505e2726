//! Unit tests of programs, by `cargo xtask sync`.

checks::programs! {
    luogu13114 "../../luogu13114/main.rs"
    luogu13392 "../../luogu13392/main.rs"
    luogu1971 "../../luogu1971/main.rs"
    luogu2148 "../../luogu2148/main.rs"
    luogu2197 "../../luogu2197/main.rs"
    luogu2490 "../../luogu2490/main.rs"
    luogu2594 "../../luogu2594/main.rs"
    luogu2599 "../../luogu2599/main.rs"
    luogu3179 "../../luogu3179/main.rs"
    luogu3185 "../../luogu3185/main.rs"
}
