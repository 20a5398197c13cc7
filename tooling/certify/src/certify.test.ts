import { onOneEngine, testDatabase, type TestDatabase, testEngine } from '@livery/gateway/test-support/vitest';
import { everything } from '@livery/test-config';
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
let platform: Platform;
beforeAll(async () => {
  db = await testDatabase();
  // Two gateways: on PostgreSQL each a process of its own.
  platform = await openPlatform({ db, url: db.servingUrl, gateways: 2, vendor, games });
});
afterAll(async () => {
  await platform.close();
  closeConnections();
  await db.close();
});

const failed = (results: readonly Result[]) => results.filter(({ failures }) => failures > 0);

// Each rule has a test of the gateway's own.
it.runIf(everything())('certification passes the wallet of two gateways', { timeout: 120_000 }, async () => {
  const results = await checkWallet(platform, vendor, games);
  expect(failed(results)).toEqual([]);
  expect(results.map(({ name }) => name)).toEqual([...walletChecks.map(({ name }) => name), 'books-are-sound']);
});

it('certification passes a correct adapter under random faults, and reports it in words', { timeout: 120_000 }, async () => {
  const driven = await driveAdapter(referenceAdapter(), platform, { rounds: 120, seed: 'honest', players: 6, kills: 1 });
  expect(failed(driven.results)).toEqual([]);
  // On PostgreSQL a gateway died in the middle.
  expect(driven.killed).toBe(testEngine === 'postgres' ? 1 : 0);
  expect([...driven.happened.keys()].toSorted()).toEqual(['drop', 'duplicate', 'error', 'late', 'lose-answer', 'none', 'slow']);
  const { markdown, json } = certificate({ adapter: 'reference', engine: testEngine, gateways: 2, seed: 'honest', wallet: [], driven, at: new Date(0) });
  expect(markdown).toContain('| accounts-for-every-bet | passed |');
  expect(JSON.parse(json)).toMatchObject({ verdict: 'passed', adapter: 'reference', rounds: driven.rounds });
});

it('certification reaches adapters in their own processes through its proxy', { timeout: 120_000 }, async () => {
  const { results, happened } = await driveAdapter(referenceAdapter([], 'proxy'), platform, { rounds: 12, seed: 'proxy', players: 2 });
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

describe('certification of a vendor that calls rounds off', () => {
  const callingOff = (often: (order: number) => boolean): Adapter => {
    let orders = 0;
    return playing(async (order, honest) => (often(++orders) ? { ...(await honest({ ...order, cancel: true })), because: 'CALLED_OFF' } : honest(order)));
  };

  it('repeats each situation that was called off', { timeout: 120_000 }, async () => {
    const { results } = await driveAdapter(callingOff((order) => order === 1 || order === 3), platform, { rounds: 4, seed: 'own reasons', players: 2 });
    expect(failed(results)).toEqual([]);
  });

  it('fails when the vendor always calls rounds off', { timeout: 120_000 }, async () => {
    const { results } = await driveAdapter(callingOff(() => true), platform, { rounds: 4, seed: 'own reasons', players: 2 });
    const [first] = failed(results);
    expect(first).toMatchObject({ name: 'carries-rounds-through', examples: expect.arrayContaining(['all goes well: cancelled, CALLED_OFF, not settled']) as unknown });
  });
});

it("certification finishes the other players' rounds when one cannot be finished, and starts no more", { timeout: 120_000 }, async () => {
  const SITUATIONS = 12;
  let [orders, underWay] = [0, 0];
  const stuck = playing(async (order, honest) => {
    if (++orders === SITUATIONS + 3) throw new Error('It does not end the round.');
    underWay++;
    const played = await honest(order);
    underWay--;
    return played;
  });
  await expect(driveAdapter(stuck, platform, { rounds: 400, seed: 'stuck', players: 6 })).rejects.toThrow('It does not end the round.');
  expect(underWay).toBe(0);
  expect(orders).toBeLessThan(40);
});

// The demo vendor's own program: the reference adapter has passed the same rules above.
describe.runIf(everything())('certification of the demo vendor’s program', () => {
  it.each([
    ['passes while it is killed during its rounds', demoAdapter('LUM')],
    ['finds the ledger consistent while it injects every fault', demoAdapter('SWD', allFaults(0.07))],
  ] as const)('%s', { timeout: 120_000 }, async (_what, adapter) => {
    const own = await openPlatform({ db, url: db.servingUrl, gateways: 1, vendor: adapter.vendor, games: adapter.games });
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
});

/** What each mistake is caught by, at least. */
const caught: Readonly<Record<Bug, string>> = {
  'new-txid-on-retry': 'one-txid-for-one-bet',
  'changed-body-on-retry': 'repeats-the-same-body',
  'pays-twice': 'pays-once',
  'pays-until-it-shows': 'pays-once-what-is-held',
  unsigned: 'signs-every-call',
  'signs-with-version-1': 'signs-with-version-2',
  'signs-another-method': 'signs-every-call',
  'signs-another-path': 'signs-every-call',
  'signs-another-vendor': 'signs-every-call',
  'signs-another-merchant': 'signs-every-call',
  'names-another-key': 'names-its-key',
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

describe.runIf(onOneEngine)('certification of a broken adapter', () => {
  it.each(Object.keys(bugs) as Bug[])('names the broken rule for the bug "%s"', { timeout: 120_000 }, async (bug) => {
    const { results } = await driveAdapter(referenceAdapter([bug]), platform, { rounds: 8, seed: bug, players: 2 });
    expect(failed(results).map(({ name }) => name)).toContain(caught[bug]);
    // Whatever a vendor does, our own books stay sound.
    expect(results.find(({ name }) => name === 'books-are-sound')?.failures).toBe(0);
  });
});
