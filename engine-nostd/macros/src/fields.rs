//! `fields!`.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Attribute, Ident, LitInt, LitStr, Result, Token, Type, Visibility, braced, parenthesized};

use crate::moves::derives;

mod keyword {
    syn::custom_keyword!(fix);
    syn::custom_keyword!(position);
    syn::custom_keyword!(shown);
}

/// A list of fields.
pub(crate) struct FieldsInput {
    attrs: Vec<Attribute>,
    vis: Visibility,
    name: Ident,
    list: Vec<FieldLine>,
    position: Option<Position>,
}

/// A field, or a family of fields whose names differ in an index.
struct FieldLine {
    attrs: Vec<Attribute>,
    number: LitInt,
    pattern: LitStr,
    variant: Ident,
    /// Whether each seat has it.
    seat: bool,
    /// The types of the indices after the seat.
    index: Vec<Type>,
    values: Values,
    fix: Option<Option<LitStr>>,
}

/// What the values of a field are.
enum Values {
    /// Those of a type.
    Of(Box<Type>),
    /// Something that is only shown, in this format.
    Shown(LitStr),
}

/// The fields that make up a position.
struct Position {
    name: Ident,
    variants: Vec<Ident>,
}

impl Parse for FieldsInput {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let attrs = input.call(Attribute::parse_outer)?;
        let vis = input.parse()?;
        input.parse::<Token![enum]>()?;
        let name = input.parse()?;
        let lines;
        braced!(lines in input);
        let list: Vec<FieldLine> = Punctuated::<FieldLine, Token![;]>::parse_terminated(&lines)?.into_iter().collect();
        for (place, field) in list.iter().enumerate() {
            let number = field.number.base10_parse::<u8>()?;
            for other in &list[..place] {
                if other.number.base10_parse::<u8>()? >= number {
                    return Err(syn::Error::new(field.number.span(), "numbers grow: a new field comes last"));
                }
            }
        }
        let position = if input.peek(keyword::position) {
            input.parse::<keyword::position>()?;
            let name = input.parse()?;
            let names;
            braced!(names in input);
            let variants = Punctuated::<Ident, Token![,]>::parse_terminated(&names)?.into_iter().collect();
            Some(Position { name, variants })
        } else {
            None
        };
        Ok(Self { attrs, vis, name, list, position })
    }
}

impl Parse for FieldLine {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let attrs = input.call(Attribute::parse_outer)?;
        let number = input.parse()?;
        let pattern: LitStr = input.parse()?;
        input.parse::<Token![=>]>()?;
        let variant = input.parse()?;
        let mut index = Vec::new();
        if input.peek(syn::token::Paren) {
            let types;
            parenthesized!(types in input);
            index = Punctuated::<Type, Token![,]>::parse_terminated(&types)?.into_iter().collect();
        }
        let seat = matches!(index.first(), Some(Type::Path(path)) if path.path.is_ident("Seat"));
        if seat {
            index.remove(0);
        }
        if index.len() != pattern.value().matches("{}").count() || index.len() > 2 {
            return Err(syn::Error::new(pattern.span(), "as many `{}` as indices, and two at most"));
        }
        input.parse::<Token![:]>()?;
        let values = if input.peek(keyword::shown) {
            input.parse::<keyword::shown>()?;
            Values::Shown(input.parse()?)
        } else {
            Values::Of(Box::new(input.parse()?))
        };
        let fix = if input.peek(Token![,]) {
            input.parse::<Token![,]>()?;
            input.parse::<keyword::fix>()?;
            Some(if input.peek(LitStr) { Some(input.parse()?) } else { None })
        } else {
            None
        };
        Ok(Self { attrs, number, pattern, variant, seat, index, values, fix })
    }
}

impl FieldLine {
    fn spec(&self) -> TokenStream {
        let Self { number, pattern, seat, index, fix, .. } = self;
        let shape = match &self.values {
            Values::Of(ty) => quote!(<#ty as ::engine_nostd::arg::Arg>::SHAPE),
            Values::Shown(form) => quote!(::engine_nostd::shape::Shape::Shown(#form)),
        };
        let fix = fix.is_some();
        quote! {
            ::engine_nostd::field::FieldSpec {
                number: #number,
                pattern: #pattern,
                index: &[#(<#index as ::engine_nostd::field::FieldIndex>::INDEX),*],
                seat: #seat,
                shape: #shape,
                fix: #fix,
            }
        }
    }

    /// Returns the names of the indices in the generated code.
    fn indices(&self) -> Vec<Ident> {
        (0..self.index.len()).map(|place| format_ident!("index_{place}")).collect()
    }

    /// Returns the variant with its indices, and a value after them if there is one.
    fn value(&self, value: Option<TokenStream>) -> TokenStream {
        let variant = &self.variant;
        let seat = self.seat.then(|| quote!(seat));
        let indices = self.indices().into_iter().map(|index| quote!(#index));
        let all: Vec<TokenStream> = seat.into_iter().chain(indices).chain(value).collect();
        if all.is_empty() { quote!(#variant) } else { quote!(#variant(#(#all),*)) }
    }

    fn declared(&self, value: Option<&Type>) -> TokenStream {
        let (attrs, variant, index) = (&self.attrs, &self.variant, &self.index);
        let doc = format!("The field `{}`.", self.pattern.value());
        let doc = attrs.is_empty().then(|| quote!(#[doc = #doc]));
        let seat = self.seat.then(|| quote!(::engine_nostd::Seat));
        let all: Vec<TokenStream> =
            seat.into_iter().chain(index.iter().map(|ty| quote!(#ty))).chain(value.map(|ty| quote!(#ty))).collect();
        if all.is_empty() { quote!(#doc #(#attrs)* #variant) } else { quote!(#doc #(#attrs)* #variant(#(#all),*)) }
    }

    /// Returns the code that reads the indices of a field.
    fn reads(&self) -> TokenStream {
        let gets = self.indices().into_iter().zip(&self.index).enumerate().map(|(place, (name, ty))| {
            quote!(let #name = <#ty as ::engine_nostd::field::FieldIndex>::from_byte(id.index[#place])?;)
        });
        quote!(#(#gets)*)
    }

    fn whose(&self) -> TokenStream {
        if self.seat { quote!(Some(seat)) } else { quote!(None) }
    }

    /// Returns the match arm that finds the field of an id.
    fn reading_arm(&self) -> TokenStream {
        let (number, whose, reads, value) = (&self.number, self.whose(), self.reads(), self.value(None));
        quote!((#number, #whose) => { #reads Self::#value })
    }

    fn id_arm(&self) -> TokenStream {
        let (number, whose, value) = (&self.number, self.whose(), self.value(None));
        let mut bytes: Vec<TokenStream> = self
            .indices()
            .into_iter()
            .map(|index| quote!(::engine_nostd::field::FieldIndex::to_byte(#index)))
            .collect();
        bytes.resize(2, quote!(0));
        quote!(Self::#value => (#whose, ::engine_nostd::field::FieldId { field: #number, index: [#(#bytes),*] }))
    }

    /// Returns the match arm that reads a field with its value.
    fn value_arm(&self, ty: &Type) -> TokenStream {
        let (number, whose, reads) = (&self.number, self.whose(), self.reads());
        let value = self.value(Some(quote!(<#ty as ::engine_nostd::arg::Arg>::get(&fix.value)?)));
        quote!((#number, #whose) => { #reads Self::#value })
    }
}

/// Makes an enum of fields with their values, and the code that reads it.
fn with_values(vis: &Visibility, name: &Ident, doc: &str, fields: &[(&FieldLine, &Type)]) -> TokenStream {
    let derives = derives_without_copy();
    let variants = fields.iter().map(|(field, ty)| field.declared(Some(ty)));
    let arms = fields.iter().map(|(field, ty)| field.value_arm(ty));
    quote! {
        #[doc = #doc]
        #derives
        #vis enum #name { #(#variants),* }

        impl ::engine_nostd::field::Entered for #name {
            fn read(fix: &::engine_nostd::field::Fix) -> Option<Self> {
                let id = fix.id;
                Some(match (id.field, fix.seat) {
                    #(#arms)*
                    _ => return None,
                })
            }
        }
    }
}

fn derives_without_copy() -> TokenStream {
    quote!(#[derive(Clone, Debug, PartialEq, Eq)])
}

pub(crate) fn expand(fields: &FieldsInput) -> TokenStream {
    let FieldsInput { attrs, vis, name, list, position } = fields;
    let derives = derives();
    let variants = list.iter().map(|field| field.declared(None));
    let specs = list.iter().map(FieldLine::spec);
    let from_id = list.iter().map(FieldLine::reading_arm);
    let to_id = list.iter().map(FieldLine::id_arm);
    let typed = |field: &'_ FieldLine| match &field.values {
        Values::Of(ty) => Some(Type::clone(ty)),
        Values::Shown(_) => None,
    };
    let fixable: Vec<(&FieldLine, Type)> =
        list.iter().filter(|field| field.fix.is_some()).filter_map(|field| Some((field, typed(field)?))).collect();
    let borrowed: Vec<(&FieldLine, &Type)> = fixable.iter().map(|(field, ty)| (*field, ty)).collect();
    let corrections =
        with_values(vis, &format_ident!("Correction"), "A field with the value that the table says it has.", &borrowed);
    let names: Vec<_> = fixable.iter().map(|(field, _)| &field.variant).collect();
    let docs = fixable.iter().map(|(field, _)| {
        let (attrs, doc) = (&field.attrs, format!("The field `{}`.", field.pattern.value()));
        if attrs.is_empty() { quote!(#[doc = #doc]) } else { quote!(#(#attrs)*) }
    });
    let numbers = fixable.iter().map(|(field, _)| &field.number);
    let families =
        fixable.iter().map(|(field, _)| field.fix.as_ref().and_then(Option::as_ref).unwrap_or(&field.pattern));
    let position = position.as_ref().map(|Position { name: laid, variants }| {
        let find = |variant: &Ident| list.iter().find(|field| field.variant == *variant);
        let missing = variants.iter().find(|variant| find(variant).and_then(typed).is_none());
        if let Some(missing) = missing {
            return syn::Error::new(missing.span(), "no field of that name has a value").to_compile_error();
        }
        let chosen: Vec<(&FieldLine, Type)> = variants
            .iter()
            .filter_map(|variant| find(variant).and_then(|field| Some((field, typed(field)?))))
            .collect();
        let numbers = chosen.iter().map(|(field, _)| &field.number);
        let borrowed: Vec<(&FieldLine, &Type)> = chosen.iter().map(|(field, ty)| (*field, ty)).collect();
        let laid_out = with_values(vis, laid, "A field of a position with its value.", &borrowed);
        quote! {
            #laid_out

            impl #laid {
                /// The numbers of the fields of a position, in the order of a record.
                #vis const ORDER: &'static [u8] = &[#(#numbers),*];
            }
        }
    });
    quote! {
        #(#attrs)*
        #derives
        #vis enum #name { #(#variants),* }

        impl ::engine_nostd::field::Fields for #name {
            const TABLE: &'static [::engine_nostd::field::FieldSpec] = &[#(#specs),*];

            fn from_id(seat: Option<::engine_nostd::Seat>, id: ::engine_nostd::field::FieldId) -> Option<Self> {
                Some(match (id.field, seat) {
                    #(#from_id)*
                    _ => return None,
                })
            }

            fn id(self) -> (Option<::engine_nostd::Seat>, ::engine_nostd::field::FieldId) {
                match self { #(#to_id),* }
            }
        }

        #corrections

        /// A field that can be corrected, or a family of such fields.
        #derives
        #vis enum Fixable { #(#docs #names),* }

        impl ::engine_nostd::Listed for Fixable {
            const ALL: &'static [Self] = &[#(Self::#names),*];
            const WORDS: &'static [&'static str] = &[#(#families),*];

            fn index(self) -> usize {
                self as usize
            }
        }

        impl ::engine_nostd::field::Fixables for Fixable {
            fn from_number(number: u8) -> Option<Self> {
                Some(match number {
                    #(#numbers => Self::#names,)*
                    _ => return None,
                })
            }
        }

        #position
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(list: &str) -> String {
        match syn::parse_str::<FieldsInput>(list) {
            Ok(_) => panic!("{list}: is a list of fields"),
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn a_name_has_a_place_for_every_index() {
        let told = "as many `{}` as indices, and two at most";
        assert_eq!(refused("pub enum Field { 1 \"level\" => Level(Seat, Track): Upto<6>; }"), told);
        assert_eq!(refused("pub enum Field { 1 \"{}-level\" => Level(Seat): Upto<6>; }"), told);
    }

    #[test]
    fn a_number_is_never_given_twice() {
        let twice = "pub enum Field { 1 \"pile\" => Pile: Upto<6>; 1 \"hand\" => Hand(Seat): Upto<3>; }";
        assert_eq!(refused(twice), "numbers grow: a new field comes last");
    }

    #[test]
    fn only_what_can_be_corrected_is_a_correction() {
        let fields = "pub enum Field { 1 \"pile\" => Pile: Upto<6>, fix; 2 \"hand\" => Hand(Seat): Upto<3>; }";
        let made = expand(&syn::parse_str(fields).unwrap()).to_string();
        let corrections = made.split("enum Correction").nth(1).unwrap().split("impl").next().unwrap();
        assert!(corrections.contains("Pile") && !corrections.contains("Hand"), "{corrections}");
    }
}
