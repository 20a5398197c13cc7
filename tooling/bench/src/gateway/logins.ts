import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { withServers } from '../servers/with-servers.ts';

/** Effect of concurrent logins on other calls; times in milliseconds. */
export interface LoginsFigures {
  /** Number of concurrent logins. */
  readonly logins: number;
  /** Number of other calls made meanwhile. */
  readonly calls: number;
  /** 95th percentile of other calls, during logins and without logins. */
  readonly busyP95: number;
  readonly quietP95: number;
  /** Time until the last login has finished; the median of the rounds. */
  readonly allLoggedIn: number;
}

const program = fileURLToPath(new URL('./login-program.ts', import.meta.url));

/**
 * Measures a gateway with demo data in a separate process, from another process.
 *
 * @param rounds number of login rounds
 */
export async function benchLogins(rounds = 3): Promise<LoginsFigures> {
  return withServers(async (site) => {
    // Not every system resolves names below localhost; localhost itself opens the default brand.
    const base = `http://localhost:${new URL(site('any')).port}`;
    const { stdout } = await promisify(execFile)(process.execPath, [program, base, String(rounds)]);
    return JSON.parse(stdout) as LoginsFigures;
  });
}
