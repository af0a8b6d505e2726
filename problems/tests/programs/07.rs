//! Unit tests of programs, by `cargo xtask sync`.

checks::programs! {
    hdu1564 "../../hdu1564/main.rs"
    hdu1729 "../../hdu1729/main.rs"
    hdu1730 "../../hdu1730/main.rs"
    hdu1760 "../../hdu1760/main.rs"
    hdu1846 "../../hdu1846/main.rs"
    hdu1847 "../../hdu1847/main.rs"
    hdu1848 "../../hdu1848/main.rs"
    hdu1849 "../../hdu1849/main.rs"
    hdu1850 "../../hdu1850/main.rs"
    hdu1851 "../../hdu1851/main.rs"
}
