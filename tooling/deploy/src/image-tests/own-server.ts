import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

/** PostgreSQL refuses to run as root: its programs then run as the account its package made. */
const ACCOUNT = 'postgres';

/**
 * Runs a program as the account that may run PostgreSQL.
 * @throws Error with what it wrote, where it fails
 */
export function asServer(folder: string, program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  const words = userInfo().uid === 0 ? ['runuser', '-u', ACCOUNT, '--', program, ...args] : [program, ...args];
  const [command = '', ...rest] = words;
  const { status, stdout, stderr, error } = spawnSync(command, rest, { cwd: folder, env: { ...env, PATH: [env['PATH'], '/usr/sbin:/usr/bin:/sbin:/bin'].filter((part) => part !== undefined).join(':') }, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  if (status !== 0) throw error ?? new Error(`${program} ended with ${status}:\n${stdout}\n${stderr}`);
}

/** As the server that the copy was made of: PostgreSQL restores with no smaller one. */
const CONNECTIONS = 200;

/**
 * A server on a folder of data that is there already.
 * @throws Error with its log where it does not start
 */
export function startOnData(bin: string, home: string, port: number): { stop(): void } {
  const control = (...args: readonly string[]): void => asServer(home, join(bin, 'pg_ctl'), ['-D', join(home, 'data'), '-w', '-s', '-l', join(home, 'log'), ...args]);
  const options = `-c max_connections=${CONNECTIONS} -c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${home} -c archive_mode=off`;
  try {
    control('-o', options, 'start');
  } catch (error) {
    throw new Error(readFileSync(join(home, 'log'), 'utf8'), { cause: error });
  }
  return { stop: () => control('-m', 'immediate', 'stop') };
}
