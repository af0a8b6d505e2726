//! Unit tests of programs, by `cargo xtask sync`.

checks::programs! {
    hdu1907 "../../hdu1907/main.rs"
    hdu2149 "../../hdu2149/main.rs"
    hdu2174 "../../hdu2174/main.rs"
    hdu2176 "../../hdu2176/main.rs"
    hdu2177 "../../hdu2177/main.rs"
    hdu2486 "../../hdu2486/main.rs"
    hdu2509 "../../hdu2509/main.rs"
    hdu2516 "../../hdu2516/main.rs"
    hdu2873 "../../hdu2873/main.rs"
    hdu2897 "../../hdu2897/main.rs"
}
