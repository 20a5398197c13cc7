import { initialCalls } from '@livery/contracts';
import type { CallName, CallSpec } from '@livery/contracts';

type CallTable = Readonly<Partial<Record<CallName, CallSpec>>>;

const first: CallTable = initialCalls;
let all: Readonly<Record<CallName, CallSpec>> | undefined;

/** Loads the specs of all calls; rejects where the network fails. */
export async function loadCallTable(): Promise<Readonly<Record<CallName, CallSpec>>> {
  return (all ??= (await import('./all-calls.ts')).calls);
}

/** The spec of a call, where it is loaded. */
export function loadedCallSpec(name: string): CallSpec | undefined {
  return (first as Readonly<Record<string, CallSpec>>)[name] ?? (all as Readonly<Record<string, CallSpec>> | undefined)?.[name];
}

/** The spec of a call: at once where it is loaded; else loaded with all others, which rejects where the network fails. */
export function loadCallSpec(name: CallName): CallSpec | Promise<CallSpec> {
  return loadedCallSpec(name) ?? loadCallTable().then((table) => table[name]);
}
