import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { findPostgres } from '@livery/test-config';
import { testEngine } from './database.ts';

const victim = fileURLToPath(new URL('cluster-victim.ts', import.meta.url));

/** Whether a server answers at an address. */
const answers = (url: string) =>
  new Promise<boolean>((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    const settle = (reached: boolean) => () => {
      socket.destroy();
      resolve(reached);
    };
    socket.once('connect', settle(true)).once('error', settle(false));
  });

describe.runIf(testEngine === 'postgres')('startCluster', () => {
  it('leaves neither a server nor its folder when its process is killed', async () => {
    const child = spawn(process.execPath, [victim, findPostgres() ?? ''], { stdio: ['pipe', 'pipe', 'inherit'] });
    const lines = createInterface(child.stdout);
    const [url = '', folder = ''] = (await new Promise<string>((resolve) => lines.once('line', resolve))).split(' ');
    expect(await answers(url)).toBe(true);
    expect(existsSync(folder)).toBe(true);
    child.kill('SIGKILL');
    await vi.waitFor(async () => expect([await answers(url), existsSync(folder)]).toEqual([false, false]), { timeout: 10_000, interval: 50 });
  });
});
