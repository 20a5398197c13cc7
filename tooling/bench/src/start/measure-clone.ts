import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { repositoryRoot } from '@livery/brand-build';
import type { Figure, Limit } from '../figures/figure.ts';
import { secondsToSite } from './measure.ts';

/** What a machine has that has just got Node: nothing of this repository's own Node, settings or caches, and a home of its own. */
function freshEnvironment(home: string): NodeJS.ProcessEnv {
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return { PATH: path.join(delimiter), HOME: home, TMPDIR: tmpdir() };
}

/** Seconds from a clone of what is committed to a site that answers, by `npm start` alone. */
async function cloneToSite(folder: string, home: string): Promise<number> {
  const began = performance.now();
  execFileSync('git', ['clone', '--quiet', repositoryRoot, folder]);
  const cloned = (performance.now() - began) / 1000;
  // By the program itself and not by npm, which would not pass the signal that ends it on.
  return cloned + (await secondsToSite({ program: 'node', words: ['tooling/bootstrap.mjs', 'start'], folder, env: { ...freshEnvironment(home), npm_lifecycle_event: 'start' } }));
}

/**
 * Measures from a clone to a served site: on a machine that fetched nothing before, and once more with what the first left in its home. It needs a registry of npm
 * packages, and measures how fast that is too.
 */
export async function measureClone(limits: { readonly empty: Limit; readonly warm: Limit }): Promise<Figure[]> {
  const work = mkdtempSync(join(tmpdir(), 'livery-bench-clone-'));
  try {
    const home = join(work, 'home');
    const empty = await cloneToSite(join(work, 'first'), home);
    rmSync(join(work, 'first'), { recursive: true, force: true });
    const warm = await cloneToSite(join(work, 'second'), home);
    return [
      { what: 'from a clone to a site that answers, with empty caches', value: empty, unit: 's', limit: limits.empty },
      { what: 'the same with the caches of the first', value: warm, unit: 's', limit: limits.warm },
    ];
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
