//! The generators in the folders of the problems, by `cargo xtask sync`.

#[path = "../../problems/abc206f/generators/cases.rs"]
mod abc206f;
#[path = "../../problems/abc255g/generators/cases.rs"]
mod abc255g;
#[path = "../../problems/abc297g/generators/cases.rs"]
mod abc297g;
#[path = "../../problems/abc368f/generators/cases.rs"]
mod abc368f;
#[path = "../../problems/agc002e/generators/cases.rs"]
mod agc002e;
#[path = "../../problems/agc010d/generators/cases.rs"]
mod agc010d;
#[path = "../../problems/agc010f/generators/cases.rs"]
mod agc010f;
#[path = "../../problems/agc016f/generators/cases.rs"]
mod agc016f;
#[path = "../../problems/agc017d/generators/cases.rs"]
mod agc017d;
#[path = "../../problems/arc064d/generators/cases.rs"]
mod arc064d;
#[path = "../../problems/arc091f/generators/cases.rs"]
mod arc091f;
#[path = "../../problems/arc105d/generators/cases.rs"]
mod arc105d;
#[path = "../../problems/arc137c/generators/cases.rs"]
mod arc137c;
#[path = "../../problems/arc168b/generators/cases.rs"]
mod arc168b;
#[path = "../../problems/bachetsgame/generators/cases.rs"]
mod bachetsgame;
#[path = "../../problems/boj11868/generators/cases.rs"]
mod boj11868;
#[path = "../../problems/boj9655/generators/cases.rs"]
mod boj9655;
#[path = "../../problems/boj9657/generators/cases.rs"]
mod boj9657;
#[path = "../../problems/cf1037g/generators/cases.rs"]
mod cf1037g;
#[path = "../../problems/cf1091h/generators/cases.rs"]
mod cf1091h;
#[path = "../../problems/cf1147c/generators/cases.rs"]
mod cf1147c;
#[path = "../../problems/cf1149e/generators/cases.rs"]
mod cf1149e;
#[path = "../../problems/cf1190b/generators/cases.rs"]
mod cf1190b;
#[path = "../../problems/cf1190c/generators/cases.rs"]
mod cf1190c;
#[path = "../../problems/cf1194d/generators/cases.rs"]
mod cf1194d;
#[path = "../../problems/cf1312f/generators/cases.rs"]
mod cf1312f;
#[path = "../../problems/cf1382b/generators/cases.rs"]
mod cf1382b;
#[path = "../../problems/cf138d/generators/cases.rs"]
mod cf138d;
#[path = "../../problems/cf1396b/generators/cases.rs"]
mod cf1396b;
#[path = "../../problems/cf1451f/generators/cases.rs"]
mod cf1451f;
#[path = "../../problems/cf1458e/generators/cases.rs"]
mod cf1458e;
#[path = "../../problems/cf1537d/generators/cases.rs"]
mod cf1537d;
#[path = "../../problems/cf15c/generators/cases.rs"]
mod cf15c;
#[path = "../../problems/cf1704f/generators/cases.rs"]
mod cf1704f;
#[path = "../../problems/cf1823e/generators/cases.rs"]
mod cf1823e;
#[path = "../../problems/cf1965a/generators/cases.rs"]
mod cf1965a;
#[path = "../../problems/cf2004e/generators/cases.rs"]
mod cf2004e;
#[path = "../../problems/cf256c/generators/cases.rs"]
mod cf256c;
#[path = "../../problems/cf494e/generators/cases.rs"]
mod cf494e;
#[path = "../../problems/cf603c/generators/cases.rs"]
mod cf603c;
#[path = "../../problems/cf768e/generators/cases.rs"]
mod cf768e;
#[path = "../../problems/cf812e/generators/cases.rs"]
mod cf812e;
#[path = "../../problems/cf850c/generators/cases.rs"]
mod cf850c;
#[path = "../../problems/chessboardagain/generators/cases.rs"]
mod chessboardagain;
#[path = "../../problems/cses1098/generators/cases.rs"]
mod cses1098;
#[path = "../../problems/cses1099/generators/cases.rs"]
mod cses1099;
#[path = "../../problems/cses1729/generators/cases.rs"]
mod cses1729;
#[path = "../../problems/cses1730/generators/cases.rs"]
mod cses1730;
#[path = "../../problems/cses2207/generators/cases.rs"]
mod cses2207;
#[path = "../../problems/cses2208/generators/cases.rs"]
mod cses2208;
#[path = "../../problems/dpk/generators/cases.rs"]
mod dpk;
#[path = "../../problems/euclidsgame/generators/cases.rs"]
mod euclidsgame;
#[path = "../../problems/ferguson/generators/cases.rs"]
mod ferguson;
#[path = "../../problems/gym101908b/generators/cases.rs"]
mod gym101908b;
#[path = "../../problems/hdu1079/generators/cases.rs"]
mod hdu1079;
#[path = "../../problems/hdu1404/generators/cases.rs"]
mod hdu1404;
#[path = "../../problems/hdu1517/generators/cases.rs"]
mod hdu1517;
#[path = "../../problems/hdu1524/generators/cases.rs"]
mod hdu1524;
#[path = "../../problems/hdu1527/generators/cases.rs"]
mod hdu1527;
#[path = "../../problems/hdu1536/generators/cases.rs"]
mod hdu1536;
#[path = "../../problems/hdu1564/generators/cases.rs"]
mod hdu1564;
#[path = "../../problems/hdu1729/generators/cases.rs"]
mod hdu1729;
#[path = "../../problems/hdu1730/generators/cases.rs"]
mod hdu1730;
#[path = "../../problems/hdu1760/generators/cases.rs"]
mod hdu1760;
#[path = "../../problems/hdu1846/generators/cases.rs"]
mod hdu1846;
#[path = "../../problems/hdu1847/generators/cases.rs"]
mod hdu1847;
#[path = "../../problems/hdu1848/generators/cases.rs"]
mod hdu1848;
#[path = "../../problems/hdu1849/generators/cases.rs"]
mod hdu1849;
#[path = "../../problems/hdu1850/generators/cases.rs"]
mod hdu1850;
#[path = "../../problems/hdu1851/generators/cases.rs"]
mod hdu1851;
#[path = "../../problems/hdu1907/generators/cases.rs"]
mod hdu1907;
#[path = "../../problems/hdu2149/generators/cases.rs"]
mod hdu2149;
#[path = "../../problems/hdu2174/generators/cases.rs"]
mod hdu2174;
#[path = "../../problems/hdu2176/generators/cases.rs"]
mod hdu2176;
#[path = "../../problems/hdu2177/generators/cases.rs"]
mod hdu2177;
#[path = "../../problems/hdu2486/generators/cases.rs"]
mod hdu2486;
#[path = "../../problems/hdu2509/generators/cases.rs"]
mod hdu2509;
#[path = "../../problems/hdu2516/generators/cases.rs"]
mod hdu2516;
#[path = "../../problems/hdu2873/generators/cases.rs"]
mod hdu2873;
#[path = "../../problems/hdu2897/generators/cases.rs"]
mod hdu2897;
#[path = "../../problems/hdu3032/generators/cases.rs"]
mod hdu3032;
#[path = "../../problems/hdu3094/generators/cases.rs"]
mod hdu3094;
#[path = "../../problems/hdu3389/generators/cases.rs"]
mod hdu3389;
#[path = "../../problems/hdu3404/generators/cases.rs"]
mod hdu3404;
#[path = "../../problems/hdu3537/generators/cases.rs"]
mod hdu3537;
#[path = "../../problems/hdu3951/generators/cases.rs"]
mod hdu3951;
#[path = "../../problems/hdu3980/generators/cases.rs"]
mod hdu3980;
#[path = "../../problems/hdu4111/generators/cases.rs"]
mod hdu4111;
#[path = "../../problems/hdu4155/generators/cases.rs"]
mod hdu4155;
#[path = "../../problems/hdu4315/generators/cases.rs"]
mod hdu4315;
#[path = "../../problems/hdu4388/generators/cases.rs"]
mod hdu4388;
#[path = "../../problems/hdu4642/generators/cases.rs"]
mod hdu4642;
#[path = "../../problems/hdu4664/generators/cases.rs"]
mod hdu4664;
#[path = "../../problems/hdu4764/generators/cases.rs"]
mod hdu4764;
#[path = "../../problems/hdu5299/generators/cases.rs"]
mod hdu5299;
#[path = "../../problems/hdu5512/generators/cases.rs"]
mod hdu5512;
#[path = "../../problems/hdu5724/generators/cases.rs"]
mod hdu5724;
#[path = "../../problems/hdu5754/generators/cases.rs"]
mod hdu5754;
#[path = "../../problems/hdu5795/generators/cases.rs"]
mod hdu5795;
#[path = "../../problems/hdu5963/generators/cases.rs"]
mod hdu5963;
#[path = "../../problems/hdu5973/generators/cases.rs"]
mod hdu5973;
#[path = "../../problems/loj10241/generators/cases.rs"]
mod loj10241;
#[path = "../../problems/loj10242/generators/cases.rs"]
mod loj10242;
#[path = "../../problems/loj10243/generators/cases.rs"]
mod loj10243;
#[path = "../../problems/loj10244/generators/cases.rs"]
mod loj10244;
#[path = "../../problems/loj10245/generators/cases.rs"]
mod loj10245;
#[path = "../../problems/loj10246/generators/cases.rs"]
mod loj10246;
#[path = "../../problems/luogu10506/generators/cases.rs"]
mod luogu10506;
#[path = "../../problems/luogu1247/generators/cases.rs"]
mod luogu1247;
#[path = "../../problems/luogu1290/generators/cases.rs"]
mod luogu1290;
#[path = "../../problems/luogu13114/generators/cases.rs"]
mod luogu13114;
#[path = "../../problems/luogu13392/generators/cases.rs"]
mod luogu13392;
#[path = "../../problems/luogu1971/generators/cases.rs"]
mod luogu1971;
#[path = "../../problems/luogu2148/generators/cases.rs"]
mod luogu2148;
#[path = "../../problems/luogu2197/generators/cases.rs"]
mod luogu2197;
#[path = "../../problems/luogu2490/generators/cases.rs"]
mod luogu2490;
#[path = "../../problems/luogu2594/generators/cases.rs"]
mod luogu2594;
#[path = "../../problems/luogu2599/generators/cases.rs"]
mod luogu2599;
#[path = "../../problems/luogu3179/generators/cases.rs"]
mod luogu3179;
#[path = "../../problems/luogu3185/generators/cases.rs"]
mod luogu3185;
#[path = "../../problems/luogu3235/generators/cases.rs"]
mod luogu3235;
#[path = "../../problems/luogu3480/generators/cases.rs"]
mod luogu3480;
#[path = "../../problems/luogu4018/generators/cases.rs"]
mod luogu4018;
#[path = "../../problems/luogu4055/generators/cases.rs"]
mod luogu4055;
#[path = "../../problems/luogu4101/generators/cases.rs"]
mod luogu4101;
#[path = "../../problems/luogu4136/generators/cases.rs"]
mod luogu4136;
#[path = "../../problems/luogu4617/generators/cases.rs"]
mod luogu4617;
#[path = "../../problems/luogu5363/generators/cases.rs"]
mod luogu5363;
#[path = "../../problems/luogu5387/generators/cases.rs"]
mod luogu5387;
#[path = "../../problems/luogu5675/generators/cases.rs"]
mod luogu5675;
#[path = "../../problems/luogu5970/generators/cases.rs"]
mod luogu5970;
#[path = "../../problems/luogu6560/generators/cases.rs"]
mod luogu6560;
#[path = "../../problems/luogu6665/generators/cases.rs"]
mod luogu6665;
#[path = "../../problems/luogu6791/generators/cases.rs"]
mod luogu6791;
#[path = "../../problems/luogu7589/generators/cases.rs"]
mod luogu7589;
#[path = "../../problems/luogu7864/generators/cases.rs"]
mod luogu7864;
#[path = "../../problems/luogu8347/generators/cases.rs"]
mod luogu8347;
#[path = "../../problems/matgame/generators/cases.rs"]
mod matgame;
#[path = "../../problems/nimproduct64/generators/cases.rs"]
mod nimproduct64;
#[path = "../../problems/poj1704/generators/cases.rs"]
mod poj1704;
#[path = "../../problems/poj1740/generators/cases.rs"]
mod poj1740;
#[path = "../../problems/poj2068/generators/cases.rs"]
mod poj2068;
#[path = "../../problems/poj2234/generators/cases.rs"]
mod poj2234;
#[path = "../../problems/poj2311/generators/cases.rs"]
mod poj2311;
#[path = "../../problems/poj2368/generators/cases.rs"]
mod poj2368;
#[path = "../../problems/poj2484/generators/cases.rs"]
mod poj2484;
#[path = "../../problems/poj2599/generators/cases.rs"]
mod poj2599;
#[path = "../../problems/poj3537/generators/cases.rs"]
mod poj3537;
#[path = "../../problems/poj3710/generators/cases.rs"]
mod poj3710;
#[path = "../../problems/towerbreakers3/generators/cases.rs"]
mod towerbreakers3;
#[path = "../../problems/typical90ae/generators/cases.rs"]
mod typical90ae;

/// By the ids of the problems.
pub const GENERATORS: &[(&str, crate::data::Generator)] = &[
    ("abc206f", abc206f::cases),
    ("abc255g", abc255g::cases),
    ("abc297g", abc297g::cases),
    ("abc368f", abc368f::cases),
    ("agc002e", agc002e::cases),
    ("agc010d", agc010d::cases),
    ("agc010f", agc010f::cases),
    ("agc016f", agc016f::cases),
    ("agc017d", agc017d::cases),
    ("arc064d", arc064d::cases),
    ("arc091f", arc091f::cases),
    ("arc105d", arc105d::cases),
    ("arc137c", arc137c::cases),
    ("arc168b", arc168b::cases),
    ("bachetsgame", bachetsgame::cases),
    ("boj11868", boj11868::cases),
    ("boj9655", boj9655::cases),
    ("boj9657", boj9657::cases),
    ("cf1037g", cf1037g::cases),
    ("cf1091h", cf1091h::cases),
    ("cf1147c", cf1147c::cases),
    ("cf1149e", cf1149e::cases),
    ("cf1190b", cf1190b::cases),
    ("cf1190c", cf1190c::cases),
    ("cf1194d", cf1194d::cases),
    ("cf1312f", cf1312f::cases),
    ("cf1382b", cf1382b::cases),
    ("cf138d", cf138d::cases),
    ("cf1396b", cf1396b::cases),
    ("cf1451f", cf1451f::cases),
    ("cf1458e", cf1458e::cases),
    ("cf1537d", cf1537d::cases),
    ("cf15c", cf15c::cases),
    ("cf1704f", cf1704f::cases),
    ("cf1823e", cf1823e::cases),
    ("cf1965a", cf1965a::cases),
    ("cf2004e", cf2004e::cases),
    ("cf256c", cf256c::cases),
    ("cf494e", cf494e::cases),
    ("cf603c", cf603c::cases),
    ("cf768e", cf768e::cases),
    ("cf812e", cf812e::cases),
    ("cf850c", cf850c::cases),
    ("chessboardagain", chessboardagain::cases),
    ("cses1098", cses1098::cases),
    ("cses1099", cses1099::cases),
    ("cses1729", cses1729::cases),
    ("cses1730", cses1730::cases),
    ("cses2207", cses2207::cases),
    ("cses2208", cses2208::cases),
    ("dpk", dpk::cases),
    ("euclidsgame", euclidsgame::cases),
    ("ferguson", ferguson::cases),
    ("gym101908b", gym101908b::cases),
    ("hdu1079", hdu1079::cases),
    ("hdu1404", hdu1404::cases),
    ("hdu1517", hdu1517::cases),
    ("hdu1524", hdu1524::cases),
    ("hdu1527", hdu1527::cases),
    ("hdu1536", hdu1536::cases),
    ("hdu1564", hdu1564::cases),
    ("hdu1729", hdu1729::cases),
    ("hdu1730", hdu1730::cases),
    ("hdu1760", hdu1760::cases),
    ("hdu1846", hdu1846::cases),
    ("hdu1847", hdu1847::cases),
    ("hdu1848", hdu1848::cases),
    ("hdu1849", hdu1849::cases),
    ("hdu1850", hdu1850::cases),
    ("hdu1851", hdu1851::cases),
    ("hdu1907", hdu1907::cases),
    ("hdu2149", hdu2149::cases),
    ("hdu2174", hdu2174::cases),
    ("hdu2176", hdu2176::cases),
    ("hdu2177", hdu2177::cases),
    ("hdu2486", hdu2486::cases),
    ("hdu2509", hdu2509::cases),
    ("hdu2516", hdu2516::cases),
    ("hdu2873", hdu2873::cases),
    ("hdu2897", hdu2897::cases),
    ("hdu3032", hdu3032::cases),
    ("hdu3094", hdu3094::cases),
    ("hdu3389", hdu3389::cases),
    ("hdu3404", hdu3404::cases),
    ("hdu3537", hdu3537::cases),
    ("hdu3951", hdu3951::cases),
    ("hdu3980", hdu3980::cases),
    ("hdu4111", hdu4111::cases),
    ("hdu4155", hdu4155::cases),
    ("hdu4315", hdu4315::cases),
    ("hdu4388", hdu4388::cases),
    ("hdu4642", hdu4642::cases),
    ("hdu4664", hdu4664::cases),
    ("hdu4764", hdu4764::cases),
    ("hdu5299", hdu5299::cases),
    ("hdu5512", hdu5512::cases),
    ("hdu5724", hdu5724::cases),
    ("hdu5754", hdu5754::cases),
    ("hdu5795", hdu5795::cases),
    ("hdu5963", hdu5963::cases),
    ("hdu5973", hdu5973::cases),
    ("loj10241", loj10241::cases),
    ("loj10242", loj10242::cases),
    ("loj10243", loj10243::cases),
    ("loj10244", loj10244::cases),
    ("loj10245", loj10245::cases),
    ("loj10246", loj10246::cases),
    ("luogu10506", luogu10506::cases),
    ("luogu1247", luogu1247::cases),
    ("luogu1290", luogu1290::cases),
    ("luogu13114", luogu13114::cases),
    ("luogu13392", luogu13392::cases),
    ("luogu1971", luogu1971::cases),
    ("luogu2148", luogu2148::cases),
    ("luogu2197", luogu2197::cases),
    ("luogu2490", luogu2490::cases),
    ("luogu2594", luogu2594::cases),
    ("luogu2599", luogu2599::cases),
    ("luogu3179", luogu3179::cases),
    ("luogu3185", luogu3185::cases),
    ("luogu3235", luogu3235::cases),
    ("luogu3480", luogu3480::cases),
    ("luogu4018", luogu4018::cases),
    ("luogu4055", luogu4055::cases),
    ("luogu4101", luogu4101::cases),
    ("luogu4136", luogu4136::cases),
    ("luogu4617", luogu4617::cases),
    ("luogu5363", luogu5363::cases),
    ("luogu5387", luogu5387::cases),
    ("luogu5675", luogu5675::cases),
    ("luogu5970", luogu5970::cases),
    ("luogu6560", luogu6560::cases),
    ("luogu6665", luogu6665::cases),
    ("luogu6791", luogu6791::cases),
    ("luogu7589", luogu7589::cases),
    ("luogu7864", luogu7864::cases),
    ("luogu8347", luogu8347::cases),
    ("matgame", matgame::cases),
    ("nimproduct64", nimproduct64::cases),
    ("poj1704", poj1704::cases),
    ("poj1740", poj1740::cases),
    ("poj2068", poj2068::cases),
    ("poj2234", poj2234::cases),
    ("poj2311", poj2311::cases),
    ("poj2368", poj2368::cases),
    ("poj2484", poj2484::cases),
    ("poj2599", poj2599::cases),
    ("poj3537", poj3537::cases),
    ("poj3710", poj3710::cases),
    ("towerbreakers3", towerbreakers3::cases),
    ("typical90ae", typical90ae::cases),
];
