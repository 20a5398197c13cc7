import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const CADDYFILE = fileURLToPath(new URL('../../../tooling/deploy/Caddyfile', import.meta.url));
const POLL_MS = 50;

/** A running proxy. */
export interface Caddy {
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * Starts Caddy with the Caddyfile of production before gateways, on loopback alone.
 * @param upstreams such as `localhost:4000`
 * @throws with its log when it ends before it answers
 */
export async function startCaddy(program: string, upstreams: readonly string[]): Promise<Caddy> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-caddy-'));
  const [port, own] = [await freePort(), await freePort()];
  const file = join(folder, 'Caddyfile');
  // Without its own administration, whose port other programs of this machine may hold.
  writeFileSync(file, `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n${readFileSync(CADDYFILE, 'utf8').replaceAll('127.0.0.1:8081', `127.0.0.1:${own}`)}`);
  const env = { HOME: folder, SITES: `:${port}`, GATEWAYS: upstreams.join(' ') };
  const child = spawn(program, ['run', '--adapter', 'caddyfile', '--config', file], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const ended = once(child, 'close');
  const answers = (): Promise<boolean> => fetch(`http://127.0.0.1:${own}/proxy-health`).then(({ ok }) => ok, () => false);
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`Caddy is gone: ${log}`);
    await delay(POLL_MS);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
