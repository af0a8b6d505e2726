//! Unit tests of programs, by `cargo xtask sync`.

checks::programs! {
    hdu3032 "../../hdu3032/main.rs"
    hdu3094 "../../hdu3094/main.rs"
    hdu3389 "../../hdu3389/main.rs"
    hdu3404 "../../hdu3404/main.rs"
    hdu3537 "../../hdu3537/main.rs"
    hdu3951 "../../hdu3951/main.rs"
    hdu3980 "../../hdu3980/main.rs"
    hdu4111 "../../hdu4111/main.rs"
    hdu4155 "../../hdu4155/main.rs"
    hdu4315 "../../hdu4315/main.rs"
}
