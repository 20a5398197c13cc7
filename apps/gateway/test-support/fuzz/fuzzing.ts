import { everything } from '@livery/test-config';
import fc from 'fast-check';

/** Calls that all fuzzed tables get together: some before each merge, those of acceptance with `npm test -- --all`. */
const CALLS = everything() ? 20_000 : 1_500;
/** Rows of the tables of players', vendors' and operators' calls together; a table's own test counts its rows. */
const ROWS = 120;

/** Requests of one row of a table. */
export const RUNS_OF_ROW = Math.ceil(CALLS / ROWS);

/** Where a run begins: the same requests each time, so that a failure comes again. */
const SEED = 20_260_101;

/** Checks requests of one row; a failure is reported with its seed and the smallest request that fails. */
export async function fuzz<Request>(requests: fc.Arbitrary<Request>, check: (request: Request) => Promise<void>): Promise<void> {
  await fc.assert(fc.asyncProperty(requests, check), { numRuns: RUNS_OF_ROW, seed: SEED });
}

/** An address of its own for each request, in both families: the limits by address are not what is tested here. */
export function freshAddresses(): () => string {
  let sent = 0;
  return () => {
    sent += 1;
    return sent % 2 === 0 ? `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}` : `2001:db8:${sent.toString(16)}::1`;
  };
}
