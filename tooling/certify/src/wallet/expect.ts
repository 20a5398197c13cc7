import { isDeepStrictEqual } from 'node:util';

const show = (value: unknown): string => JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? inner.toString() : inner));

/** Throws what a person can read where the two differ. */
export function expectSame(what: string, got: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(got, wanted)) throw new Error(`${what}: expected ${show(wanted)}, got ${show(got)}`);
}
