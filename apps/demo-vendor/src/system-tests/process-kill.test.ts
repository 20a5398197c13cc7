import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { programEnvironment } from '@livery/test-config';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildFixture, priceAt, fixtureStateAt, fixtureStartOf } from '../engines/events/fixture.ts';
import type { Fixture } from '../engines/events/fixture.ts';
import { prizeFor } from '../maths/live/live-model.ts';
import type { DrawChoice, DrawOutcome, PastDraw } from '../shared/draws.ts';
import { FIXTURE_SCHEDULE } from '../shared/events.ts';
import type { EventChoice } from '../shared/events.ts';
import type { LaunchAnswer, RoundView } from '../shared/protocol.ts';
import { MAGAZINE_CHARGES } from '../shared/fishing.ts';
import type { FishingOutcome } from '../shared/fishing.ts';
import { liveKindOf, liveModel, liveTimingOf } from '../shared/live.ts';
import type { LiveResult } from '../shared/live.ts';
import { momentAt } from '../shared/table.ts';
import { createSeeds } from '../server/engine/seeds.ts';
import { openStore } from '../server/storage/store.ts';
import { SLOT_GAME, SIGNING_KEY } from '../test-support/slot-vendor.ts';
import { FakeWallet } from '../test-support/fake-wallet.ts';

const MAIN = resolve(import.meta.dirname, '../main.ts');
let folder = '';
let walletServer: Server;
let wallet: FakeWallet;
let vendor: ChildProcess | undefined;
/** Called before and after each wallet call is processed; the vendor is killed when it returns true. */
let killAt: (path: string, when: 'before' | 'after') => boolean = () => false;

function kill(): void {
  vendor?.kill('SIGKILL');
}

beforeEach(async () => {
  killAt = () => false;
  clockRate = 1;
  folder = mkdtempSync(join(tmpdir(), 'vendor-kill-'));
  mkdirSync(join(folder, 'page', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'page', 'index.html'), '<!doctype html>');
  wallet = new FakeWallet(SIGNING_KEY, SLOT_GAME);
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

/** Speed of the games' clock of the programs that are started. */
let clockRate = 1;

/** Starts the real program with a key for one vendor and returns its address. */
async function start(code = 'VND'): Promise<string> {
  const gateway = `http://127.0.0.1:${(walletServer.address() as AddressInfo).port}`;
  vendor = spawn(process.execPath, [MAIN], {
    env: programEnvironment({ VENDOR_PORT: '0', VENDOR_HOST: '127.0.0.1', GATEWAY_URL: gateway, DATA_DIR: folder, VENDOR_PAGE_DIR: join(folder, 'page'), VENDOR_CLOCK_RATE: String(clockRate), VENDOR_KEYS: JSON.stringify({ [code]: { 'brand-a': SIGNING_KEY } }) }),
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

/** Runs the vendor until it is killed at a call, restarts it and returns its new address. */
async function killed(code: string, moment: typeof killAt, meanwhile: () => Promise<unknown>): Promise<string> {
  const ended = once(vendor as ChildProcess, 'exit');
  killAt = moment;
  await meanwhile().catch(() => undefined);
  await ended;
  killAt = () => false;
  return start(code);
}
const paying: typeof killAt = (path, when) => /\/(win|round-end)$/.test(path) && when === 'after';

async function post<T>(url: string, body: unknown, sessionId?: string): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(sessionId === undefined ? {} : { authorization: `Bearer ${sessionId}` }) },
    body: JSON.stringify(body),
  });
  return (await response.json()) as T;
}

/** Stores a seed secret with which a series that accepts bets is about to end, and returns that series. */
function seriesAboutToEnd(): { fixture: Fixture; pick: string } {
  const store = openStore(join(folder, 'vendor', 'vendor.sqlite'));
  const now = Date.now();
  try {
    for (let n = 0; n < 20_000; n += 1) {
      store.setValue('seed-secret', `secret ${n}`);
      const lane = n % 3;
      const fixture = buildFixture(createSeeds(store), 'AV', lane, Math.floor((now - fixtureStartOf('AV', lane, 0)) / FIXTURE_SCHEDULE.esports.periodMs));
      if (fixture.calledOff || fixture.endsAt < now + 13_000 || fixture.endsAt > now + 19_000) continue;
      const open = (pick: string): boolean => [1, 3, 5, 7, 9].every((later) => {
        const fixtureState = fixtureStateAt(fixture, now + later * 1000);
        return fixtureState.suspendedUntil === null && priceAt(fixture, fixtureState, 'winner', pick) !== null;
      });
      const pick = ['1', '2'].find(open);
      if (pick !== undefined) return { fixture, pick };
    }
  } finally {
    store.close();
  }
  throw new Error('No secret was found with which a series is about to end.');
}

describe('the program under kill -9', () => {
  it('settles a round once when killed before or after any of its wallet calls', async () => {
    let address = await start();
    const { sessionId } = await post<LaunchAnswer>(`${address}/api/launch`, { token: 'one-time', nonce: 'n'.repeat(32), merchant: 'brand-a', game: SLOT_GAME });
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
      // The page repeats the request.
      const find = () => post<RoundView>(`${address}/api/spin`, { spinId, stake: '100' }, sessionId);
      await expect.poll(async () => (await find()).status, { timeout: 30_000 }).toBe('settled');
      staked += 100n;
      won += BigInt((await find()).win);
      expect(wallet.balance).toBe(100_000n - staked + won);
      expect(wallet.bets.size).toBe(n + 1);
      expect(wallet.closed.size).toBe(n + 1);
    }
  }, 90_000);

  it('keeps every shot of a magazine and fires none twice', async () => {
    const game = 'dww-reef-hunters';
    wallet = new FakeWallet(SIGNING_KEY, game);
    let address = await start('DWW');
    const restart = async (): Promise<void> => {
      const ended = once(vendor as ChildProcess, 'exit');
      kill();
      await ended;
      address = await start('DWW');
    };
    const { sessionId } = await post<LaunchAnswer>(`${address}/api/launch`, { token: 'one-time', nonce: 'n'.repeat(32), merchant: 'brand-a', game });
    const step = (move: unknown) => post<RoundView<FishingOutcome>>(`${address}/api/spin/magazine-1/step`, { move }, sessionId);
    await post(`${address}/api/spin`, { spinId: 'magazine-1', stake: '1000' }, sessionId);
    const first = { first: 1, shots: [[0, 5], [1, 5], [2, 5]] };
    const fired = await step(first);
    await restart();
    expect((await step(first)).outcome).toEqual(fired.outcome);
    // Killed during a move: its shots are fired or not, and the repeated move fires the others only.
    const second = { first: 4, shots: [[0, 5], [0, 5], [0, 5]] };
    const lost = step(second).catch(() => null);
    await restart();
    await lost;
    const again = await step(second);
    expect(again.outcome?.shots.slice(0, 3)).toEqual(fired.outcome?.shots);
    expect(again.outcome).toMatchObject({ left: MAGAZINE_CHARGES - 30, shots: { length: 6 } });
    // Killed after the wallet has paid, before its answer.
    const ended = once(vendor as ChildProcess, 'exit');
    killAt = (path, when) => path.endsWith('/win') && when === 'after';
    await expect(step({ close: true })).rejects.toThrow();
    await ended;
    killAt = () => false;
    address = await start('DWW');
    await expect.poll(async () => (await step({ close: true })).status, { timeout: 30_000 }).toBe('settled');
    const paid = BigInt((again.outcome?.left ?? 0) + (again.outcome?.prizes ?? 0)) * 10n;
    expect(wallet.balance).toBe(100_000n - 1000n + paid);
    expect([wallet.bets.size, wallet.wins.size, wallet.closed.size]).toEqual([1, 1, 1]);
  }, 90_000);

  it('settles a bet on a live table by its shoe when killed before the bet’s answer, during the round and at the payment', async () => {
    // Of the quick tables, the one whose betting phase ends first.
    const games = { 'mrb-speed-baccarat-noon': { player: '100' }, 'mrb-dragon-tiger-express': { tiger: '100' }, 'mrb-sicbo-express': { small: '100' }, 'vlt-speed-velvet-roulette': { red: '100' } } as const;
    const left = (game: string, at = momentAt(liveTimingOf(game), Date.now())): number => (at.phase === 'betting' ? at.phaseEndsAt - Date.now() : 0);
    const [game, spots] = await vi.waitUntil(() => Object.entries(games).filter(([code]) => left(code) > 6000).toSorted(([a], [b]) => left(a) - left(b))[0], { timeout: 30_000, interval: 50 });
    wallet = new FakeWallet(SIGNING_KEY, game);
    const code = game.slice(0, 3).toUpperCase();
    let address = await start(code);
    const { sessionId } = await post<LaunchAnswer>(`${address}/api/launch`, { token: 'one-time', nonce: 'n'.repeat(32), merchant: 'brand-a', game });
    const ask = { spinId: 'live-bet-1', stake: '100', choice: { spots } };
    const find = () => post<RoundView>(`${address}/api/spin`, ask, sessionId);
    address = await killed(code, (path, when) => path.endsWith('/bet') && when === 'after', find);
    await expect.poll(async () => (await find()).status, { timeout: 10_000 }).toBe('running');
    address = await killed(code, paying, () => Promise.resolve());
    await expect.poll(async () => (await find()).status, { timeout: 30_000 }).toBe('settled');
    const round = await find();
    expect(round.win).toBe(prizeFor(liveModel(liveKindOf(game) ?? 'baccarat'), spots, round.outcome as LiveResult).toString());
    expect(wallet.balance).toBe(100_000n - 100n + BigInt(round.win));
    expect([wallet.bets.size, wallet.closed.size, [...wallet.bets.values()].some(({ rolledBack }) => rolledBack)]).toEqual([1, 1, false]);
  }, 90_000);

  it('settles a bet on a draw by the numbers that are published when killed before the bet’s answer, while it is open and at the payment', async () => {
    const game = 'mdl-meridian-minute-5';
    clockRate = 8;
    wallet = new FakeWallet(SIGNING_KEY, game);
    let address = await start('MDL');
    const { sessionId } = await post<LaunchAnswer>(`${address}/api/launch`, { token: 'one-time', nonce: 'n'.repeat(32), merchant: 'brand-a', game });
    const newest = async (): Promise<PastDraw[]> => ((await (await fetch(`${address}/draws?vendor=MDL&codes=${game}&count=12`)).json()) as { readonly draws: PastDraw[] }).draws;
    // Just after a draw, so that there is time to be killed in.
    const before = (await newest())[0]?.issue;
    await expect.poll(async () => (await newest())[0]?.issue, { timeout: 15_000, interval: 50 }).not.toBe(before);
    const ask = { spinId: 'draw-bet-1', stake: '100', choice: { numbers: [0] } };
    const find = () => post<RoundView>(`${address}/api/spin`, ask, sessionId);
    address = await killed('MDL', (path, when) => path.endsWith('/bet') && when === 'after', find);
    await expect.poll(async () => (await find()).status, { timeout: 10_000 }).toBe('running');
    address = await killed('MDL', () => false, () => Promise.resolve(kill()));
    address = await killed('MDL', paying, () => Promise.resolve());
    await expect.poll(async () => (await find()).status, { timeout: 30_000 }).toBe('settled');
    const round = await find();
    const drawn = (await newest()).find(({ issue }) => issue === (round.choice as DrawChoice).issue)?.prizes[0]?.numbers;
    expect((round.outcome as DrawOutcome).drawn).toEqual(drawn?.map(Number));
    expect(round.win).toBe(drawn?.at(-1) === '0' ? '950' : '0');
    expect(wallet.balance).toBe(100_000n - 100n + BigInt(round.win));
    expect([wallet.bets.size, wallet.closed.size, [...wallet.bets.values()].some(({ rolledBack }) => rolledBack)]).toEqual([1, 1, false]);
  }, 90_000);

  it('settles a bet on an event by its seed when killed before the bet’s answer, while it is open and at the payment', async () => {
    const { fixture, pick } = seriesAboutToEnd();
    wallet = new FakeWallet(SIGNING_KEY, 'av-avalon-lobby');
    let address = await start('AV');
    const { sessionId } = await post<LaunchAnswer>(`${address}/api/launch`, { token: 'one-time', nonce: 'n'.repeat(32), merchant: 'brand-a', game: 'av-avalon-lobby' });
    const ask = { spinId: 'event-bet-1', stake: '100', choice: { fixture: fixture.id, market: 'winner', pick, price: 100, take: 'any' } };
    const find = () => post<RoundView>(`${address}/api/spin`, ask, sessionId);
    address = await killed('AV', (path, when) => path.endsWith('/bet') && when === 'after', find);
    await expect.poll(async () => (await find()).status, { timeout: 10_000 }).toBe('running');
    address = await killed('AV', () => false, () => Promise.resolve(kill()));
    address = await killed('AV', paying, () => Promise.resolve());
    await expect.poll(async () => (await find()).status, { timeout: 30_000 }).toBe('settled');
    const round = await find();
    const { price } = round.choice as EventChoice;
    expect(round.win).toBe(fixture.sport.winnerOf('winner', fixture.states.at(-1)) === pick ? price.toString() : '0');
    expect(wallet.balance).toBe(100_000n - 100n + BigInt(round.win));
    expect([wallet.bets.size, wallet.closed.size, [...wallet.bets.values()].some(({ rolledBack }) => rolledBack)]).toEqual([1, 1, false]);
  }, 90_000);
});
