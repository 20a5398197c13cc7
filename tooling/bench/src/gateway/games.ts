import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** What finding and launching takes among ten thousand games on PostgreSQL: milliseconds that 95 of 100 are not above. */
export interface GamesFigures {
  readonly queryP95: number;
  readonly searchP95: number;
  readonly pageP95: number;
  readonly launchP95: number;
}

const program = fileURLToPath(new URL('./games-program.ts', import.meta.url));

/**
 * Measures the games module in a process of its own.
 *
 * @param rounds how often each search and page is asked for
 * @throws when PostgreSQL is not found
 */
export async function benchGames(rounds: number): Promise<GamesFigures> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, '-', String(rounds)]);
  return JSON.parse(stdout) as GamesFigures;
}
