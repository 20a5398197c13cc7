import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Figure, Limit } from '../figures/figure.ts';

/** Figures of `scale-program.ts`: 95th percentiles in milliseconds, by what was measured. */
export interface ScaleFigures {
  readonly times: Readonly<Record<string, number>>;
  /** Rows that contradict each other in ledger and totals, before and after. */
  readonly drift: number;
  /** Seconds that generating took, 0 where it was done before, and the size of the database in gigabytes. */
  readonly filling: number;
  readonly gigabytes: number;
}

const program = fileURLToPath(new URL('./scale-program.ts', import.meta.url));

/**
 * Measures reads that grow with members and bets, on a generated database in a separate process.
 *
 * @param members members to generate, with twenty bets each
 * @param database a PostgreSQL database of its own in place of a temporary server: filled where it is empty, and kept
 * @throws when PostgreSQL is not found
 */
export async function measureScale(limit: Limit, members: number, database?: string): Promise<Figure[]> {
  const bets = members * 20;
  const { stdout } = await promisify(execFile)(process.execPath, [program, String(members), String(bets), ...(database === undefined ? [] : [database])], { maxBuffer: 1 << 24 });
  const { times, drift, filling, gigabytes } = JSON.parse(stdout) as ScaleFigures;
  const size = `${members.toLocaleString('en')} members, ${bets.toLocaleString('en')} bets`;
  return [
    ...Object.entries(times).map(([what, value]): Figure => ({ what: `${what}, 95 of 100`, value, unit: 'ms', limit })),
    { what: `${size}: ledger and totals add up`, holds: drift === 0 },
    { what: `${size}: generating them`, value: filling, unit: 's' },
    { what: `${size}: the database`, text: `${gigabytes.toFixed(1)} GB` },
  ];
}
