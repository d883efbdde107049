//! Light screens.
