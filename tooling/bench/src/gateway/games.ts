import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** 95th percentiles of search and launch among ten thousand games on PostgreSQL, in milliseconds. */
export interface GamesFigures {
  readonly queryP95: number;
  readonly searchP95: number;
  readonly pageP95: number;
  readonly launchP95: number;
}

const program = fileURLToPath(new URL('./games-program.ts', import.meta.url));

/**
 * Measures the games module in a separate process.
 *
 * @param rounds repetitions of each search and page request
 * @throws when PostgreSQL is not found
 */
export async function benchGames(rounds: number): Promise<GamesFigures> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, '-', String(rounds)]);
  return JSON.parse(stdout) as GamesFigures;
}
