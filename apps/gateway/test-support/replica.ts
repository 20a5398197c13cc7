import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { ACCOUNT, runAfterExit, runAsOwner, type Cluster } from './postgres-cluster.ts';

/** A server that follows another by streaming replication, and lives no longer than the run. */
export interface Replica {
  /** Without a database name. */
  readonly url: string;
  /** Ends it as a crash would; `start` starts it again on what it has. */
  kill(): void;
  start(): void;
  /** Ends it and removes what it had. */
  stop(): void;
}

/** Copies a running cluster with the programs in `bin` and follows it. */
export async function startReplica(bin: string, { url }: Cluster): Promise<Replica> {
  const home = mkdtempSync(join(tmpdir(), 'livery-replica-'));
  const data = join(home, 'data');
  const stopping = ['-D', data, '-w', '-s', '-m', 'immediate', 'stop'];
  runAfterExit(home, join(bin, 'pg_ctl'), stopping);
  chmodSync(home, 0o777); // its owner may be another account
  const { hostname, port: primaryPort } = new URL(url);
  runAsOwner(join(bin, 'pg_basebackup'), ['-D', data, '-h', hostname, '-p', primaryPort, '-U', ACCOUNT, '-X', 'stream', '-R', '--checkpoint=fast', '--no-sync']);
  const port = await freePort();
  const settings = ['fsync=off', 'max_connections=200', `unix_socket_directories=${home}`, 'listen_addresses=127.0.0.1', `port=${port}`, 'wal_receiver_status_interval=1s', 'wal_retrieve_retry_interval=100ms'];
  const options = settings.flatMap((setting) => ['-c', setting]).join(' ');
  const start = (): void => runAsOwner(join(bin, 'pg_ctl'), ['-D', data, '-w', '-s', '-l', join(home, 'log'), '-o', options, 'start']);
  let running = true;
  start();
  const kill = (): void => {
    if (running) runAsOwner(join(bin, 'pg_ctl'), stopping);
    running = false;
  };
  return {
    url: `postgres://${ACCOUNT}@127.0.0.1:${port}`,
    kill,
    start() {
      if (!running) start();
      running = true;
    },
    stop() {
      kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
