//! The generators in the folders of the problems, by `cargo xtask sync`.

#[path = "abc172f/generators/cases.rs"]
mod abc172f;
#[path = "abc206f/generators/cases.rs"]
mod abc206f;
#[path = "abc209e/generators/cases.rs"]
mod abc209e;
#[path = "abc212h/generators/cases.rs"]
mod abc212h;
#[path = "abc255g/generators/cases.rs"]
mod abc255g;
#[path = "abc278f/generators/cases.rs"]
mod abc278f;
#[path = "abc297g/generators/cases.rs"]
mod abc297g;
#[path = "abc368f/generators/cases.rs"]
mod abc368f;
#[path = "agc002e/generators/cases.rs"]
mod agc002e;
#[path = "agc010d/generators/cases.rs"]
mod agc010d;
#[path = "agc010f/generators/cases.rs"]
mod agc010f;
#[path = "agc016f/generators/cases.rs"]
mod agc016f;
#[path = "agc017d/generators/cases.rs"]
mod agc017d;
#[path = "agc033c/generators/cases.rs"]
mod agc033c;
#[path = "agc064c/generators/cases.rs"]
mod agc064c;
#[path = "arc064d/generators/cases.rs"]
mod arc064d;
#[path = "arc087e/generators/cases.rs"]
mod arc087e;
#[path = "arc091f/generators/cases.rs"]
mod arc091f;
#[path = "arc105d/generators/cases.rs"]
mod arc105d;
#[path = "arc105e/generators/cases.rs"]
mod arc105e;
#[path = "arc131c/generators/cases.rs"]
mod arc131c;
#[path = "arc134e/generators/cases.rs"]
mod arc134e;
#[path = "arc137c/generators/cases.rs"]
mod arc137c;
#[path = "arc144f/generators/cases.rs"]
mod arc144f;
#[path = "arc151c/generators/cases.rs"]
mod arc151c;
#[path = "arc155d/generators/cases.rs"]
mod arc155d;
#[path = "arc163e/generators/cases.rs"]
mod arc163e;
#[path = "arc168b/generators/cases.rs"]
mod arc168b;
#[path = "bachetsgame/generators/cases.rs"]
mod bachetsgame;
#[path = "cf1033c/generators/cases.rs"]
mod cf1033c;
#[path = "cf1037g/generators/cases.rs"]
mod cf1037g;
#[path = "cf1091h/generators/cases.rs"]
mod cf1091h;
#[path = "cf1149e/generators/cases.rs"]
mod cf1149e;
#[path = "cf1190b/generators/cases.rs"]
mod cf1190b;
#[path = "cf1190c/generators/cases.rs"]
mod cf1190c;
#[path = "cf1312f/generators/cases.rs"]
mod cf1312f;
#[path = "cf1363c/generators/cases.rs"]
mod cf1363c;
#[path = "cf1370c/generators/cases.rs"]
mod cf1370c;
#[path = "cf138d/generators/cases.rs"]
mod cf138d;
#[path = "cf1451d/generators/cases.rs"]
mod cf1451d;
#[path = "cf1451f/generators/cases.rs"]
mod cf1451f;
#[path = "cf1458e/generators/cases.rs"]
mod cf1458e;
#[path = "cf1498f/generators/cases.rs"]
mod cf1498f;
#[path = "cf1585g/generators/cases.rs"]
mod cf1585g;
#[path = "cf1704f/generators/cases.rs"]
mod cf1704f;
#[path = "cf1823e/generators/cases.rs"]
mod cf1823e;
#[path = "cf1906g/generators/cases.rs"]
mod cf1906g;
#[path = "cf1965a/generators/cases.rs"]
mod cf1965a;
#[path = "cf1991h/generators/cases.rs"]
mod cf1991h;
#[path = "cf2004e/generators/cases.rs"]
mod cf2004e;
#[path = "cf2005e1/generators/cases.rs"]
mod cf2005e1;
#[path = "cf2027e1/generators/cases.rs"]
mod cf2027e1;
#[path = "cf2032f/generators/cases.rs"]
mod cf2032f;
#[path = "cf2043f/generators/cases.rs"]
mod cf2043f;
#[path = "cf2045f/generators/cases.rs"]
mod cf2045f;
#[path = "cf276b/generators/cases.rs"]
mod cf276b;
#[path = "cf305e/generators/cases.rs"]
mod cf305e;
#[path = "cf317d/generators/cases.rs"]
mod cf317d;
#[path = "cf455b/generators/cases.rs"]
mod cf455b;
#[path = "cf494e/generators/cases.rs"]
mod cf494e;
#[path = "cf603c/generators/cases.rs"]
mod cf603c;
#[path = "cf812e/generators/cases.rs"]
mod cf812e;
#[path = "cf850c/generators/cases.rs"]
mod cf850c;
#[path = "chessboardagain/generators/cases.rs"]
mod chessboardagain;
#[path = "cses1099/generators/cases.rs"]
mod cses1099;
#[path = "cses1729/generators/cases.rs"]
mod cses1729;
#[path = "cses2207/generators/cases.rs"]
mod cses2207;
#[path = "cses2208/generators/cases.rs"]
mod cses2208;
#[path = "digitssquareboard/generators/cases.rs"]
mod digitssquareboard;
#[path = "dpk/generators/cases.rs"]
mod dpk;
#[path = "euclidsgame/generators/cases.rs"]
mod euclidsgame;
#[path = "ferguson/generators/cases.rs"]
mod ferguson;
#[path = "gym101908b/generators/cases.rs"]
mod gym101908b;
#[path = "hdu1079/generators/cases.rs"]
mod hdu1079;
#[path = "hdu1404/generators/cases.rs"]
mod hdu1404;
#[path = "hdu1517/generators/cases.rs"]
mod hdu1517;
#[path = "hdu1524/generators/cases.rs"]
mod hdu1524;
#[path = "hdu1527/generators/cases.rs"]
mod hdu1527;
#[path = "hdu1536/generators/cases.rs"]
mod hdu1536;
#[path = "hdu1564/generators/cases.rs"]
mod hdu1564;
#[path = "hdu1729/generators/cases.rs"]
mod hdu1729;
#[path = "hdu1730/generators/cases.rs"]
mod hdu1730;
#[path = "hdu1760/generators/cases.rs"]
mod hdu1760;
#[path = "hdu1846/generators/cases.rs"]
mod hdu1846;
#[path = "hdu1847/generators/cases.rs"]
mod hdu1847;
#[path = "hdu1848/generators/cases.rs"]
mod hdu1848;
#[path = "hdu1849/generators/cases.rs"]
mod hdu1849;
#[path = "hdu1850/generators/cases.rs"]
mod hdu1850;
#[path = "hdu1851/generators/cases.rs"]
mod hdu1851;
#[path = "hdu1907/generators/cases.rs"]
mod hdu1907;
#[path = "hdu2149/generators/cases.rs"]
mod hdu2149;
#[path = "hdu2174/generators/cases.rs"]
mod hdu2174;
#[path = "hdu2176/generators/cases.rs"]
mod hdu2176;
#[path = "hdu2177/generators/cases.rs"]
mod hdu2177;
#[path = "hdu2486/generators/cases.rs"]
mod hdu2486;
#[path = "hdu2509/generators/cases.rs"]
mod hdu2509;
#[path = "hdu2516/generators/cases.rs"]
mod hdu2516;
#[path = "hdu2873/generators/cases.rs"]
mod hdu2873;
#[path = "hdu2897/generators/cases.rs"]
mod hdu2897;
#[path = "hdu3032/generators/cases.rs"]
mod hdu3032;
#[path = "hdu3094/generators/cases.rs"]
mod hdu3094;
#[path = "hdu3389/generators/cases.rs"]
mod hdu3389;
#[path = "hdu3404/generators/cases.rs"]
mod hdu3404;
#[path = "hdu3537/generators/cases.rs"]
mod hdu3537;
#[path = "hdu3980/generators/cases.rs"]
mod hdu3980;
#[path = "hdu4111/generators/cases.rs"]
mod hdu4111;
#[path = "hdu4155/generators/cases.rs"]
mod hdu4155;
#[path = "hdu4315/generators/cases.rs"]
mod hdu4315;
#[path = "hdu4642/generators/cases.rs"]
mod hdu4642;
#[path = "hdu4664/generators/cases.rs"]
mod hdu4664;
#[path = "hdu4764/generators/cases.rs"]
mod hdu4764;
#[path = "hdu5299/generators/cases.rs"]
mod hdu5299;
#[path = "hdu5512/generators/cases.rs"]
mod hdu5512;
#[path = "hdu5724/generators/cases.rs"]
mod hdu5724;
#[path = "hdu5754/generators/cases.rs"]
mod hdu5754;
#[path = "hdu5963/generators/cases.rs"]
mod hdu5963;
#[path = "hdu5973/generators/cases.rs"]
mod hdu5973;
#[path = "hdu5996/generators/cases.rs"]
mod hdu5996;
#[path = "loj10243/generators/cases.rs"]
mod loj10243;
#[path = "loj10244/generators/cases.rs"]
mod loj10244;
#[path = "loj10245/generators/cases.rs"]
mod loj10245;
#[path = "loj10246/generators/cases.rs"]
mod loj10246;
#[path = "luogu10187/generators/cases.rs"]
mod luogu10187;
#[path = "luogu10506/generators/cases.rs"]
mod luogu10506;
#[path = "luogu11077/generators/cases.rs"]
mod luogu11077;
#[path = "luogu1290/generators/cases.rs"]
mod luogu1290;
#[path = "luogu13114/generators/cases.rs"]
mod luogu13114;
#[path = "luogu13392/generators/cases.rs"]
mod luogu13392;
#[path = "luogu1971/generators/cases.rs"]
mod luogu1971;
#[path = "luogu2148/generators/cases.rs"]
mod luogu2148;
#[path = "luogu2197/generators/cases.rs"]
mod luogu2197;
#[path = "luogu2490/generators/cases.rs"]
mod luogu2490;
#[path = "luogu2594/generators/cases.rs"]
mod luogu2594;
#[path = "luogu2599/generators/cases.rs"]
mod luogu2599;
#[path = "luogu3179/generators/cases.rs"]
mod luogu3179;
#[path = "luogu3185/generators/cases.rs"]
mod luogu3185;
#[path = "luogu3235/generators/cases.rs"]
mod luogu3235;
#[path = "luogu3480/generators/cases.rs"]
mod luogu3480;
#[path = "luogu4055/generators/cases.rs"]
mod luogu4055;
#[path = "luogu4077/generators/cases.rs"]
mod luogu4077;
#[path = "luogu4101/generators/cases.rs"]
mod luogu4101;
#[path = "luogu4136/generators/cases.rs"]
mod luogu4136;
#[path = "luogu4301/generators/cases.rs"]
mod luogu4301;
#[path = "luogu4617/generators/cases.rs"]
mod luogu4617;
#[path = "luogu5363/generators/cases.rs"]
mod luogu5363;
#[path = "luogu5652/generators/cases.rs"]
mod luogu5652;
#[path = "luogu5970/generators/cases.rs"]
mod luogu5970;
#[path = "luogu6560/generators/cases.rs"]
mod luogu6560;
#[path = "luogu6665/generators/cases.rs"]
mod luogu6665;
#[path = "luogu6791/generators/cases.rs"]
mod luogu6791;
#[path = "luogu7864/generators/cases.rs"]
mod luogu7864;
#[path = "luogu8347/generators/cases.rs"]
mod luogu8347;
#[path = "matgame/generators/cases.rs"]
mod matgame;
#[path = "nimproduct64/generators/cases.rs"]
mod nimproduct64;
#[path = "poj1704/generators/cases.rs"]
mod poj1704;
#[path = "poj1740/generators/cases.rs"]
mod poj1740;
#[path = "poj2068/generators/cases.rs"]
mod poj2068;
#[path = "poj2234/generators/cases.rs"]
mod poj2234;
#[path = "poj2311/generators/cases.rs"]
mod poj2311;
#[path = "poj2484/generators/cases.rs"]
mod poj2484;
#[path = "poj2599/generators/cases.rs"]
mod poj2599;
#[path = "poj3710/generators/cases.rs"]
mod poj3710;
#[path = "towerbreakers3/generators/cases.rs"]
mod towerbreakers3;

/// By the ids of the problems.
pub const GENERATORS: &[(&str, crate::data::Generator)] = &[
    ("abc172f", abc172f::cases),
    ("abc206f", abc206f::cases),
    ("abc209e", abc209e::cases),
    ("abc212h", abc212h::cases),
    ("abc255g", abc255g::cases),
    ("abc278f", abc278f::cases),
    ("abc297g", abc297g::cases),
    ("abc368f", abc368f::cases),
    ("agc002e", agc002e::cases),
    ("agc010d", agc010d::cases),
    ("agc010f", agc010f::cases),
    ("agc016f", agc016f::cases),
    ("agc017d", agc017d::cases),
    ("agc033c", agc033c::cases),
    ("agc064c", agc064c::cases),
    ("arc064d", arc064d::cases),
    ("arc087e", arc087e::cases),
    ("arc091f", arc091f::cases),
    ("arc105d", arc105d::cases),
    ("arc105e", arc105e::cases),
    ("arc131c", arc131c::cases),
    ("arc134e", arc134e::cases),
    ("arc137c", arc137c::cases),
    ("arc144f", arc144f::cases),
    ("arc151c", arc151c::cases),
    ("arc155d", arc155d::cases),
    ("arc163e", arc163e::cases),
    ("arc168b", arc168b::cases),
    ("bachetsgame", bachetsgame::cases),
    ("cf1033c", cf1033c::cases),
    ("cf1037g", cf1037g::cases),
    ("cf1091h", cf1091h::cases),
    ("cf1149e", cf1149e::cases),
    ("cf1190b", cf1190b::cases),
    ("cf1190c", cf1190c::cases),
    ("cf1312f", cf1312f::cases),
    ("cf1363c", cf1363c::cases),
    ("cf1370c", cf1370c::cases),
    ("cf138d", cf138d::cases),
    ("cf1451d", cf1451d::cases),
    ("cf1451f", cf1451f::cases),
    ("cf1458e", cf1458e::cases),
    ("cf1498f", cf1498f::cases),
    ("cf1585g", cf1585g::cases),
    ("cf1704f", cf1704f::cases),
    ("cf1823e", cf1823e::cases),
    ("cf1906g", cf1906g::cases),
    ("cf1965a", cf1965a::cases),
    ("cf1991h", cf1991h::cases),
    ("cf2004e", cf2004e::cases),
    ("cf2005e1", cf2005e1::cases),
    ("cf2027e1", cf2027e1::cases),
    ("cf2032f", cf2032f::cases),
    ("cf2043f", cf2043f::cases),
    ("cf2045f", cf2045f::cases),
    ("cf276b", cf276b::cases),
    ("cf305e", cf305e::cases),
    ("cf317d", cf317d::cases),
    ("cf455b", cf455b::cases),
    ("cf494e", cf494e::cases),
    ("cf603c", cf603c::cases),
    ("cf812e", cf812e::cases),
    ("cf850c", cf850c::cases),
    ("chessboardagain", chessboardagain::cases),
    ("cses1099", cses1099::cases),
    ("cses1729", cses1729::cases),
    ("cses2207", cses2207::cases),
    ("cses2208", cses2208::cases),
    ("digitssquareboard", digitssquareboard::cases),
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
    ("hdu3980", hdu3980::cases),
    ("hdu4111", hdu4111::cases),
    ("hdu4155", hdu4155::cases),
    ("hdu4315", hdu4315::cases),
    ("hdu4642", hdu4642::cases),
    ("hdu4664", hdu4664::cases),
    ("hdu4764", hdu4764::cases),
    ("hdu5299", hdu5299::cases),
    ("hdu5512", hdu5512::cases),
    ("hdu5724", hdu5724::cases),
    ("hdu5754", hdu5754::cases),
    ("hdu5963", hdu5963::cases),
    ("hdu5973", hdu5973::cases),
    ("hdu5996", hdu5996::cases),
    ("loj10243", loj10243::cases),
    ("loj10244", loj10244::cases),
    ("loj10245", loj10245::cases),
    ("loj10246", loj10246::cases),
    ("luogu10187", luogu10187::cases),
    ("luogu10506", luogu10506::cases),
    ("luogu11077", luogu11077::cases),
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
    ("luogu4055", luogu4055::cases),
    ("luogu4077", luogu4077::cases),
    ("luogu4101", luogu4101::cases),
    ("luogu4136", luogu4136::cases),
    ("luogu4301", luogu4301::cases),
    ("luogu4617", luogu4617::cases),
    ("luogu5363", luogu5363::cases),
    ("luogu5652", luogu5652::cases),
    ("luogu5970", luogu5970::cases),
    ("luogu6560", luogu6560::cases),
    ("luogu6665", luogu6665::cases),
    ("luogu6791", luogu6791::cases),
    ("luogu7864", luogu7864::cases),
    ("luogu8347", luogu8347::cases),
    ("matgame", matgame::cases),
    ("nimproduct64", nimproduct64::cases),
    ("poj1704", poj1704::cases),
    ("poj1740", poj1740::cases),
    ("poj2068", poj2068::cases),
    ("poj2234", poj2234::cases),
    ("poj2311", poj2311::cases),
    ("poj2484", poj2484::cases),
    ("poj2599", poj2599::cases),
    ("poj3710", poj3710::cases),
    ("towerbreakers3", towerbreakers3::cases),
];
