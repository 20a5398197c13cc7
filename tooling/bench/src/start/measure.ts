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
const PATIENCE_MS = 180_000;

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
}

/** Seconds from the command until the home page responds. Stops everything before it returns. */
async function startOnce(dataDir: string): Promise<number> {
  const [port, vendorPort, paymentsPort] = [await freePort(), await freePort(), await freePort()];
  const env = {
    ...process.env,
    PORT: String(port),
    VENDOR_PORT: String(vendorPort),
    PAYMENTS_PORT: String(paymentsPort),
    DATA_DIR: dataDir,
    // As under npm, so that the command stops if this process is killed.
    npm_lifecycle_event: 'start',
  };
  const startedAt = performance.now();
  const command = spawn(process.execPath, ['tooling/bootstrap.mjs', 'start'], { cwd: repositoryRoot, env, stdio: ['ignore', 'ignore', 'pipe'] });
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
