//! The page `which`.
