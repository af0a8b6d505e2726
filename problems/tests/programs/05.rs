//! Unit tests of programs, by `cargo xtask sync`.

checks::programs! {
    cf768e "../../cf768e/main.rs"
    cf812e "../../cf812e/main.rs"
    cf850c "../../cf850c/main.rs"
    chessboardagain "../../chessboardagain/main.rs"
    cses1098 "../../cses1098/main.rs"
    cses1099 "../../cses1099/main.rs"
    cses1729 "../../cses1729/main.rs"
    cses1730 "../../cses1730/main.rs"
    cses2207 "../../cses2207/main.rs"
    cses2208 "../../cses2208/main.rs"
}
