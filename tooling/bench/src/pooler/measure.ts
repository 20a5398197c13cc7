import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { median, type Figure, type Limit } from '../figures/figure.ts';

const program = fileURLToPath(new URL('./pooler-program.ts', import.meta.url));

/** Measures transfers through PgBouncer in transaction mode against those straight to PostgreSQL, in the same turns. */
export async function measurePooler(limit: Limit, { seconds, turns }: { readonly seconds: number; readonly turns: number }): Promise<Figure[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, String(seconds), String(turns)]);
  const { direct, pooled } = JSON.parse(stdout) as { direct: number[]; pooled: number[] };
  const ratios = pooled.map((rate, turn) => rate / (direct[turn] ?? Number.NaN));
  return [
    { what: 'transfers through PgBouncer in transaction mode, to those without', value: median(ratios), unit: 'ratio', limit },
    { what: 'transfers without PgBouncer', value: median(direct), unit: 'perSecond' },
  ];
}
