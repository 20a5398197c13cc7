import type { SigningKey } from '@livery/gateway';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { programEnvironment } from '@livery/test-config';

/** The demo vendor's own program, in a process of its own. */
export interface VendorProgram {
  /** Where it listens now; another port after each start. */
  readonly url: string;
  /** Ends it at once, whatever it is doing, and starts it again with what it had written. */
  kill(): Promise<void>;
  /** What goes wrong from now on: chances by vendor, as in its README; nothing without them. Resolves when it is so. */
  faults(vendors?: Readonly<Record<string, Readonly<Record<string, number>>>>): Promise<void>;
  close(): Promise<void>;
}

/** What it is started with. */
export interface VendorProgramOptions {
  /** Whose wallet it calls. */
  readonly gatewayUrl: string;
  /** Vendor → merchant → key. */
  readonly keys: Readonly<Record<string, Readonly<Record<string, SigningKey>>>>;
  /** How many times as fast its games' time goes by. */
  readonly clockRate?: number;
  /** A port, where others have to find it again after a kill. */
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** The program looks at the file once a second. */
const REREAD_MS = 1100;
const MAIN = resolve(import.meta.dirname, '../../../../apps/demo-vendor/src/main.ts');

/** A port without a listener. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a {@link VendorProgram} with a folder of its own. Its page is not served, since no browser plays here. */
export async function startVendorProgram({ gatewayUrl, keys, clockRate = 1, port = 0, env = {} }: VendorProgramOptions): Promise<VendorProgram> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-vendor-'));
  mkdirSync(join(folder, 'page', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'page', 'index.html'), '<!doctype html>');

  async function start(): Promise<{ readonly child: ChildProcess; readonly url: string }> {
    const settings = {
      VENDOR_PORT: String(port), VENDOR_HOST: '127.0.0.1', GATEWAY_URL: gatewayUrl, DATA_DIR: folder, VENDOR_PAGE_DIR: join(folder, 'page'),
      VENDOR_KEYS: JSON.stringify(keys), VENDOR_CLOCK_RATE: String(clockRate), ...env,
    };
    const child = spawn(process.execPath, [MAIN], { env: programEnvironment(settings), stdio: ['ignore', 'pipe', 'inherit'] });
    for await (const line of createInterface(child.stdout)) {
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
      if (url === undefined) continue;
      // Whatever else it writes is read and dropped, or the pipe would fill.
      child.stdout.resume();
      return { child, url };
    }
    throw new Error('The demo vendor ended before it listened.');
  }
  async function end({ child }: { readonly child: ChildProcess }, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  let running = await start();
  // One after the other: a program that was started while another is ended would have no owner.
  let work: Promise<unknown> = Promise.resolve();
  const inTurn = (task: () => Promise<void>): Promise<void> => {
    const turn = work.then(task);
    work = Promise.allSettled([turn]);
    return turn;
  };
  const stray = (): void => void running.child.kill('SIGKILL');
  process.once('exit', stray);
  return {
    get url() {
      return running.url;
    },
    kill: () =>
      inTurn(async () => {
        await end(running, 'SIGKILL');
        running = await start();
      }),
    async faults(vendors) {
      const file = join(folder, 'vendor-faults.json');
      if (vendors === undefined) rmSync(file, { force: true });
      else writeFileSync(file, JSON.stringify({ vendors }));
      await new Promise((resolve) => setTimeout(resolve, REREAD_MS));
    },
    close: () =>
      inTurn(async () => {
        process.off('exit', stray);
        await end(running, 'SIGTERM');
        rmSync(folder, { recursive: true, force: true });
      }),
  };
}
