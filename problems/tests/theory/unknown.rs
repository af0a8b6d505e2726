//! The page `unknown`.
