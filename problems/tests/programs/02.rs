//! Unit tests of programs, by `cargo xtask sync`.

checks::programs! {
    arc091f "../../arc091f/main.rs"
    arc105d "../../arc105d/main.rs"
    arc137c "../../arc137c/main.rs"
    arc168b "../../arc168b/main.rs"
    bachetsgame "../../bachetsgame/main.rs"
    boj11868 "../../boj11868/main.rs"
    boj9655 "../../boj9655/main.rs"
    boj9657 "../../boj9657/main.rs"
    cf1037g "../../cf1037g/main.rs"
    cf1091h "../../cf1091h/main.rs"
}
