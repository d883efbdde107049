//! `moves!`.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Attribute, Expr, Ident, LitInt, LitStr, Result, Token, Type, Visibility, braced};

/// A list of moves.
pub(crate) struct MovesInput {
    attrs: Vec<Attribute>,
    vis: Visibility,
    name: Ident,
    phase: Type,
    kinds: Vec<MoveLine>,
}

/// A kind of move.
struct MoveLine {
    attrs: Vec<Attribute>,
    number: LitInt,
    word: LitStr,
    /// The phases in which it is allowed; empty for all of them.
    phases: Vec<Ident>,
    variant: Ident,
    params: Vec<ParamInput>,
}

/// A parameter of a move.
struct ParamInput {
    named: bool,
    name: Ident,
    ty: Type,
    default: Option<Expr>,
}

impl Parse for MovesInput {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let attrs = input.call(Attribute::parse_outer)?;
        let vis = input.parse()?;
        input.parse::<Token![enum]>()?;
        let name = input.parse()?;
        input.parse::<Token![in]>()?;
        let phase = input.parse()?;
        let list;
        braced!(list in input);
        let kinds: Vec<MoveLine> = Punctuated::<MoveLine, Token![,]>::parse_terminated(&list)?.into_iter().collect();
        for (place, kind) in kinds.iter().enumerate() {
            let number = kind.number.base10_parse::<u8>()?;
            for other in &kinds[..place] {
                if other.number.base10_parse::<u8>()? >= number {
                    return Err(syn::Error::new(kind.number.span(), "numbers grow: a new move comes last"));
                }
            }
        }
        Ok(Self { attrs, vis, name, phase, kinds })
    }
}

impl Parse for MoveLine {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let attrs = input.call(Attribute::parse_outer)?;
        let number = input.parse()?;
        let word: LitStr = input.parse()?;
        if !input.peek(Token![in]) {
            return Err(syn::Error::new(word.span(), "say in which phases the move belongs: `in Phase` or `in any`"));
        }
        input.parse::<Token![in]>()?;
        let phases: Vec<Ident> = Punctuated::<Ident, Token![|]>::parse_separated_nonempty(input)?.into_iter().collect();
        let phases = if phases.iter().any(|phase| phase == "any") { Vec::new() } else { phases };
        input.parse::<Token![=>]>()?;
        let variant = input.parse()?;
        let params = if input.peek(syn::token::Brace) {
            let list;
            braced!(list in input);
            Punctuated::<ParamInput, Token![,]>::parse_terminated(&list)?.into_iter().collect()
        } else {
            Vec::new()
        };
        Ok(Self { attrs, number, word, phases, variant, params })
    }
}

impl Parse for ParamInput {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let first: Ident = input.parse()?;
        let named = first == "named" && input.peek(Ident);
        let name = if named { input.parse()? } else { first };
        input.parse::<Token![:]>()?;
        let ty = input.parse()?;
        let default = if input.peek(Token![=]) {
            input.parse::<Token![=]>()?;
            Some(input.parse()?)
        } else {
            None
        };
        Ok(Self { named, name, ty, default })
    }
}

impl ParamInput {
    /// Returns whether each seat has a part of it, which is asked separately.
    fn is_by_seat(&self) -> bool {
        matches!(&self.ty, Type::Path(path) if path.path.segments.last().is_some_and(|last| last.ident == "BySeat"))
    }

    fn spec(&self) -> TokenStream {
        let (name, ty, named) = (self.name.to_string().replace('_', "-"), &self.ty, self.named);
        let default = match &self.default {
            Some(default) => quote!(Some(#default)),
            None => quote!(<#ty as ::engine_nostd::arg::Arg>::DEFAULT),
        };
        quote! {
            ::engine_nostd::verb::ParamSpec {
                name: #name,
                shape: <#ty as ::engine_nostd::arg::Arg>::SHAPE,
                default: #default,
                nullable: <#ty as ::engine_nostd::arg::Arg>::NULLABLE,
                named: #named || <#ty as ::engine_nostd::arg::Arg>::NAMED,
            }
        }
    }
}

impl MoveLine {
    /// Returns the name of a parameter among all parameters: the name of the move and its own.
    fn param_name(&self, param: &ParamInput) -> Ident {
        let camel: String = param
            .name
            .to_string()
            .split('_')
            .map(|part| {
                part.chars().take(1).flat_map(char::to_uppercase).chain(part.chars().skip(1)).collect::<String>()
            })
            .collect();
        format_ident!("{}{}", self.variant, camel)
    }

    fn variant(&self) -> TokenStream {
        let (attrs, variant) = (&self.attrs, &self.variant);
        if self.params.is_empty() {
            return quote!(#(#attrs)* #variant);
        }
        let fields = self.params.iter().map(|ParamInput { name, ty, .. }| {
            let doc = format!("The parameter `{name}`.");
            quote!(#[doc = #doc] #name: #ty)
        });
        quote!(#(#attrs)* #variant { #(#fields),* })
    }

    /// Returns the pattern that binds all parameters, if there are any.
    fn pattern(&self) -> TokenStream {
        let (variant, names) = (&self.variant, self.params.iter().map(|param| &param.name));
        if self.params.is_empty() { quote!(#variant) } else { quote!(#variant { #(#names),* }) }
    }

    fn writing_arm(&self) -> TokenStream {
        let (number, pattern) = (&self.number, self.pattern());
        let puts = self.params.iter().enumerate().map(|(place, ParamInput { name, .. })| {
            let offset = self.offset(place);
            quote!(::engine_nostd::arg::Arg::put(#name, raw.place_mut(#offset));)
        });
        quote! {
            Self::#pattern => {
                raw.verb = #number;
                #(#puts)*
            }
        }
    }

    fn reading_arm(&self) -> TokenStream {
        let (number, pattern) = (&self.number, self.pattern());
        let gets = (0..self.params.len()).map(|place| self.get(place));
        quote!(#number => { #(#gets)* Some(Self::#pattern) })
    }

    /// Returns where the bytes of a parameter begin: a constant, so that nothing walks over them at run time.
    fn offset(&self, place: usize) -> TokenStream {
        let widths =
            self.params[..place].iter().map(|ParamInput { ty, .. }| quote!(<#ty as ::engine_nostd::arg::Arg>::WIDTH));
        quote!(const { 0 #(+ #widths)* })
    }

    /// Returns the code that reads a parameter.
    fn get(&self, place: usize) -> TokenStream {
        let (ParamInput { name, ty, .. }, offset) = (&self.params[place], self.offset(place));
        quote!(let #name = <#ty as ::engine_nostd::arg::Arg>::get(raw.place(#offset))?;)
    }

    fn questions(&self) -> impl Iterator<Item = TokenStream> + '_ {
        self.params.iter().enumerate().map(|(place, param)| {
            let name = self.param_name(param);
            let doc = format!("Asks for the parameter `{}` of `{}`.", param.name, self.word.value());
            let before = self.params[..place].iter().map(|ParamInput { name, ty, .. }| {
                let doc = format!("What was answered for `{name}`.");
                quote!(#[doc = #doc] #name: #ty)
            });
            let whose = param.is_by_seat().then(|| {
                quote! {
                    /// Whose part of it is asked for.
                    whose: ::engine_nostd::Seat
                }
            });
            let fields: Vec<TokenStream> = before.chain(whose).collect();
            if fields.is_empty() { quote!(#[doc = #doc] #name) } else { quote!(#[doc = #doc] #name { #(#fields),* }) }
        })
    }

    /// Returns the match arm that finds the question at a slot.
    fn question_arm(&self) -> TokenStream {
        let number = &self.number;
        if self.params.is_empty() {
            return quote!();
        }
        let mut before = Vec::<&Ident>::new();
        let mut steps = Vec::new();
        for (place, param) in self.params.iter().enumerate() {
            let name = self.param_name(param);
            let whose = param.is_by_seat().then(|| quote!(whose: ::engine_nostd::Seat::new(slot)?));
            let fields: Vec<TokenStream> = before.iter().map(|name| quote!(#name)).chain(whose).collect();
            let question =
                if fields.is_empty() { quote!(Question::#name) } else { quote!(Question::#name { #(#fields),* }) };
            let parts = if param.is_by_seat() { quote!(::engine_nostd::MAX_SEATS) } else { quote!(1) };
            steps.push(quote! {
                if slot < #parts {
                    return Some(#question);
                }
            });
            if place + 1 < self.params.len() {
                let get = self.get(place);
                steps.push(quote! { slot -= #parts; #get });
            }
            before.push(&param.name);
        }
        let walk = quote!(#(#steps)*);
        let mutable = (self.params.len() > 1).then(|| quote!(mut));
        quote!(#number => { let #mutable slot = slot; #walk None })
    }
}

/// Returns the derives of every enum that a list makes.
pub(crate) fn derives() -> TokenStream {
    quote! {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "defmt", derive(defmt::Format))]
    }
}

pub(crate) fn expand(moves: &MovesInput) -> TokenStream {
    let MovesInput { attrs, vis, name, phase, kinds } = moves;
    let derives = derives();
    let variants = kinds.iter().map(MoveLine::variant);
    let names: Vec<_> = kinds.iter().map(|kind| &kind.variant).collect();
    let kind_docs = kinds.iter().map(|MoveLine { attrs, .. }| quote!(#(#attrs)*));
    let words = kinds.iter().map(|kind| &kind.word);
    let numbers = kinds.iter().map(|kind| &kind.number);
    let verbs = kinds.iter().map(|kind| {
        let (number, word, params) = (&kind.number, &kind.word, kind.params.iter().map(ParamInput::spec));
        quote!(::engine_nostd::verb::Verb { id: #number, word: #word, params: &[#(#params),*] })
    });
    let in_phase = kinds.iter().map(|MoveLine { variant, phases, .. }| match phases.as_slice() {
        [] => quote!(Self::#variant => true),
        phases => quote!(Self::#variant => matches!(phase, #(#phase::#phases)|*)),
    });
    let kind_of = kinds.iter().map(|MoveLine { variant, params, .. }| {
        if params.is_empty() {
            quote!(Self::#variant => MoveKind::#variant)
        } else {
            quote!(Self::#variant { .. } => MoveKind::#variant)
        }
    });
    let to_raw = kinds.iter().map(MoveLine::writing_arm);
    let from_raw = kinds.iter().map(MoveLine::reading_arm);
    let params: Vec<(Ident, TokenStream, TokenStream, usize)> = kinds
        .iter()
        .flat_map(|kind| {
            let variant = &kind.variant;
            kind.params.iter().enumerate().map(move |(place, param)| {
                let doc = format!("The parameter `{}` of `{}`.", param.name, kind.word.value());
                (kind.param_name(param), quote!(#[doc = #doc]), quote!(MoveKind::#variant), place)
            })
        })
        .collect();
    let param_names: Vec<_> = params.iter().map(|(name, ..)| name).collect();
    let param_docs = params.iter().map(|(_, doc, ..)| doc);
    let param_kinds = params.iter().map(|(_, _, kind, _)| kind);
    let param_places = params.iter().map(|(_, _, _, place)| place);
    let param_values = kinds.iter().flat_map(|kind| {
        kind.params.iter().map(|param| {
            let name = kind.param_name(param);
            let has_fields = param.is_by_seat() || kind.params.first().is_some_and(|first| first.name != param.name);
            if has_fields { quote!(Self::#name { .. } => Param::#name) } else { quote!(Self::#name => Param::#name) }
        })
    });
    let questions = kinds.iter().flat_map(MoveLine::questions);
    let question_at = kinds.iter().map(MoveLine::question_arm);
    // An enum without values cannot be matched by reference.
    let value = if params.is_empty() { quote!(*self) } else { quote!(self) };
    let raw = if params.is_empty() { quote!(_) } else { quote!(raw) };
    let slot = if params.is_empty() { quote!(_) } else { quote!(slot) };
    let question_body =
        if params.is_empty() { quote!(None) } else { quote!(match raw.verb { #(#question_at)* _ => None }) };
    quote! {
        #(#attrs)*
        #derives
        #vis enum #name { #(#variants),* }

        /// A kind of move, without its parameters.
        #derives
        #vis enum MoveKind { #(#kind_docs #names),* }

        impl ::engine_nostd::Listed for MoveKind {
            const ALL: &'static [Self] = &[#(Self::#names),*];
            const WORDS: &'static [&'static str] = &[#(#words),*];

            fn index(self) -> usize {
                self as usize
            }
        }

        impl ::engine_nostd::verb::MoveKinds for MoveKind {
            type Phase = #phase;

            fn verb(self) -> &'static ::engine_nostd::verb::Verb {
                &<#name as ::engine_nostd::verb::Moves>::VERBS[self as usize]
            }

            fn from_number(number: u8) -> Option<Self> {
                match number {
                    #(#numbers => Some(Self::#names),)*
                    _ => None,
                }
            }

            fn belongs_in(self, phase: #phase) -> bool {
                match self { #(#in_phase),* }
            }
        }

        /// A parameter of a kind of move.
        #derives
        #vis enum Param { #(#param_docs #param_names),* }

        impl ::engine_nostd::verb::Params for Param {
            type MoveKind = MoveKind;

            const ALL: &'static [Self] = &[#(Self::#param_names),*];

            fn kind(self) -> MoveKind {
                match self { #(Self::#param_names => #param_kinds),* }
            }

            fn place(self) -> usize {
                match self { #(Self::#param_names => #param_places),* }
            }
        }

        /// A question for a parameter, with the answers that were given before.
        #derives
        #vis enum Question { #(#questions),* }

        impl ::engine_nostd::verb::Questions for Question {
            type Param = Param;

            fn param(&self) -> Param {
                match #value { #(#param_values),* }
            }
        }

        impl ::engine_nostd::verb::Moves for #name {
            type MoveKind = MoveKind;
            type Param = Param;
            type Question = Question;

            const VERBS: &'static [::engine_nostd::verb::Verb] = &[#(#verbs),*];

            fn kind(&self) -> MoveKind {
                match self { #(#kind_of),* }
            }

            fn to_raw(self) -> ::engine_nostd::verb::Raw {
                // One for all kinds: each would be built and moved on its own.
                let mut raw = ::engine_nostd::verb::Raw { verb: 0, args: [0; ::engine_nostd::verb::ARGS] };
                match self { #(#to_raw)* }
                raw
            }

            fn from_raw(raw: &::engine_nostd::verb::Raw) -> Option<Self> {
                match raw.verb {
                    #(#from_raw)*
                    _ => None,
                }
            }

            fn question(#raw: &::engine_nostd::verb::Raw, #slot: usize) -> Option<Question> {
                #question_body
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(list: &str) -> String {
        match syn::parse_str::<MovesInput>(&format!("pub enum Move in Phase {{ {list} }}")) {
            Ok(_) => panic!("{list}: is a list of moves"),
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn a_move_without_a_phase_is_told() {
        assert_eq!(refused("1 \"sow\" => Sow,"), "say in which phases the move belongs: `in Phase` or `in any`");
    }

    #[test]
    fn a_number_is_never_given_twice() {
        let twice = "1 \"sow\" in Sow => Sow, 1 \"draw\" in Draw => Draw,";
        assert_eq!(refused(twice), "numbers grow: a new move comes last");
    }

    #[test]
    fn a_question_carries_the_answers_before_it() {
        let moves = "pub enum Move in Phase { 1 \"sow\" in Sow => Sow { kind: Crop, end: End } }";
        let made = expand(&syn::parse_str(moves).unwrap()).to_string();
        assert!(made.contains("SowEnd { # [doc = \"What was answered for `kind`.\"] kind : Crop }"), "{made}");
    }
}
