import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@livery/brand-build';
import type { Figure, Limit } from '../figures/figure.ts';

/** Budgets of `npm test`, in seconds. */
export interface SuiteBudgets {
  readonly everything: Limit;
  readonly unchanged: Limit;
  readonly oneFeature: Limit;
}

/** A source of a feature package that other packages import. */
const FEATURE_SOURCE = join(repositoryRoot, 'packages/game-lobby/src/hooks.ts');

/** Seconds that `npm test` takes. @throws Error when a test fails: its time would say nothing. */
async function secondsOf(options: readonly string[] = []): Promise<number> {
  const startedAt = performance.now();
  const command = spawn(process.execPath, ['tooling/bootstrap.mjs', 'test', ...options], { cwd: repositoryRoot, stdio: ['ignore', process.stderr.fd, 'inherit'] });
  await once(command, 'exit');
  if (command.exitCode !== 0) throw new Error(`npm test ${options.join(' ')} failed.`);
  return (performance.now() - startedAt) / 1000;
}

/** Measures `npm test`: everything, again without a change, and after a change in one feature package, which is undone. */
export async function measureSuite({ everything, unchanged, oneFeature }: SuiteBudgets): Promise<Figure[]> {
  const all = await secondsOf(['--force']);
  const again = await secondsOf();
  const before = readFileSync(FEATURE_SOURCE, 'utf8');
  appendFileSync(FEATURE_SOURCE, `// ${String(Date.now())}\n`);
  let changed: number;
  try {
    changed = await secondsOf();
  } finally {
    writeFileSync(FEATURE_SOURCE, before);
  }
  return [
    { what: 'npm test', value: all, unit: 's', limit: everything },
    { what: 'npm test again, without a change', value: again, unit: 's', limit: unchanged },
    { what: 'npm test after a change in one feature package', value: changed, unit: 's', limit: oneFeature },
  ];
}
