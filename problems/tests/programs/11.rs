//! Unit tests of programs, by `cargo xtask sync`.

checks::programs! {
    hdu5973 "../../hdu5973/main.rs"
    loj10241 "../../loj10241/main.rs"
    loj10242 "../../loj10242/main.rs"
    loj10243 "../../loj10243/main.rs"
    loj10244 "../../loj10244/main.rs"
    loj10245 "../../loj10245/main.rs"
    loj10246 "../../loj10246/main.rs"
    luogu10506 "../../luogu10506/main.rs"
    luogu1247 "../../luogu1247/main.rs"
    luogu1290 "../../luogu1290/main.rs"
}
