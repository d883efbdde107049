//! `refusals!`.

use proc_macro2::TokenStream;
use quote::quote;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Attribute, Expr, Ident, LitStr, Result, Token, Type, Visibility, braced, parenthesized};

use crate::moves::derives;

mod keyword {
    syn::custom_keyword!(full);
    syn::custom_keyword!(light);
    syn::custom_keyword!(pad);
    syn::custom_keyword!(setup);
}

/// A list of refusals.
pub(crate) struct RefusalsInput {
    attrs: Vec<Attribute>,
    vis: Visibility,
    name: Ident,
    list: Vec<RefusalLine>,
}

/// The depths of a game that have a refusal; none of them has one that only a set-up can get.
#[derive(Clone, Copy, Default)]
struct Depths {
    full: bool,
    light: bool,
    pad: bool,
}

/// A refusal.
struct RefusalLine {
    attrs: Vec<Attribute>,
    /// Which depths have it.
    of: Depths,
    id: LitStr,
    variant: Ident,
    about: Option<Type>,
    numbers: Vec<RefusalNumber>,
}

/// A number of a refusal: how much there is, or how much it takes.
struct RefusalNumber {
    name: Ident,
    /// Its value, if it is always the same.
    fixed: Option<Expr>,
}

impl Parse for RefusalsInput {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let attrs = input.call(Attribute::parse_outer)?;
        let vis = input.parse()?;
        input.parse::<Token![enum]>()?;
        let name = input.parse()?;
        let list;
        braced!(list in input);
        let list = Punctuated::<RefusalLine, Token![,]>::parse_terminated(&list)?.into_iter().collect();
        Ok(Self { attrs, vis, name, list })
    }
}

impl Parse for RefusalLine {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let attrs = input.call(Attribute::parse_outer)?;
        let mut of = Depths::default();
        let mut given = false;
        loop {
            if input.peek(keyword::full) {
                input.parse::<keyword::full>()?;
                of.full = true;
            } else if input.peek(keyword::light) {
                input.parse::<keyword::light>()?;
                of.light = true;
            } else if input.peek(keyword::pad) {
                input.parse::<keyword::pad>()?;
                of.pad = true;
            } else if input.peek(keyword::setup) {
                input.parse::<keyword::setup>()?;
            } else {
                break;
            }
            given = true;
        }
        // Without a word it is one of the full game alone.
        of.full |= !given;
        let id = input.parse()?;
        input.parse::<Token![:]>()?;
        let variant: Ident = input.parse()?;
        let about = if input.peek(syn::token::Paren) {
            let ty;
            parenthesized!(ty in input);
            Some(ty.parse()?)
        } else {
            None
        };
        let mut numbers = Vec::new();
        if input.peek(syn::token::Brace) {
            let list;
            braced!(list in input);
            numbers = Punctuated::<RefusalNumber, Token![,]>::parse_terminated(&list)?.into_iter().collect();
            if numbers.len() != 2 {
                return Err(syn::Error::new(variant.span(), "two numbers: what there is, and what it takes"));
            }
        }
        Ok(Self { attrs, of, id, variant, about, numbers })
    }
}

impl Parse for RefusalNumber {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let name = input.parse()?;
        let fixed = if input.peek(Token![=]) {
            input.parse::<Token![=]>()?;
            Some(input.parse()?)
        } else {
            None
        };
        Ok(Self { name, fixed })
    }
}

impl RefusalLine {
    fn kept(&self) -> impl Iterator<Item = &Ident> {
        self.numbers.iter().filter(|number| number.fixed.is_none()).map(|number| &number.name)
    }

    fn variant(&self) -> TokenStream {
        let Self { attrs, variant, about, .. } = self;
        let numbers: Vec<TokenStream> = self
            .kept()
            .map(|name| {
                quote! {
                    /// A number that the message can name.
                    #name: u8
                }
            })
            .collect();
        match (about, numbers.is_empty()) {
            (None, true) => quote!(#(#attrs)* #variant),
            (Some(ty), true) => quote!(#(#attrs)* #variant(#ty)),
            (None, false) => quote!(#(#attrs)* #variant { #(#numbers),* }),
            (Some(ty), false) => quote! {
                #(#attrs)* #variant {
                    /// What it is about.
                    about: #ty,
                    #(#numbers),*
                }
            },
        }
    }

    fn any(&self) -> TokenStream {
        let variant = &self.variant;
        match (self.about.is_some(), self.kept().next().is_some()) {
            (false, false) => quote!(Self::#variant),
            (true, false) => quote!(Self::#variant(..)),
            (_, true) => quote!(Self::#variant { .. }),
        }
    }

    fn numbers_arm(&self) -> TokenStream {
        let (variant, any) = (&self.variant, self.any());
        let [has, needs] = self.numbers.as_slice() else { return quote!(#any => None) };
        let kept: Vec<_> = self.kept().collect();
        let pattern = if kept.is_empty() { any } else { quote!(Self::#variant { #(#kept,)* .. }) };
        let value = |number: &RefusalNumber| match (&number.fixed, &number.name) {
            (Some(fixed), _) => quote!(#fixed),
            (None, name) => quote!(#name),
        };
        let (has, needs) = (value(has), value(needs));
        quote!(#pattern => Some((#has, #needs)))
    }

    fn about_arm(&self) -> TokenStream {
        let (variant, any) = (&self.variant, self.any());
        match (self.about.is_some(), self.kept().next().is_some()) {
            (false, _) => quote!(#any => None),
            (true, false) => quote!(Self::#variant(about) => Some(about.into())),
            (true, true) => quote!(Self::#variant { about, .. } => Some(about.into())),
        }
    }
}

pub(crate) fn expand(refusals: &RefusalsInput) -> TokenStream {
    let RefusalsInput { attrs, vis, name, list } = refusals;
    let derives = derives();
    let variants = list.iter().map(RefusalLine::variant);
    let ids =
        |wanted: fn(&Depths) -> bool| list.iter().filter(move |refusal| wanted(&refusal.of)).map(|refusal| &refusal.id);
    let (full, light, pad) = (ids(|of| of.full), ids(|of| of.light), ids(|of| of.pad));
    let id_arms = list.iter().map(|refusal| {
        let (any, id) = (refusal.any(), &refusal.id);
        quote!(#any => #id)
    });
    let numbers = list.iter().map(RefusalLine::numbers_arm);
    let about = list.iter().map(RefusalLine::about_arm);
    quote! {
        #(#attrs)*
        #derives
        #vis enum #name { #(#variants),* }

        impl #name {
            /// The ids of a fully tracked game.
            pub const IDS: &'static [&'static str] = &[#(#full),*];
            /// The ids of a light game.
            pub const LIGHT_IDS: &'static [&'static str] = &[#(#light),*];
            /// The ids of the score pad.
            pub const PAD_IDS: &'static [&'static str] = &[#(#pad),*];

            /// Returns its stable id.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { #(#id_arms),* }
            }

            /// Returns what there is and what it takes, if the rule counts something.
            #[must_use]
            pub const fn numbers(self) -> Option<(u8, u8)> {
                match self { #(#numbers),* }
            }

            /// Returns what the message is about, such as a kind of tile.
            #[must_use]
            pub fn topic(self) -> Option<::engine_nostd::Topic> {
                match self { #(#about),* }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_has_two_numbers_or_none() {
        let one = "pub enum Refusal { \"too-few\": TooFew { has } }";
        let Err(error) = syn::parse_str::<RefusalsInput>(one) else { panic!("one number is enough") };
        assert_eq!(error.to_string(), "two numbers: what there is, and what it takes");
    }

    #[test]
    fn an_id_is_listed_where_it_is_said() {
        let list = "pub enum Refusal { \"a\": A, pad \"b\": B, full light pad \"c\": C }";
        let made = expand(&syn::parse_str(list).unwrap()).to_string();
        assert!(made.contains("IDS : & 'static [& 'static str] = & [\"a\" , \"c\"]"), "{made}");
        assert!(made.contains("PAD_IDS : & 'static [& 'static str] = & [\"b\" , \"c\"]"), "{made}");
    }
}
