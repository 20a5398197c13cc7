import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Figure, Limit } from '../figures/figure.ts';

/** Figures of `records-program.ts`: 95th percentiles in milliseconds, and how many seconds it took to count all by hours. */
export interface RecordsFigures {
  readonly firstPage: number;
  readonly firstPageOfYear: number;
  readonly rareKind: number;
  readonly monthTotals: number;
  readonly yearTotals: number;
  readonly counting: number;
}

const program = fileURLToPath(new URL('./records-program.ts', import.meta.url));

/**
 * Measures the account record of a member with very many movements, in a separate process.
 *
 * @param movements how many, within a year
 * @param turns repetitions of each request
 * @throws when PostgreSQL is not found
 */
export async function measureRecords(limits: { readonly page: Limit; readonly totals: Limit }, movements: number, turns: number): Promise<Figure[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, String(movements), String(turns)]);
  const { firstPage, firstPageOfYear, rareKind, monthTotals, yearTotals, counting } = JSON.parse(stdout) as RecordsFigures;
  return [
    { what: `account record of ${movements} movements in a year: first page of 31 days, 95 of 100`, value: firstPage, unit: 'ms', limit: limits.page },
    { what: 'first page of the year, 95 of 100', value: firstPageOfYear, unit: 'ms', limit: limits.page },
    { what: 'first page of a kind that one movement in 10000 is of, 95 of 100', value: rareKind, unit: 'ms' },
    { what: 'totals of 31 days, 95 of 100', value: monthTotals, unit: 'ms' },
    { what: 'totals of the year, 95 of 100', value: yearTotals, unit: 'ms', limit: limits.totals },
    { what: 'counting all of them by hours, once', value: counting, unit: 's' },
  ];
}
