import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { withServers } from '../servers/with-servers.ts';

/** What many logins at once leave for other calls; times are milliseconds. */
export interface LoginsFigures {
  /** How many log in at once. */
  readonly logins: number;
  /** Other calls made meanwhile. */
  readonly calls: number;
  /** 95 of 100 other calls were answered within this time, while people logged in and while nobody did. */
  readonly busyP95: number;
  readonly quietP95: number;
  /** Until the last of them was in; the median of the rounds. */
  readonly allLoggedIn: number;
}

const program = fileURLToPath(new URL('./login-program.ts', import.meta.url));

/**
 * Measures a gateway with its demo data in a process of its own, from another process.
 *
 * @param rounds how often the people log in
 */
export async function benchLogins(rounds = 3): Promise<LoginsFigures> {
  return withServers(async (site) => {
    // Not every system resolves names below localhost; the machine's own name opens the default brand.
    const base = `http://localhost:${new URL(site('any')).port}`;
    const { stdout } = await promisify(execFile)(process.execPath, [program, base, String(rounds)]);
    return JSON.parse(stdout) as LoginsFigures;
  });
}
