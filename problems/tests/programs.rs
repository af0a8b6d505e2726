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
#[path = "../agc002e/main.rs"]
mod agc002e;
#[path = "../agc017d/main.rs"]
mod agc017d;
#[path = "../arc091f/main.rs"]
mod arc091f;
#[path = "../arc168b/main.rs"]
mod arc168b;
#[path = "../bachetsgame/main.rs"]
mod bachetsgame;
#[path = "../cf1194d/main.rs"]
mod cf1194d;
#[path = "../cf138d/main.rs"]
mod cf138d;
#[path = "../cf1537d/main.rs"]
mod cf1537d;
#[path = "../cf15c/main.rs"]
mod cf15c;
#[path = "../cf1704f/main.rs"]
mod cf1704f;
#[path = "../cf1965a/main.rs"]
mod cf1965a;
#[path = "../cf256c/main.rs"]
mod cf256c;
#[path = "../cf603c/main.rs"]
mod cf603c;
#[path = "../cf768e/main.rs"]
mod cf768e;
#[path = "../cf812e/main.rs"]
mod cf812e;
#[path = "../cf850c/main.rs"]
mod cf850c;
#[path = "../cses1098/main.rs"]
mod cses1098;
#[path = "../cses1099/main.rs"]
mod cses1099;
#[path = "../cses1729/main.rs"]
mod cses1729;
#[path = "../cses1730/main.rs"]
mod cses1730;
#[path = "../cses2207/main.rs"]
mod cses2207;
#[path = "../cses2208/main.rs"]
mod cses2208;
#[path = "../dpk/main.rs"]
mod dpk;
#[path = "../euclidsgame/main.rs"]
mod euclidsgame;
#[path = "../ferguson/main.rs"]
mod ferguson;
#[path = "../hdu1079/main.rs"]
mod hdu1079;
#[path = "../hdu1517/main.rs"]
mod hdu1517;
#[path = "../hdu1524/main.rs"]
mod hdu1524;
#[path = "../hdu1527/main.rs"]
mod hdu1527;
#[path = "../hdu1536/main.rs"]
mod hdu1536;
#[path = "../hdu1564/main.rs"]
mod hdu1564;
#[path = "../hdu1729/main.rs"]
mod hdu1729;
#[path = "../hdu1730/main.rs"]
mod hdu1730;
#[path = "../hdu1760/main.rs"]
mod hdu1760;
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
#[path = "../hdu2176/main.rs"]
mod hdu2176;
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
#[path = "../hdu3389/main.rs"]
mod hdu3389;
#[path = "../hdu3404/main.rs"]
mod hdu3404;
#[path = "../hdu3537/main.rs"]
mod hdu3537;
#[path = "../hdu3951/main.rs"]
mod hdu3951;
#[path = "../hdu4315/main.rs"]
mod hdu4315;
#[path = "../hdu5795/main.rs"]
mod hdu5795;
#[path = "../loj10241/main.rs"]
mod loj10241;
#[path = "../loj10242/main.rs"]
mod loj10242;
#[path = "../loj10243/main.rs"]
mod loj10243;
#[path = "../loj10244/main.rs"]
mod loj10244;
#[path = "../loj10245/main.rs"]
mod loj10245;
#[path = "../loj10246/main.rs"]
mod loj10246;
#[path = "../luogu10506/main.rs"]
mod luogu10506;
#[path = "../luogu1247/main.rs"]
mod luogu1247;
#[path = "../luogu1290/main.rs"]
mod luogu1290;
#[path = "../luogu2148/main.rs"]
mod luogu2148;
#[path = "../luogu2197/main.rs"]
mod luogu2197;
#[path = "../luogu2490/main.rs"]
mod luogu2490;
#[path = "../luogu2575/main.rs"]
mod luogu2575;
#[path = "../luogu2594/main.rs"]
mod luogu2594;
#[path = "../luogu2599/main.rs"]
mod luogu2599;
#[path = "../luogu3179/main.rs"]
mod luogu3179;
#[path = "../luogu3185/main.rs"]
mod luogu3185;
#[path = "../luogu3235/main.rs"]
mod luogu3235;
#[path = "../luogu3480/main.rs"]
mod luogu3480;
#[path = "../luogu4055/main.rs"]
mod luogu4055;
#[path = "../luogu4101/main.rs"]
mod luogu4101;
#[path = "../luogu5675/main.rs"]
mod luogu5675;
#[path = "../luogu5970/main.rs"]
mod luogu5970;
#[path = "../luogu6560/main.rs"]
mod luogu6560;
#[path = "../luogu7589/main.rs"]
mod luogu7589;
#[path = "../nimproduct64/main.rs"]
mod nimproduct64;
#[path = "../poj1704/main.rs"]
mod poj1704;
#[path = "../poj1740/main.rs"]
mod poj1740;
#[path = "../poj2068/main.rs"]
mod poj2068;
#[path = "../poj2234/main.rs"]
mod poj2234;
#[path = "../poj2311/main.rs"]
mod poj2311;
#[path = "../poj2484/main.rs"]
mod poj2484;
#[path = "../poj3537/main.rs"]
mod poj3537;
#[path = "../poj3710/main.rs"]
mod poj3710;
#[path = "../typical90ae/main.rs"]
mod typical90ae;
