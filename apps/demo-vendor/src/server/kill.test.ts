import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LaunchAnswer, RoundView } from '../shared/protocol.ts';
import { GAME, KEY } from './testing-app.ts';
import { TestingWallet } from './testing-wallet.ts';

const MAIN = resolve(import.meta.dirname, '../main.ts');
let folder = '';
let walletServer: Server;
let wallet: TestingWallet;
let vendor: ChildProcess | undefined;
/** Asked at each wallet call, before and after it is carried out; answering true kills the vendor there. */
let killAt: (path: string, when: 'before' | 'after') => boolean = () => false;

function kill(): void {
  vendor?.kill('SIGKILL');
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vendor-kill-'));
  mkdirSync(join(folder, 'page', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'page', 'index.html'), '<!doctype html>');
  wallet = new TestingWallet(KEY, GAME);
  walletServer = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const path = request.url ?? '';
      if (killAt(path, 'before')) return kill();
      const served = wallet.serve(path, new Headers(request.headers as Record<string, string>), body);
      if (killAt(path, 'after')) return kill();
      response.writeHead(served?.status ?? 500).end(served?.body);
    });
  });
  await once(walletServer.listen(0, '127.0.0.1'), 'listening');
});

afterEach(async () => {
  kill();
  walletServer.closeAllConnections();
  await new Promise((done) => walletServer.close(done));
  rmSync(folder, { recursive: true });
});

/** Starts the real program and answers its address. */
async function start(): Promise<string> {
  const gateway = `http://127.0.0.1:${(walletServer.address() as AddressInfo).port}`;
  vendor = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], VENDOR_PORT: '0', VENDOR_HOST: '127.0.0.1', GATEWAY_URL: gateway, DATA_DIR: folder, VENDOR_PAGE_DIR: join(folder, 'page'), VENDOR_KEYS: JSON.stringify({ VND: { 'brand-a': KEY } }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  for await (const chunk of vendor.stdout ?? []) {
    text += String(chunk);
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error(`The vendor did not start: ${text}`);
}

async function post<T>(url: string, body: unknown, sessionId?: string): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(sessionId === undefined ? {} : { authorization: `Bearer ${sessionId}` }) },
    body: JSON.stringify(body),
  });
  return (await response.json()) as T;
}

it('loses nothing to kill -9 at any moment of a round', async () => {
  let address = await start();
  const { sessionId } = await post<LaunchAnswer>(`${address}/api/launch`, { token: 'one-time', nonce: 'n'.repeat(32), merchant: 'brand-a', game: GAME });
  const settle = (path: string): boolean => path.endsWith('/win') || path.endsWith('/round-end');
  const moments: (typeof killAt)[] = [
    (path, when) => path.endsWith('/bet') && when === 'before',
    (path, when) => path.endsWith('/bet') && when === 'after',
    (path, when) => settle(path) && when === 'before',
    (path, when) => settle(path) && when === 'after',
  ];
  let staked = 0n;
  let won = 0n;
  for (const [n, moment] of moments.entries()) {
    const spinId = `spin-${String(n).padStart(6, '0')}`;
    const ended = once(vendor as ChildProcess, 'exit');
    killAt = moment;
    await expect(post(`${address}/api/spin`, { spinId, stake: '100' }, sessionId)).rejects.toThrow();
    await ended;
    killAt = () => false;
    address = await start();
    // The page asks for the same spin again.
    const find = () => post<RoundView>(`${address}/api/spin`, { spinId, stake: '100' }, sessionId);
    await expect.poll(async () => (await find()).status, { timeout: 30_000 }).toBe('settled');
    staked += 100n;
    won += BigInt((await find()).win);
    expect(wallet.balance).toBe(100_000n - staked + won);
    expect(wallet.bets.size).toBe(n + 1);
    expect(wallet.closed.size).toBe(n + 1);
  }
}, 90_000);
