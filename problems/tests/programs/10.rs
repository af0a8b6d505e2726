//! Unit tests of programs, by `cargo xtask sync`.

checks::programs! {
    hdu4388 "../../hdu4388/main.rs"
    hdu4642 "../../hdu4642/main.rs"
    hdu4664 "../../hdu4664/main.rs"
    hdu4764 "../../hdu4764/main.rs"
    hdu5299 "../../hdu5299/main.rs"
    hdu5512 "../../hdu5512/main.rs"
    hdu5724 "../../hdu5724/main.rs"
    hdu5754 "../../hdu5754/main.rs"
    hdu5795 "../../hdu5795/main.rs"
    hdu5963 "../../hdu5963/main.rs"
}
