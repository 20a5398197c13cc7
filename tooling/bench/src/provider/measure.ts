import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { median, type Figure, type Limit } from '../figures/figure.ts';

const program = fileURLToPath(new URL('./provider-program.ts', import.meta.url));

/**
 * Measures logins of one merchant while the provider of another merchant's human check hangs, against logins without that.
 *
 * @param rounds of fifty logins, each with and without
 */
export async function measureProvider(limit: Limit, rounds: number): Promise<Figure[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, String(rounds)]);
  const { without, beside } = JSON.parse(stdout) as { without: number[]; beside: number[] };
  const ratios = beside.map((took, round) => took / (without[round] ?? Number.NaN));
  return [
    { what: 'logins of a merchant while the provider of another hangs, to those without, 95 of 100', value: median(ratios), unit: 'ratio', limit },
    { what: '95 of 100 of 50 logins at once, without', value: median(without), unit: 'ms' },
  ];
}
