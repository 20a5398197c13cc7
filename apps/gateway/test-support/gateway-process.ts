import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { programEnvironment } from '@livery/test-config';
import { freePort } from './free-port.ts';
import { writeDist } from './gateway.ts';
import { testFleet } from './test-fleet.ts';

const PROGRAM = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const POLL_MS = 20;

/** A gateway of its own process, as in production. */
export interface GatewayProcess {
  readonly origin: string;
  /** Asks it to stop. */
  terminate(): void;
  isRunning(): boolean;
  /** What it wrote so far: its log. */
  written(): string;
  /** How the process ended, and what it wrote. */
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null; readonly output: string }>;
  /** Ends the process if it is still there, and deletes its folders. */
  remove(): Promise<void>;
}

/**
 * Starts the gateway's own program in production on a PostgreSQL database and waits until it is ready.
 * @param env what the environment says beside what production needs
 * @throws with the program's output when it ends before
 */
export async function startGatewayProcess(databaseUrl: string, env: Readonly<Record<string, string>> = {}): Promise<GatewayProcess> {
  const dist = writeDist(testFleet);
  writeFileSync(join(dist, 'fleet.json'), JSON.stringify(testFleet));
  const data = mkdtempSync(join(tmpdir(), 'livery-data-'));
  const port = env['PORT'] === undefined ? await freePort('localhost') : Number(env['PORT']);
  const child = spawn(process.execPath, [PROGRAM], {
    env: programEnvironment({
      NODE_ENV: 'production',
      HOST: 'localhost',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: data,
      DIST_DIR: dist,
      LIVERY_SECRET: 'a secret for the processes of tests alone',
      TRUST_PROXY: 'false',
      SMTP_URL: 'smtp://localhost:1?tls=none',
      SMTP_FROM: 'no-reply@gateway.example',
      SMS_GATEWAY_URL: 'http://localhost:1/',
      SMS_GATEWAY_KEY: 'a key for the processes of tests alone',
      LOG_LEVEL: 'warn',
      DRAIN_MS: '0',
      // A connection may take longer than a request waits where several stages share two slow cores.
      DATABASE_CONNECT_TIMEOUT_MS: '30000',
      ...env,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([code, signal]) => ({ code: code as number | null, signal: signal as NodeJS.Signals | null, output }));
  const isGone = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const origin = `http://localhost:${port}`;
  const isReady = () => fetch(`${origin}/readyz`).then(({ ok }) => ok, () => false);
  while (!(await isReady())) {
    if (isGone()) throw new Error(`The gateway is gone: ${output}`);
    await delay(POLL_MS);
  }
  return {
    origin,
    terminate: () => void child.kill('SIGTERM'),
    isRunning: () => !isGone(),
    written: () => output,
    ended,
    async remove() {
      if (!isGone()) child.kill('SIGKILL');
      await ended;
      for (const folder of [dist, data]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
