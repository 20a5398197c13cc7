import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { repositoryRoot } from '@livery/brand-build';
import { freePort } from '@livery/run';
import { median } from '../figures/figure.ts';
import type { Figure, Limit } from '../figures/figure.ts';

const LOOK_EVERY_MS = 20;
const PATIENCE_MS = 300_000;

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
}

/** What is started, and where. */
export interface StartCommand {
  readonly program: string;
  readonly words: readonly string[];
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Seconds from a command that starts the sites until the home page responds. Stops everything before it returns. */
export async function secondsToSite({ program, words, folder, env }: StartCommand): Promise<number> {
  const [port, vendorPort, paymentsPort] = [await freePort(), await freePort(), await freePort()];
  const startedAt = performance.now();
  const command = spawn(program, words, { cwd: folder, env: { ...env, PORT: String(port), VENDOR_PORT: String(vendorPort), PAYMENTS_PORT: String(paymentsPort) }, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(command, 'exit');
  let complaint = '';
  command.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString('utf8')));
  try {
    while (!(await answers(`http://localhost:${port}/`))) {
      if (command.exitCode !== null || performance.now() - startedAt > PATIENCE_MS) throw new Error(`The site did not answer. ${complaint.trim()}`);
      await delay(LOOK_EVERY_MS);
    }
    return (performance.now() - startedAt) / 1000;
  } finally {
    if (command.exitCode === null) command.kill('SIGTERM');
    await ended;
  }
}

/** The same of the built sites of this repository, with their data in a folder. */
function startOnce(dataDir: string): Promise<number> {
  // As under npm, so that the command stops if this process is killed.
  const env = { ...process.env, DATA_DIR: dataDir, npm_lifecycle_event: 'start' };
  return secondsToSite({ program: process.execPath, words: ['tooling/bootstrap.mjs', 'start'], folder: repositoryRoot, env });
}

/**
 * Measures `npm start` with built sites: once with an empty data folder, then with its data.
 *
 * @param times repetitions of the warm start; the median counts
 */
export async function measureStart(limit: Limit, times: number): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'livery-bench-start-'));
  try {
    const first = await startOnce(dataDir);
    const warm: number[] = [];
    for (let time = 0; time < times; time++) warm.push(await startOnce(dataDir));
    return [
      { what: 'first start, on an empty database', value: first, unit: 's' },
      { what: 'warm start, until the site answers', value: median(warm), unit: 's', limit },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
