import type { Settled } from '@livery/contracts';

const WHOLE = /^-?\d+n$/;

/** A result as the database keeps it: JSON has no whole numbers of 64 bits, so they are texts with an n behind. */
export const storedResult = (result: Settled, activeTurnover?: bigint): string => JSON.stringify({ ...result, activeTurnover }, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));

/** A result of what the database keeps. */
export function readResult(stored: unknown): { readonly result: Settled; readonly activeTurnover: bigint | undefined } {
  const read = (value: unknown): unknown => {
    if (typeof value === 'string' && WHOLE.test(value)) return BigInt(value.slice(0, -1));
    if (Array.isArray(value)) return value.map(read);
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).map(([name, part]: [string, unknown]) => [name, read(part)])) : value;
  };
  const { activeTurnover, ...result } = read(stored) as Settled & { readonly activeTurnover?: bigint };
  return { result, activeTurnover };
}
