import { firstCalls } from '@livery/contracts';
import type { CallName, CallSpec } from '@livery/contracts';

type Rows = Readonly<Partial<Record<CallName, CallSpec>>>;

const first: Rows = firstCalls;
let all: Readonly<Record<CallName, CallSpec>> | undefined;

/** Fetches all rows; rejects where the network breaks. */
export async function fetchTable(): Promise<Readonly<Record<CallName, CallSpec>>> {
  return (all ??= (await import('./all-calls.ts')).calls);
}

/** The row of a call, where it has been fetched. */
export function rowAtHand(name: string): CallSpec | undefined {
  return (first as Readonly<Record<string, CallSpec>>)[name] ?? (all as Readonly<Record<string, CallSpec>> | undefined)?.[name];
}

/** The row of a call: at once where it is there; else fetched with all others, which rejects where the network breaks. */
export function rowOf(name: CallName): CallSpec | Promise<CallSpec> {
  return rowAtHand(name) ?? fetchTable().then((table) => table[name]);
}
