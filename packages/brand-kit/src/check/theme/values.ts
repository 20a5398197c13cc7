import { isReference } from '../../theme/references.ts';
import type { TokenKind } from '../../theme/token-tree.ts';

const LENGTH = /^(?:0|-?(?:\d+\.)?\d+(?:px|rem|em|ch|vw|vh|dvh|svh|lh|%)|(?:calc|clamp|min|max)\(.+\))$/;
const FILTER = /^(?:none|(?:(?:blur|saturate|brightness|contrast|hue-rotate)\([^()]+\)\s*)+)$/;
const EASING = /^(?:linear|ease|ease-in|ease-out|ease-in-out|(?:cubic-bezier|linear|steps)\(.+\))$/;
/** A family in quotes, or as words of any letters that CSS reads without: one such as `Source Sans 3` would make it ignore the whole list. */
const FAMILY = /^(?:"[^"\\]+"|'[^'\\]+'|-?[\p{L}_][\p{L}\p{M}\p{N}_-]*(?: +-?[\p{L}_][\p{L}\p{M}\p{N}_-]*)*)$/u;
const LITERAL_COLOUR =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\(|\b(?:white|black|red|green|blue|yellow|orange|purple|pink|gr[ae]y|silver|gold|navy|teal|aqua|cyan|magenta|lime|maroon|olive|brown|coral|violet|indigo)\b/i;

const forms: Readonly<Record<TokenKind, { readonly test: (value: string) => boolean; readonly expected: string }>> = {
  color: { test: (value) => isReference(value), expected: 'one reference to a primitive, such as {ink.900} or {ink.900/60}' },
  gradient: { test: (value) => /(?:linear|radial|conic)-gradient\(.+\)/.test(value), expected: 'a CSS gradient' },
  shadow: { test: (value) => value === 'none' || /-?\d/.test(value), expected: 'a CSS shadow, or none' },
  length: { test: (value) => LENGTH.test(value), expected: 'a CSS length' },
  number: { test: (value) => /^-?(?:\d+\.)?\d+$/.test(value), expected: 'a number' },
  family: { test: (value) => value.split(',').every((family) => FAMILY.test(family.trim())), expected: 'font families with commas between, each in quotes of its own, such as "Reef Narrow", sans-serif' },
  duration: { test: (value) => /^(?:\d+\.)?\d+m?s$/.test(value), expected: 'a duration in ms or s' },
  easing: { test: (value) => EASING.test(value), expected: 'a CSS easing function' },
  filter: { test: (value) => FILTER.test(value), expected: 'CSS filter functions, or none' },
};

/** Describes the values of a kind, which are texts. */
export function formOf(kind: TokenKind): string {
  return `a text with ${forms[kind].expected}`;
}

/** Returns the expected form of a token's value; undefined when the value has it. */
export function wrongForm(kind: TokenKind, value: string): string | undefined {
  return forms[kind].test(value) ? undefined : forms[kind].expected;
}

/** The widest page, in rem: in windows of 88rem and more the side menu stands beside it, which is 2.75rem wide. */
const WIDEST_PAGE = 82;

/** Returns what a token is expected to be where its value has the right form and is too large; undefined otherwise. */
export function tooLarge(token: string, value: string): string | undefined {
  if (token !== 'size.container') return undefined;
  const [, amount, unit] = /^([\d.]+)(rem|px)$/.exec(value) ?? [];
  return amount !== undefined && Number(amount) / (unit === 'px' ? 16 : 1) > WIDEST_PAGE ? `at most ${WIDEST_PAGE}rem, beside which the side menu has room` : undefined;
}

/** Returns the first literal colour of a value (`#fff`, `rgb(…)`, `white`), or undefined. */
export function literalColour(value: string): string | undefined {
  return LITERAL_COLOUR.exec(value.replace(/\{[^}]*\}/g, ''))?.[0];
}
