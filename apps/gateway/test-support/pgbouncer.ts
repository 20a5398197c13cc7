import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** A PgBouncer in transaction mode. */
export interface Pgbouncer {
  /** The address that was given, by way of PgBouncer. */
  readonly url: string;
  stop(): Promise<void>;
}

const POLL_MS = 20;

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/**
 * Starts PgBouncer before the server of a connection string, with its settings as they are shipped but for the mode.
 * @param sessions how many connections to the server all clients share
 * @throws with its log when it ends before it listens
 */
export async function startPgbouncer(program: string, target: string, sessions: number): Promise<Pgbouncer> {
  const { hostname, port: serverPort, username } = new URL(target);
  const folder = mkdtempSync(join(tmpdir(), 'livery-pgbouncer-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  writeFileSync(join(folder, 'users.txt'), `"${username}" ""\n`);
  const settings = `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = ${sessions}
`;
  const config = join(folder, 'pgbouncer.ini');
  writeFileSync(config, settings);
  // It refuses to run as root. The shell ends it when this process is gone, by whatever means: its input closes then.
  const account = userInfo().uid === 0 ? ['-u', 'postgres'] : [];
  const child = spawn('sh', ['-c', '"$@" & cat >/dev/null; kill $!; wait $!', 'sh', program, ...account, config], { stdio: ['pipe', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const ended = once(child, 'close');
  while (!(await accepts(port))) {
    if (log.includes('FATAL')) throw new Error(`PgBouncer does not start: ${log}`);
    await delay(POLL_MS);
  }
  const url = new URL(target);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    async stop() {
      child.stdin.end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
