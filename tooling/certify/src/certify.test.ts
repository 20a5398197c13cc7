import { testDatabase, type TestDatabase, testEngine } from '@livery/gateway/test-support/vitest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Adapter, Order, Played, Table } from './adapter.ts';
import { driveAdapter } from './adapter/run.ts';
import type { Result } from './checks.ts';
import { allFaults, demoAdapter } from './demo/demo-adapter.ts';
import { openPlatform, type Platform } from './platform/platform.ts';
import { closeConnections } from './platform/post.ts';
import { bugs, type Bug } from './reference/bugs.ts';
import { referenceAdapter } from './reference/reference-adapter.ts';
import { certificate } from './report.ts';
import { checkWallet, walletChecks } from './wallet/run.ts';

const { vendor, games } = referenceAdapter();
let db: TestDatabase;
let house: Platform;
beforeAll(async () => {
  db = await testDatabase();
  // Two gateways: on PostgreSQL each a process of its own.
  house = await openPlatform({ db, url: db.url, gateways: 2, vendor, games });
});
afterAll(async () => {
  await house.close();
  closeConnections();
  await db.close();
});

const failed = (results: readonly Result[]) => results.filter(({ failures }) => failures > 0);

it('finds that the wallet of two gateways keeps every rule', { timeout: 120_000 }, async () => {
  const results = await checkWallet(house, vendor, games);
  expect(failed(results)).toEqual([]);
  expect(results.map(({ name }) => name)).toEqual([...walletChecks.map(({ name }) => name), 'books-are-sound']);
});

it('finds an honest adapter sound under random faults, and says so in words', { timeout: 120_000 }, async () => {
  const driven = await driveAdapter(referenceAdapter(), house, { rounds: 120, seed: 'honest', players: 6, kills: 1 });
  expect(failed(driven.results)).toEqual([]);
  // On PostgreSQL a gateway died in the middle.
  expect(driven.killed).toBe(testEngine === 'postgres' ? 1 : 0);
  expect([...driven.happened.keys()].toSorted()).toEqual(['drop', 'duplicate', 'error', 'late', 'lose-answer', 'none', 'slow']);
  const { markdown, json } = certificate({ adapter: 'reference', engine: testEngine, gateways: 2, seed: 'honest', wallet: [], driven, at: new Date(0) });
  expect(markdown).toContain('| accounts-for-every-bet | passed |');
  expect(JSON.parse(json)).toMatchObject({ verdict: 'passed', adapter: 'reference', rounds: driven.rounds });
});

it('reaches adapters in processes of their own through its proxy', { timeout: 120_000 }, async () => {
  const { results, happened } = await driveAdapter(referenceAdapter([], 'proxy'), house, { rounds: 12, seed: 'proxy', players: 2 });
  expect(failed(results)).toEqual([]);
  expect(happened.get('lose-answer')).toBeGreaterThan(0);
});

/** The reference adapter, of whose rounds `play` makes something else. */
function playing(play: (order: Order, honest: Table['play']) => Promise<Played>): Adapter {
  const honest = referenceAdapter();
  return {
    ...honest,
    async open(setup, ticket) {
      const table = await honest.open(setup, ticket);
      return { play: (order) => play(order, (given) => table.play(given)) };
    },
  };
}

describe('a vendor that calls rounds off for reasons of its own', () => {
  const callingOff = (often: (order: number) => boolean): Adapter => {
    let orders = 0;
    return playing(async (order, honest) => (often(++orders) ? { ...(await honest({ ...order, cancel: true })), because: 'CALLED_OFF' } : honest(order)));
  };

  it('gets another chance of each situation', { timeout: 120_000 }, async () => {
    const { results } = await driveAdapter(callingOff((order) => order === 1 || order === 3), house, { rounds: 4, seed: 'own reasons', players: 2 });
    expect(failed(results)).toEqual([]);
  });

  it('is not sound where it always does', { timeout: 120_000 }, async () => {
    const { results } = await driveAdapter(callingOff(() => true), house, { rounds: 4, seed: 'own reasons', players: 2 });
    const [first] = failed(results);
    expect(first).toMatchObject({ name: 'carries-rounds-through', examples: expect.arrayContaining(['all goes well: cancelled, CALLED_OFF, not settled']) as unknown });
  });
});

it('sees the other players’ rounds through where one cannot be played to its end, and nobody plays on', { timeout: 120_000 }, async () => {
  const SITUATIONS = 12;
  let [orders, underWay] = [0, 0];
  const stuck = playing(async (order, honest) => {
    if (++orders === SITUATIONS + 3) throw new Error('It does not end the round.');
    underWay++;
    const played = await honest(order);
    underWay--;
    return played;
  });
  await expect(driveAdapter(stuck, house, { rounds: 400, seed: 'stuck', players: 6 })).rejects.toThrow('It does not end the round.');
  expect(underWay).toBe(0);
  expect(orders).toBeLessThan(40);
});

it.each([
  ['finds a demo vendor’s own program sound, killed in the middle of its rounds', demoAdapter('LUM')],
  ['keeps its books while a demo vendor has every fault there is', demoAdapter('SWD', allFaults(0.07))],
])('%s', { timeout: 120_000 }, async (_what, adapter) => {
  const own = await openPlatform({ db, url: db.url, gateways: 1, vendor: adapter.vendor, games: adapter.games });
  try {
    const { results, adapterKilled } = await driveAdapter(adapter, own, { rounds: 16, seed: 'demo', players: 4, kills: 1 });
    expect(failed(results)).toEqual([]);
    expect(results.map(({ name }) => name)).toContain('accounts-for-every-bet');
    expect(adapterKilled).toBe(1);
  } finally {
    await adapter.close?.();
    await own.close();
  }
});

/** What each mistake is caught by, at least. */
const caught: Readonly<Record<Bug, string>> = {
  'new-txid-on-retry': 'one-txid-for-one-bet',
  'changed-body-on-retry': 'repeats-the-same-body',
  'pays-twice': 'pays-once',
  unsigned: 'signs-every-call',
  'stale-clock': 'keeps-its-clock',
  'ignores-scale': 'states-its-scale',
  'wrong-currency': 'states-the-currency',
  'reuses-round-id': 'uses-a-round-id-once',
  'never-rolls-back': 'takes-back-what-it-calls-off',
  'rolls-back-settled': 'leaves-settled-rounds',
  'win-before-answer': 'pays-after-the-bet',
  'never-closes': 'closes-its-rounds',
  'forgets-unknown': 'repeats-until-answered',
  'stops-at-expiry': 'pays-after-the-session',
  'ignores-refusal': 'respects-a-refusal',
};

describe.runIf(testEngine === 'pglite')('a broken adapter', () => {
  it.each(Object.keys(bugs) as Bug[])('that has the bug "%s" is caught by name', { timeout: 120_000 }, async (bug) => {
    const { results } = await driveAdapter(referenceAdapter([bug]), house, { rounds: 8, seed: bug, players: 2 });
    expect(failed(results).map(({ name }) => name)).toContain(caught[bug]);
    // Whatever a vendor does, our own books stay sound.
    expect(results.find(({ name }) => name === 'books-are-sound')?.failures).toBe(0);
  });
});
