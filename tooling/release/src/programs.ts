import { spawnSync } from 'node:child_process';
import { PlainError, ROOT } from '@livery/run';

const MOST_OUTPUT = 2 ** 28;

/**
 * Runs a program to its end and returns what it printed.
 *
 * @param cwd its folder, the root of the repository unless stated
 * @throws PlainError with its output where it fails, or is not on the search path
 */
export function run(program: string, args: readonly string[], cwd: string = ROOT): string {
  const { status, signal, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8', maxBuffer: MOST_OUTPUT });
  if (error !== undefined) throw new PlainError(`${program} could not be started: ${error.message}`);
  if (status !== 0) throw new PlainError(`${[program, ...args].join(' ')} ended with ${status ?? signal}:\n${stdout}${stderr}`);
  return stdout;
}
