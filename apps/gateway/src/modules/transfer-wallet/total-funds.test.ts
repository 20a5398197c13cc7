import { transferCalls, type TransferCall } from '@livery/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestLedger, type TestLedger } from '../../../test-support/test-ledger.ts';
import { testClock } from '../../../test-support/clock.ts';
import { testDatabase, type TestDatabase } from '../../../test-support/database.ts';
import { fakeVendor, type FakeVendor, type VendorFault } from '../../../test-support/fake-vendor.ts';
import { createWallet } from '../wallet/index.ts';
import { createTransferWallet, type Direction, type TransferWallet } from './index.ts';

const SECRET = 'a-secret-of-at-least-thirty-two-characters';
const TENANT = 'HOLDINGS';
const [FUNDS, THERE, MOVED] = [1000n, 500n, 300n];
const clock = testClock();
let db: TestDatabase;
let books: TestLedger;
let vendor: FakeVendor;
let other: FakeVendor;
let serial = 0;

beforeAll(async () => {
  db = await testDatabase({ clock });
  books = await openTestLedger(db, TENANT);
  vendor = await fakeVendor(SECRET, clock.now);
  other = await fakeVendor(SECRET, clock.now);
});
afterAll(async () => {
  await vendor.close();
  await other.close();
  await db.close();
});
afterEach(() => {
  for (const call of Object.keys(vendor.faults) as (keyof typeof vendor.faults)[]) vendor.faults[call] = [];
});

function transfersBy(fetching: typeof fetch): TransferWallet {
  return createTransferWallet({
    db,
    wallet: createWallet({ db, events: { balanceChanged: () => undefined } }),
    fetch: fetching,
    log: { warn: () => undefined, error: () => undefined },
    tenants: () => [],
    ports: {
      kindsOf: async (_queries, _tenant, ids) => new Map(ids.map((id) => [id, 'real'])),
      categoriesOf: async (_tenant, _vendor, codes) => new Map(codes.map((code) => [code, 'PVP'])),
      dayOf: () => '2026-01-01',
      vendors: async () => [
        { code: 'house', displayName: 'House', origin: vendor.origin, state: 'open' },
        { code: 'other', displayName: 'Other', origin: other.origin, state: 'open' },
      ],
      mayPlay: async () => true,
      signerOf: async () => ({ key: { id: 'key-1', secret: SECRET }, version: 2 }),
    },
  });
}

/** A member with money here and at the two vendors. */
async function member(there = THERE): Promise<string> {
  const id = `m${++serial}`;
  await books.member(id, FUNDS);
  vendor.vendorBalances.set(id, there);
  other.vendorBalances.set(id, 40n);
  return id;
}

/** Whether this is a call on the first of the vendors. */
const isCall = (to: Parameters<typeof fetch>[0], call: TransferCall): boolean => to instanceof URL && to.href === new URL(transferCalls[call].path, vendor.origin).href;

const begin = (wallet: TransferWallet, memberId: string, direction: Direction, amount = MOVED) =>
  db.transaction((tx) => wallet.request(tx, { tenant: TENANT, memberId, vendor: 'house', direction, currency: 'CUR', amount, reason: 'player' }));
const move = async (wallet: TransferWallet, memberId: string, direction: Direction, amount = MOVED) =>
  wallet.advance(TENANT, (await begin(wallet, memberId, direction, amount)).id);

/** What is read, as the calls add it up. */
async function read(wallet: TransferWallet, memberId: string) {
  const { main, vendorBalances, open, complete } = await wallet.totalFunds.of({ tenant: TENANT, memberId, currency: 'CUR' });
  const [house, elsewhere] = ['house', 'other'].map((code) => vendorBalances.find(({ vendor: at }) => at.code === code)?.balance);
  const inFlight = open.filter(({ state }) => state !== 'requested').reduce((sum, { amount }) => sum + amount, 0n);
  return { main, house, elsewhere, inFlight, total: main + (house ?? 0n) + (elsewhere ?? 0n) + inFlight, complete };
}
const ALL = FUNDS + THERE + 40n;

describe('total funds', () => {
  it('list each amount in exactly one place', async () => {
    const wallet = transfersBy(fetch);
    const id = await member();
    expect(await read(wallet, id)).toEqual({ main: 1000n, house: 500n, elsewhere: 40n, inFlight: 0n, total: ALL, complete: true });
    await begin(wallet, id, 'out', 100n);
    expect(await read(wallet, id)).toMatchObject({ main: 1000n, house: 500n, inFlight: 0n, total: ALL, complete: true });
    await begin(wallet, id, 'in');
    expect(await read(wallet, id)).toMatchObject({ main: 700n, house: 500n, inFlight: 300n, total: ALL, complete: true });
  });

  it('contain demo money in the main wallet only', async () => {
    const id = `m${++serial}`;
    await books.member(id, 77n, 'trial');
    expect(await read(transfersBy(fetch), id)).toEqual({ main: 77n, house: undefined, elsewhere: undefined, inFlight: 0n, total: 77n, complete: true });
  });
});

const faults: readonly (readonly [VendorFault, boolean])[] = [['lost', true], ['broken', true], ['never', false], ['down', false], ['late', false]];
/** The direction, what hits the call, and whether it is carried out all the same. */
const cases = faults.flatMap(([fault, arrives]) => (['in', 'out'] as const).map((direction) => [direction, fault, arrives] as const));

describe('total funds after a transfer without an answer', () => {
  it.each(cases)('%s, "%s": are complete as soon as the vendor reports its outcome', async (direction, fault, arrives) => {
    const wallet = transfersBy(fetch);
    const id = await member();
    vendor.faults[direction === 'in' ? 'deposit' : 'withdraw'] = [fault];
    expect((await move(wallet, id, direction)).state).toBe('unknown');
    const moved = arrives ? (direction === 'in' ? MOVED : -MOVED) : 0n;
    expect(await read(wallet, id)).toEqual({ main: FUNDS - moved, house: THERE + moved, elsewhere: 40n, inFlight: 0n, total: ALL, complete: true });
    expect((await wallet.page(TENANT, id, 1, 1)).lines[0]).toMatchObject({ state: arrives ? 'confirmed' : 'failed', reconciled: true });
    vendor.release();
    expect((await read(wallet, id)).total).toBe(ALL);
  });

  it.each(cases)('%s, "%s": count the amount as in transit while the vendor does not answer', async (direction, fault) => {
    const wallet = transfersBy(fetch);
    const id = await member();
    vendor.faults[direction === 'in' ? 'deposit' : 'withdraw'] = [fault];
    await move(wallet, id, direction);
    const said = vendor.vendorBalances.get(id) ?? 0n;
    vendor.faults.query = ['down'];
    const doubted = await read(wallet, id);
    const main = direction === 'in' ? FUNDS - MOVED : FUNDS;
    expect(doubted).toMatchObject({ main, house: said > MOVED ? said - MOVED : 0n, elsewhere: 40n, inFlight: MOVED, complete: false });
    // Never more than there is, and nothing missing but what the transfer may have left where it was.
    expect([0n, MOVED, said]).toContain(ALL - doubted.total);
    expect(await read(wallet, id)).toMatchObject({ inFlight: 0n, total: ALL, complete: true });
  });

  it('do not delay the reconciliation by failed reads', async () => {
    const wallet = transfersBy(fetch);
    const id = await member();
    vendor.faults.deposit = ['lost'];
    await move(wallet, id, 'in');
    vendor.faults.query = Array.from({ length: 9 }, () => 'down' as const);
    for (let looks = 0; looks < 9; looks++) expect((await read(wallet, id)).complete).toBe(false);
    expect((await wallet.open(TENANT, id))[0]).toMatchObject({ state: 'unknown', attempts: 1 });
    clock.advance(2_000);
    await wallet.reconcile();
    expect(await wallet.open(TENANT, id)).toEqual([]);
  });

  it('do not query a transfer whose answer may still come', async () => {
    const id = await member();
    let answer: (() => void) | undefined;
    const patient: typeof fetch = async (to, init) => {
      const response = await fetch(to, init);
      if (isCall(to, 'deposit')) await new Promise<void>((resolve) => (answer = resolve));
      return response;
    };
    const moving = move(transfersBy(patient), id, 'in');
    await expect.poll(() => answer !== undefined).toBe(true);
    vendor.arrived.length = 0;
    expect(await read(transfersBy(fetch), id)).toEqual({ main: 700n, house: 500n, elsewhere: 40n, inFlight: 300n, total: ALL, complete: false });
    expect(vendor.arrived).toEqual(['balance']);
    answer?.();
    expect((await moving).state).toBe('confirmed');
    expect((await read(transfersBy(fetch), id)).total).toBe(ALL);
  });
});

describe('total funds during a transfer', () => {
  /** A network on which `meanwhile` happens before or after the vendor reads a balance. */
  function interrupted(when: 'before' | 'after', meanwhile: () => Promise<unknown>): typeof fetch {
    return async (to, init) => {
      const reading = isCall(to, 'balance');
      if (reading && when === 'before') await meanwhile();
      const response = await fetch(to, init);
      if (reading && when === 'after') await meanwhile();
      return response;
    };
  }
  const moments = (['before', 'after'] as const).flatMap((when) => (['in', 'out'] as const).map((direction) => [direction, when] as const));

  it.each(moments)("%s: count the money once when it moves %s one read of the vendor's balance", async (direction, when) => {
    const id = await member();
    let times = 0;
    const wallet = transfersBy(interrupted(when, async () => (times++ === 0 ? move(transfersBy(fetch), id, direction) : undefined)));
    const moved = direction === 'in' ? MOVED : -MOVED;
    expect(await read(wallet, id)).toEqual({ main: FUNDS - moved, house: THERE + moved, elsewhere: 40n, inFlight: 0n, total: ALL, complete: true });
    expect(times).toBe(2);
  });

  it.each(moments)("%s: leave out what is uncertain when money moves %s every read of the vendor's balance", async (direction, when) => {
    const id = await member();
    let times = 0;
    const wallet = transfersBy(interrupted(when, () => (times++, move(transfersBy(fetch), id, direction, 10n))));
    const moved = direction === 'in' ? 30n : -30n;
    expect(await read(wallet, id)).toEqual({ main: FUNDS - moved, house: undefined, elsewhere: 40n, inFlight: 0n, total: FUNDS - moved + 40n, complete: false });
    expect(times).toBe(3);
  });
});
