import { createHash } from 'node:crypto';
import { calls, operatorCalls, seamlessCalls } from '@livery/contracts';
import { everything } from '@livery/test-config';
import fc from 'fast-check';

/** Requests that all rows of all tables get together, at least: some before each merge, and more with `npm test -- --all`. */
const REQUESTS = everything() ? 20_000 : 1_500;
/** Calls of players, vendors and operators. */
const ROWS = Object.keys(calls).length + Object.keys(seamlessCalls).length + Object.keys(operatorCalls).length;
const RUNS_OF_ROW = Math.ceil(REQUESTS / ROWS);

/** Where a row's run begins: the same requests each time, so that a failure comes again, and others for each row. */
const seedOf = (row: string): number => createHash('sha256').update(row).digest().readInt32BE();

/** Checks requests of the row of that name; a failure is reported with its seed and the smallest request that fails. */
export async function fuzz<Request>(row: string, requests: fc.Arbitrary<Request>, check: (request: Request) => Promise<void>): Promise<void> {
  await fc.assert(fc.asyncProperty(requests, check), { numRuns: RUNS_OF_ROW, seed: seedOf(row) });
}

/** An address of its own for each request, in both families: the limits by address are not what is tested here. */
export function freshAddresses(): () => string {
  let sent = 0;
  return () => {
    sent += 1;
    return sent % 2 === 0 ? `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}` : `2001:db8:${sent.toString(16)}::1`;
  };
}
