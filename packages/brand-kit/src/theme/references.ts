import { parseColour, toHex } from '../colour/colour.ts';
import type { Primitives } from './theme.ts';

const REFERENCE = /\{([\w-]+)\.([\w-]+)(?:\/(\d{1,3}))?\}/g;

/** A reference to a primitive inside a token's value: `{ink.900}` or `{ink.900/60}`. */
export interface TokenReference {
  readonly text: string;
  readonly ramp: string;
  readonly step: string;
  /** Opacity in percent; 100 when not stated. */
  readonly percent: number;
}

/** Every reference in a value, in order. */
export function referencesIn(value: string): TokenReference[] {
  return [...value.matchAll(REFERENCE)].map(([text, ramp = '', step = '', percent]) => ({
    text,
    ramp,
    step,
    percent: percent === undefined ? 100 : Number(percent),
  }));
}

/** The primitive a reference names, as written; undefined when there is none. */
export function primitiveOf(reference: TokenReference, primitives: Primitives): string | undefined {
  const ramp = Object.hasOwn(primitives, reference.ramp) ? primitives[reference.ramp] : undefined;
  return ramp !== undefined && Object.hasOwn(ramp, reference.step) ? ramp[reference.step] : undefined;
}

/**
 * Puts colours in the place of references; the rest of the value stays as it is.
 *
 * @throws Error for a reference to no primitive, or a primitive that is no colour: the brand check finds both first.
 */
export function resolveReferences(value: string, primitives: Primitives): string {
  return value.replace(REFERENCE, (text, ramp: string, step: string, percent?: string) => {
    const reference = { text, ramp, step, percent: percent === undefined ? 100 : Number(percent) };
    const colour = parseColour(primitiveOf(reference, primitives) ?? '');
    if (colour === undefined) throw new Error(`${text} names no colour of this brand.`);
    return toHex({ ...colour, alpha: colour.alpha * (reference.percent / 100) });
  });
}
