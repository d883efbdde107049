// How a reader writes numbers and dates in a language: English is written in more than one way, and so are others.

export const localeOf = (lang) => navigator.languages.find((language) => language.startsWith(lang)) ?? lang;
