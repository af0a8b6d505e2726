//! Unit tests of programs, by `cargo xtask sync`.

checks::programs! {
    cf1458e "../../cf1458e/main.rs"
    cf1537d "../../cf1537d/main.rs"
    cf15c "../../cf15c/main.rs"
    cf1704f "../../cf1704f/main.rs"
    cf1823e "../../cf1823e/main.rs"
    cf1965a "../../cf1965a/main.rs"
    cf2004e "../../cf2004e/main.rs"
    cf256c "../../cf256c/main.rs"
    cf494e "../../cf494e/main.rs"
    cf603c "../../cf603c/main.rs"
}
