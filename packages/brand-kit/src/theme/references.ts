import { parseColour, toHex } from '../colour/colour.ts';
import type { Primitives } from './theme.ts';

const REFERENCE = /\{([\w-]+)\.([\w-]+)(?:\/(\d{1,3}))?\}/g;
const ONE_REFERENCE = new RegExp(`^${REFERENCE.source}$`);
/** What is left of braces once the references are taken out: a pair of them, or one alone. */
const BRACES = /\{[^{}]*\}|\{[^\s,(){}]*|\}/g;

/** A reference to a primitive in a token's value: `{ink.900}` or `{ink.900/60}`. */
export interface TokenReference {
  readonly text: string;
  readonly ramp: string;
  readonly step: string;
  /** Opacity in percent; 100 if omitted. */
  readonly percent: number;
}

/** Returns all references of a value, in order. */
export function referencesIn(value: string): TokenReference[] {
  // Most values of a theme's base have none.
  if (!value.includes('{')) return [];
  return [...value.matchAll(REFERENCE)].map(([text, ramp = '', step = '', percent]) => ({
    text,
    ramp,
    step,
    percent: percent === undefined ? 100 : Number(percent),
  }));
}

/** Returns what a value has in braces that is no reference, such as `{ink}` or `{ink 900}`: it would be left in the style sheet. */
export function wrongReferencesIn(value: string): string[] {
  if (isReference(value) || !/[{}]/.test(value)) return [];
  return [...value.replace(REFERENCE, ' ').matchAll(BRACES)].map(([text]) => text);
}

/** Whether a value is one reference and nothing else. */
export function isReference(value: string): boolean {
  return ONE_REFERENCE.test(value);
}

/** Returns the primitive that a reference names, unparsed; undefined if it does not exist. */
export function primitiveOf(reference: TokenReference, primitives: Primitives): string | undefined {
  const ramp = Object.hasOwn(primitives, reference.ramp) ? primitives[reference.ramp] : undefined;
  return ramp !== undefined && Object.hasOwn(ramp, reference.step) ? ramp[reference.step] : undefined;
}

/**
 * Replaces references by colours and keeps the rest of the value.
 *
 * @throws Error for an unknown primitive or an invalid colour; the brand check reports both.
 */
export function resolveReferences(value: string, primitives: Primitives): string {
  return value.replace(REFERENCE, (text, ramp: string, step: string, percent?: string) => {
    const reference = { text, ramp, step, percent: percent === undefined ? 100 : Number(percent) };
    const colour = parseColour(primitiveOf(reference, primitives) ?? '');
    if (colour === undefined) throw new Error(`${text} names no colour of this brand.`);
    return toHex({ ...colour, alpha: colour.alpha * (reference.percent / 100) });
  });
}
