//! Packs the texts that stand in the sources of device-nostd, at the speed of a program: the compiler's own evaluation of
//! constants would take minutes for all of them.

use packing::{HEAD, LANGUAGES, LONGEST, Packed};
use proc_macro::TokenStream;
use proc_macro2::Literal;
use quote::quote;
use syn::punctuated::Punctuated;
use syn::{LitStr, Token, parse_macro_input};

/// Room for the longest text in every language, packed: a letter takes four bytes at most.
const ROOM: usize = HEAD + LANGUAGES.len() * LONGEST * 4;

/// Packs a text: the languages in their order, or what all of them say.
///
/// ```text
/// pack!("Sow", "Zaaien", "Säen", "Semer")
/// pack!("OK")
/// ```
///
/// Makes a reference to the bytes.
#[proc_macro]
pub fn pack(input: TokenStream) -> TokenStream {
    let texts = parse_macro_input!(input with Punctuated::<LitStr, Token![,]>::parse_terminated);
    let texts: Vec<String> = texts.iter().map(LitStr::value).collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let packed = Packed::<ROOM>::of(&texts);
    let bytes = Literal::byte_string(packed.bytes());
    quote!(#bytes).into()
}
