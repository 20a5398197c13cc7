import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { median, type Figure, type Limit } from '../figures/figure.ts';

const program = fileURLToPath(new URL('./cashier-program.ts', import.meta.url));

/** Measures deposits that are credited by their provider's callbacks against bare postings, in the same turns. */
export async function measureCashier(limit: Limit, { deposits, turns }: { readonly deposits: number; readonly turns: number }): Promise<Figure[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, String(deposits), String(turns)]);
  const { bare, credited } = JSON.parse(stdout) as { bare: number[]; credited: number[] };
  const ratios = credited.map((rate, turn) => rate / (bare[turn] ?? Number.NaN));
  return [
    { what: 'deposits credited by callbacks, to postings one by one', value: median(ratios), unit: 'ratio', limit },
    { what: 'deposits credited by callbacks', value: median(credited), unit: 'perSecond' },
  ];
}
