//! Unit tests of programs, by `cargo xtask sync`.

checks::programs! {
    abc206f "../../abc206f/main.rs"
    abc255g "../../abc255g/main.rs"
    abc297g "../../abc297g/main.rs"
    abc368f "../../abc368f/main.rs"
    agc002e "../../agc002e/main.rs"
    agc010d "../../agc010d/main.rs"
    agc010f "../../agc010f/main.rs"
    agc016f "../../agc016f/main.rs"
    agc017d "../../agc017d/main.rs"
    arc064d "../../arc064d/main.rs"
}
