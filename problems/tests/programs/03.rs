//! Unit tests of programs, by `cargo xtask sync`.

checks::programs! {
    cf1147c "../../cf1147c/main.rs"
    cf1149e "../../cf1149e/main.rs"
    cf1190b "../../cf1190b/main.rs"
    cf1190c "../../cf1190c/main.rs"
    cf1194d "../../cf1194d/main.rs"
    cf1312f "../../cf1312f/main.rs"
    cf1382b "../../cf1382b/main.rs"
    cf138d "../../cf138d/main.rs"
    cf1396b "../../cf1396b/main.rs"
    cf1451f "../../cf1451f/main.rs"
}
