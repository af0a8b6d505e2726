//! Unit tests of programs, by `cargo xtask sync`.

checks::programs! {
    dpk "../../dpk/main.rs"
    euclidsgame "../../euclidsgame/main.rs"
    ferguson "../../ferguson/main.rs"
    gym101908b "../../gym101908b/main.rs"
    hdu1079 "../../hdu1079/main.rs"
    hdu1404 "../../hdu1404/main.rs"
    hdu1517 "../../hdu1517/main.rs"
    hdu1524 "../../hdu1524/main.rs"
    hdu1527 "../../hdu1527/main.rs"
    hdu1536 "../../hdu1536/main.rs"
}
