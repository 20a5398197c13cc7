import { execFile, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPostgres } from '@livery/test-config';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port.ts';
import { memoryFolder } from './memory-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A throw-away PostgreSQL server: `url` without a database name. */
    postgresServer: { readonly url: string };
  }
}

/** A server that lives as long as the run, and never longer. */
export interface Cluster {
  readonly url: string;
  /** The same by its socket, which takes less of the machine than a port; of its database `postgres`. */
  readonly socketUrl: string;
  /** Stops it and starts it again on the same data: `fast` ends its sessions, `immediate` as a crash would. */
  restart(mode: 'fast' | 'immediate'): void;
  /** Stops it, while this process goes on. */
  halt(mode: 'fast' | 'immediate'): Promise<void>;
  /** Starts it again on the same data. @throws with what `pg_ctl` wrote where it does not start */
  resume(): Promise<void>;
  stop(): void;
  /** What it is kept in, removed when it stops. */
  readonly folder: string;
}

/** The superuser of each server, and the account that runs it where tests run as root. */
export const ACCOUNT = 'postgres';

/** PostgreSQL refuses to run as root: then its programs run as the account its package made. */
function asOwner(program: string, args: readonly string[]): [command: string, args: string[]] {
  const asRoot = userInfo().uid === 0;
  return asRoot ? ['runuser', ['-u', ACCOUNT, '--', program, ...args]] : [program, [...args]];
}

/** Runs one of PostgreSQL's programs, as the account that may. */
export function runAsOwner(program: string, args: readonly string[]): void {
  execFileSync(...asOwner(program, args), { stdio: 'pipe', cwd: tmpdir() });
}

/**
 * Runs a command as the owner and removes a folder when this process has ended, also by SIGKILL, after which nothing of
 * its own runs: the pipe to the waiting shell closes with it.
 */
export function runAfterExit(folder: string, program: string, args: readonly string[]): void {
  const script = 'cat >/dev/null; cd /; [ -d "$0" ] && "$@"; rm -rf "$0"';
  const waiting = spawn('sh', ['-c', script, folder, ...asOwner(program, args).flat()], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  waiting.unref();
  (waiting.stdin as Socket).unref();
}

/**
 * Starts a server in a temporary folder with the programs in `bin`, durable unless configured otherwise.
 * @param within where that folder is made
 */
export async function startCluster(bin: string, settings: readonly string[] = ['fsync=off'], within = tmpdir()): Promise<Cluster> {
  const home = mkdtempSync(join(within, 'livery-postgres-'));
  const stopping = ['-D', join(home, 'data'), '-w', '-s', '-m', 'immediate', 'stop'];
  // Before anything is started: a run that is killed while PostgreSQL starts leaves nothing either.
  runAfterExit(home, join(bin, 'pg_ctl'), stopping);
  chmodSync(home, 0o777); // its owner may be another account
  const data = join(home, 'data');
  const port = await freePort();
  const base = ['max_connections=200', `unix_socket_directories=${home}`, 'listen_addresses=127.0.0.1', `port=${port}`];
  const options = [...base, ...settings].flatMap((setting) => ['-c', setting]).join(' ');
  runAsOwner(join(bin, 'initdb'), ['-D', data, '-U', ACCOUNT, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
  const controlling = (...args: readonly string[]): readonly string[] => ['-D', data, '-w', '-s', '-l', join(home, 'log'), '-o', options, ...args];
  const control = (...args: readonly string[]): void => runAsOwner(join(bin, 'pg_ctl'), controlling(...args));
  const controlLater = async (...args: readonly string[]): Promise<void> => {
    await promisify(execFile)(...asOwner(join(bin, 'pg_ctl'), controlling(...args)), { cwd: tmpdir() });
  };
  control('start');
  let running = true;
  return {
    folder: home,
    url: `postgres://${ACCOUNT}@127.0.0.1:${port}`,
    socketUrl: `postgres://${ACCOUNT}@/postgres?host=${encodeURIComponent(home)}&port=${port}`,
    restart: (mode) => control('-m', mode, 'restart'),
    async halt(mode) {
      await controlLater('-m', mode, 'stop');
      running = false;
    },
    async resume() {
      await controlLater('start');
      running = true;
    },
    stop() {
      if (running) runAsOwner(join(bin, 'pg_ctl'), stopping);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/**
 * A server of tests outlives no crash of the machine, and holds hundreds of small databases that are used for seconds: to visit each of
 * them would take autovacuum longer than the tests.
 */
const OF_TESTS = ['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'jit=off', 'max_parallel_workers_per_gather=0', 'max_wal_size=4GB'];

/** Starts a server for tests that expect nothing of its durability, in memory where there is much of it. */
export const startTestCluster = (bin: string): Promise<Cluster> => startCluster(bin, OF_TESTS, memoryFolder());

/**
 * Global set-up of the suite on PostgreSQL: one server a run.
 *
 * @throws Error where PostgreSQL is not installed: a run requested by name must not pass without tests
 */
export async function setup(project: TestProject): Promise<() => void> {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('PostgreSQL was not found. Install it (Debian: `apt install postgresql`) or name its folder in PG_BIN; `npm test` skips this project without it.');
  const cluster = await startTestCluster(bin);
  project.provide('postgresServer', { url: cluster.url });
  return () => cluster.stop();
}
