import { spawn } from 'node:child_process';
import { ROOT } from './paths.ts';

/** Where and with what a tool runs. */
interface ForwardOptions {
  /** The root when left out. */
  cwd?: string;
  /** The whole environment; this program's when left out. */
  env?: NodeJS.ProcessEnv;
}

/**
 * Runs one of the repository's own tools on this terminal.
 *
 * @returns its exit code
 */
export function forward(args: string[], { cwd = ROOT, env = process.env }: ForwardOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, env, stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
