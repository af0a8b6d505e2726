//! The figures in the folders of the problems, by `cargo xtask sync`.

#[path = "abc206f/figure.rs"]
mod abc206f;
#[path = "abc255g/figure.rs"]
mod abc255g;
#[path = "abc297g/figure.rs"]
mod abc297g;
#[path = "abc368f/figure.rs"]
mod abc368f;
#[path = "agc016f/figure.rs"]
mod agc016f;
#[path = "agc017d/figure.rs"]
mod agc017d;
#[path = "arc091f/figure.rs"]
mod arc091f;
#[path = "arc168b/figure.rs"]
mod arc168b;
#[path = "cf1149e/figure.rs"]
mod cf1149e;
#[path = "cf1704f/figure.rs"]
mod cf1704f;
#[path = "cses1099/figure.rs"]
mod cses1099;
#[path = "cses2207/figure.rs"]
mod cses2207;
#[path = "cses2208/figure.rs"]
mod cses2208;
#[path = "euclidsgame/figure.rs"]
mod euclidsgame;
#[path = "ferguson/figure.rs"]
mod ferguson;
#[path = "hdu1079/figure.rs"]
mod hdu1079;
#[path = "hdu1524/figure.rs"]
mod hdu1524;
#[path = "hdu1527/figure.rs"]
mod hdu1527;
#[path = "hdu1536/figure.rs"]
mod hdu1536;
#[path = "hdu1730/figure.rs"]
mod hdu1730;
#[path = "hdu1846/figure.rs"]
mod hdu1846;
#[path = "hdu1847/figure.rs"]
mod hdu1847;
#[path = "hdu1848/figure.rs"]
mod hdu1848;
#[path = "hdu1849/figure.rs"]
mod hdu1849;
#[path = "hdu1850/figure.rs"]
mod hdu1850;
#[path = "hdu1851/figure.rs"]
mod hdu1851;
#[path = "hdu1907/figure.rs"]
mod hdu1907;
#[path = "hdu2149/figure.rs"]
mod hdu2149;
#[path = "hdu2174/figure.rs"]
mod hdu2174;
#[path = "hdu2486/figure.rs"]
mod hdu2486;
#[path = "hdu2509/figure.rs"]
mod hdu2509;
#[path = "hdu2516/figure.rs"]
mod hdu2516;
#[path = "hdu2897/figure.rs"]
mod hdu2897;
#[path = "hdu3032/figure.rs"]
mod hdu3032;
#[path = "hdu3404/figure.rs"]
mod hdu3404;
#[path = "hdu4664/figure.rs"]
mod hdu4664;
#[path = "hdu5724/figure.rs"]
mod hdu5724;
#[path = "hdu5754/figure.rs"]
mod hdu5754;
#[path = "hdu5973/figure.rs"]
mod hdu5973;
#[path = "loj10246/figure.rs"]
mod loj10246;
#[path = "luogu2148/figure.rs"]
mod luogu2148;
#[path = "luogu2490/figure.rs"]
mod luogu2490;
#[path = "luogu2599/figure.rs"]
mod luogu2599;
#[path = "luogu3179/figure.rs"]
mod luogu3179;
#[path = "luogu3185/figure.rs"]
mod luogu3185;
#[path = "luogu4055/figure.rs"]
mod luogu4055;
#[path = "luogu6560/figure.rs"]
mod luogu6560;
#[path = "poj1704/figure.rs"]
mod poj1704;
#[path = "poj2311/figure.rs"]
mod poj2311;
#[path = "poj3710/figure.rs"]
mod poj3710;

/// By the ids of the problems.
pub const FIGURES: &[(&str, crate::figures::Figure)] = &[
    ("abc206f", abc206f::draw),
    ("abc255g", abc255g::draw),
    ("abc297g", abc297g::draw),
    ("abc368f", abc368f::draw),
    ("agc016f", agc016f::draw),
    ("agc017d", agc017d::draw),
    ("arc091f", arc091f::draw),
    ("arc168b", arc168b::draw),
    ("cf1149e", cf1149e::draw),
    ("cf1704f", cf1704f::draw),
    ("cses1099", cses1099::draw),
    ("cses2207", cses2207::draw),
    ("cses2208", cses2208::draw),
    ("euclidsgame", euclidsgame::draw),
    ("ferguson", ferguson::draw),
    ("hdu1079", hdu1079::draw),
    ("hdu1524", hdu1524::draw),
    ("hdu1527", hdu1527::draw),
    ("hdu1536", hdu1536::draw),
    ("hdu1730", hdu1730::draw),
    ("hdu1846", hdu1846::draw),
    ("hdu1847", hdu1847::draw),
    ("hdu1848", hdu1848::draw),
    ("hdu1849", hdu1849::draw),
    ("hdu1850", hdu1850::draw),
    ("hdu1851", hdu1851::draw),
    ("hdu1907", hdu1907::draw),
    ("hdu2149", hdu2149::draw),
    ("hdu2174", hdu2174::draw),
    ("hdu2486", hdu2486::draw),
    ("hdu2509", hdu2509::draw),
    ("hdu2516", hdu2516::draw),
    ("hdu2897", hdu2897::draw),
    ("hdu3032", hdu3032::draw),
    ("hdu3404", hdu3404::draw),
    ("hdu4664", hdu4664::draw),
    ("hdu5724", hdu5724::draw),
    ("hdu5754", hdu5754::draw),
    ("hdu5973", hdu5973::draw),
    ("loj10246", loj10246::draw),
    ("luogu2148", luogu2148::draw),
    ("luogu2490", luogu2490::draw),
    ("luogu2599", luogu2599::draw),
    ("luogu3179", luogu3179::draw),
    ("luogu3185", luogu3185::draw),
    ("luogu4055", luogu4055::draw),
    ("luogu6560", luogu6560::draw),
    ("poj1704", poj1704::draw),
    ("poj2311", poj2311::draw),
    ("poj3710", poj3710::draw),
];
