//! The tests in the programs, as one binary: linking one for each takes longer than they run.
//! Written by `cargo xtask sync`.

#![allow(dead_code)] // each has a `main`

#[path = "../abc206f/main.rs"]
mod abc206f;
#[path = "../abc255g/main.rs"]
mod abc255g;
#[path = "../abc297g/main.rs"]
mod abc297g;
#[path = "../abc368f/main.rs"]
mod abc368f;
#[path = "../agc017d/main.rs"]
mod agc017d;
#[path = "../arc091f/main.rs"]
mod arc091f;
#[path = "../arc168b/main.rs"]
mod arc168b;
#[path = "../cf1704f/main.rs"]
mod cf1704f;
#[path = "../cses1099/main.rs"]
mod cses1099;
#[path = "../cses1730/main.rs"]
mod cses1730;
#[path = "../cses2207/main.rs"]
mod cses2207;
#[path = "../cses2208/main.rs"]
mod cses2208;
#[path = "../euclidsgame/main.rs"]
mod euclidsgame;
#[path = "../ferguson/main.rs"]
mod ferguson;
#[path = "../hdu1079/main.rs"]
mod hdu1079;
#[path = "../hdu1524/main.rs"]
mod hdu1524;
#[path = "../hdu1527/main.rs"]
mod hdu1527;
#[path = "../hdu1536/main.rs"]
mod hdu1536;
#[path = "../hdu1730/main.rs"]
mod hdu1730;
#[path = "../hdu1846/main.rs"]
mod hdu1846;
#[path = "../hdu1847/main.rs"]
mod hdu1847;
#[path = "../hdu1848/main.rs"]
mod hdu1848;
#[path = "../hdu1849/main.rs"]
mod hdu1849;
#[path = "../hdu1850/main.rs"]
mod hdu1850;
#[path = "../hdu1851/main.rs"]
mod hdu1851;
#[path = "../hdu1907/main.rs"]
mod hdu1907;
#[path = "../hdu2149/main.rs"]
mod hdu2149;
#[path = "../hdu2174/main.rs"]
mod hdu2174;
#[path = "../hdu2486/main.rs"]
mod hdu2486;
#[path = "../hdu2509/main.rs"]
mod hdu2509;
#[path = "../hdu2516/main.rs"]
mod hdu2516;
#[path = "../hdu2897/main.rs"]
mod hdu2897;
#[path = "../hdu3032/main.rs"]
mod hdu3032;
#[path = "../hdu3404/main.rs"]
mod hdu3404;
#[path = "../loj10246/main.rs"]
mod loj10246;
#[path = "../luogu2148/main.rs"]
mod luogu2148;
#[path = "../luogu2490/main.rs"]
mod luogu2490;
#[path = "../luogu2599/main.rs"]
mod luogu2599;
#[path = "../luogu3179/main.rs"]
mod luogu3179;
#[path = "../luogu3185/main.rs"]
mod luogu3185;
#[path = "../luogu4055/main.rs"]
mod luogu4055;
#[path = "../luogu6560/main.rs"]
mod luogu6560;
#[path = "../poj1704/main.rs"]
mod poj1704;
#[path = "../poj2311/main.rs"]
mod poj2311;
#[path = "../poj3710/main.rs"]
mod poj3710;
