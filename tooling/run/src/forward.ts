import { spawn } from 'node:child_process';
import { ROOT } from './paths.ts';

/**
 * Runs one of the repository's own tools on this terminal.
 *
 * @returns its exit code
 */
export function forward(args: string[], cwd: string = ROOT): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
