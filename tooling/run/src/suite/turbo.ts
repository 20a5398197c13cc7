import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, closeSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot, ROOT } from '../paths.ts';
import { PlainError } from '../plain-error.ts';

const TURBO = inRoot('node_modules/turbo/bin/turbo');

/** A task that Turborepo would run. */
export interface PlannedTask {
  /** Such as `@livery/ui-kit#test:unit`. */
  id: string;
  /** Such as `test:unit`. */
  task: string;
  /** The package's folder from the root; empty for the root. */
  folder: string;
  /** Of everything that the task depends on. */
  hash: string;
  /** Whether the cache has a result for it. */
  cached: boolean;
}

interface DryRun {
  tasks: { taskId: string; task: string; directory: string; hash: string; command: string; cache: { status: string } }[];
}

/**
 * Asks Turborepo which tasks there are, their hashes, and whether the cache has their results.
 *
 * @param root the repository
 * @throws PlainError with Turborepo's reason
 */
export function planTasks(tasks: string[], env: NodeJS.ProcessEnv, force = false, root = ROOT): PlannedTask[] {
  // Into a file: the plan is larger than a pipe's buffer, and Turborepo writes without waiting for a reader.
  const folder = mkdtempSync(join(tmpdir(), 'livery-plan-'));
  const file = join(folder, 'plan.json');
  const out = openSync(file, 'w');
  try {
    const run = spawnSync(process.execPath, [TURBO, 'run', ...tasks, '--dry=json', ...(force ? ['--force'] : [])], {
      cwd: root,
      env,
      encoding: 'utf8',
      stdio: ['ignore', out, 'pipe'],
    });
    if (run.status !== 0) throw new PlainError(`Turborepo could not plan the tasks:\n${run.stderr}${readFileSync(file, 'utf8')}`);
    return planOf(JSON.parse(readFileSync(file, 'utf8')) as DryRun);
  } finally {
    closeSync(out);
    rmSync(folder, { recursive: true });
  }
}

/** The tasks of a dry run that a script stands behind; the others only carry hashes. */
function planOf({ tasks }: DryRun): PlannedTask[] {
  return tasks
    .filter(({ command }) => command !== '<NONEXISTENT>')
    .map(({ taskId, task, directory, hash, cache }) => ({ id: taskId, task, folder: directory.replaceAll('\\', '/'), hash, cached: cache.status === 'HIT' }));
}

/** Turborepo at work. */
export interface TurboRun {
  /** Resolves when it is done, with everything it wrote. */
  ended: Promise<{ code: number; output: string }>;
  stop(): void;
}

/**
 * Runs tasks. Each waits for its stage, so their number is not limited here; after a failure the others go on.
 */
export function runTasks(tasks: string[], env: NodeJS.ProcessEnv, force = false): TurboRun {
  const options = ['--continue=always', '--concurrency=1000', '--output-logs=none', ...(force ? ['--force'] : [])];
  const child = spawn(process.execPath, [TURBO, 'run', ...tasks, ...options], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
  }
  const ended = new Promise<{ code: number; output: string }>((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
  return { ended, stop: () => void child.kill('SIGTERM') };
}
