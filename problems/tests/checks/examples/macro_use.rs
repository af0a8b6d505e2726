//! The macros of proconio without an import.

// input: 3 4 9 2

#[macro_use]
extern crate proconio;
#[allow(unused_extern_crates)]
extern crate common;

fn main() {
    input! { heaps: [u64] }
    println!("{}", common::nim::nim_sum(heaps));
}
