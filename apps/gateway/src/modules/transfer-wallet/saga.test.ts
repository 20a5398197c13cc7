import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cleanAudit, openTestLedger, type TestLedger } from '../../../test-support/test-ledger.ts';
import { testClock } from '../../../test-support/clock.ts';
import { testDatabase, type TestDatabase } from '../../../test-support/database.ts';
import { fakeVendor, type FakeVendor, type VendorFault } from '../../../test-support/fake-vendor.ts';
import { longAnswer, type LongAnswer } from '../../../test-support/long-answer.ts';
import type { Database } from '../../platform/db/index.ts';
import { createWallet } from '../wallet/index.ts';
import { createTransferWallet, type Direction, type TransferWallet } from './index.ts';

const SECRET = 'a-secret-of-at-least-thirty-two-characters';
const clock = testClock();
const FUNDS = 1000n;
let db: TestDatabase;
let books: TestLedger;
let vendor: FakeVendor;
let serial = 0;

beforeAll(async () => {
  db = await testDatabase({ clock });
  books = await openTestLedger(db, 'TRANSFER');
  vendor = await fakeVendor(SECRET, clock.now);
});
afterAll(async () => {
  await vendor.close();
  await db.close();
});
afterEach(() => {
  for (const call of Object.keys(vendor.faults) as (keyof typeof vendor.faults)[]) vendor.faults[call] = [];
});

/** A gateway process: its transfer wallets on their own view of the database and the network. */
function process(on: Database = db, fetching: typeof fetch = fetch): TransferWallet {
  return createTransferWallet({
    db: on,
    wallet: createWallet({ db: on, events: { balanceChanged: () => undefined } }),
    fetch: fetching,
    log: { warn: () => undefined, error: () => undefined },
    tenants: () => [],
    ports: {
      kindsOf: async (_queries, _tenant, ids) => new Map(ids.map((id) => [id, 'real'])),
      categoriesOf: async (_tenant, _vendor, codes) => new Map(codes.map((code) => [code, 'PVP'])),
      dayOf: () => '2026-01-01',
      vendors: async () => [{ code: 'house', displayName: 'House', origin: vendor.origin, state: 'open' }],
      mayPlay: async () => true,
      signerOf: async () => ({ key: { id: 'key-1', secret: SECRET }, version: 2 }),
    },
  });
}

/** A member with money in the wallet and at the vendor. */
async function member(there = 0n): Promise<string> {
  const id = `m${++serial}`;
  await books.member(id, FUNDS);
  vendor.vendorBalances.set(id, there);
  return id;
}
const orderOf = (memberId: string, direction: Direction, amount = 300n) =>
  ({ tenant: 'TRANSFER', memberId, vendor: 'house', direction, currency: 'CUR', amount, reason: 'player' as const });
const begin = (wallet: TransferWallet, memberId: string, direction: Direction, amount?: bigint) =>
  db.transaction((tx) => wallet.request(tx, orderOf(memberId, direction, amount)));
const here = async (memberId: string) => (await books.wallet.balanceOf('TRANSFER', memberId, 'CUR'))?.available ?? -1n;
const transit = async () => books.wallet.derivedBalance('TRANSFER', await books.wallet.openAccount('TRANSFER', { owner: 'transit:house', currency: 'CUR', kind: 'real' }));
const soundness = async () => ({ ...(await books.wallet.audit('TRANSFER')), transit: await process().drift('TRANSFER') });
const sound = { ...cleanAudit, transit: [] };

/** Runs the job until no transfer is open. */
async function settle(wallet = process()): Promise<void> {
  for (let turn = 0; turn < 12; turn++) {
    clock.advance(60_000);
    await wallet.reconcile();
  }
}

describe('transfer', () => {
  it.each([
    ['in', 700n, 300n],
    ['out', 1300n, 200n],
  ] as const)('%s passes through its states and moves the money once', async (direction, hereAfter, thereAfter) => {
    const wallet = process();
    const id = await member(direction === 'out' ? 500n : 0n);
    const requested = await begin(wallet, id, direction);
    expect(requested.state).toBe(direction === 'in' ? 'debited' : 'requested');
    expect(await transit()).toBe(direction === 'in' ? 300n : 0n);
    const done = await wallet.advance('TRANSFER', requested.id);
    expect(done).toMatchObject({ state: 'confirmed', reconciled: false, vendorTx: `v-${requested.id}` });
    expect([await here(id), vendor.vendorBalances.get(id), await transit()]).toEqual([hereAfter, thereAfter, 0n]);
    const steps = (await wallet.steps('TRANSFER', [requested.id])).get(requested.id)?.map(({ state }) => state);
    expect(steps).toEqual(direction === 'in' ? ['requested', 'debited', 'sent', 'confirmed'] : ['requested', 'sent', 'confirmed']);
    expect((await wallet.advance('TRANSFER', requested.id)).state).toBe('confirmed');
    expect(await soundness()).toEqual(sound);
  });

  it('moves nothing when it exceeds the balance, in either direction', async () => {
    const wallet = process();
    const id = await member(100n);
    await expect(begin(wallet, id, 'in', FUNDS + 1n)).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    expect((await wallet.page('TRANSFER', id, 1, 10)).total).toBe(0);
    const { id: transfer } = await begin(wallet, id, 'out', 101n);
    expect(await wallet.advance('TRANSFER', transfer)).toMatchObject({ state: 'failed', code: 'INSUFFICIENT_FUNDS', reconciled: false });
    expect([await here(id), vendor.vendorBalances.get(id)]).toEqual([FUNDS, 100n]);
  });

  const faults: readonly (readonly [VendorFault, boolean])[] = [['never', false], ['lost', true], ['late', false], ['broken', true], ['down', false], ['twice', true]];
  it.each(faults.flatMap(([fault, arrives]) => (['in', 'out'] as const).map((direction) => [direction, fault, arrives] as const)))(
    '%s whose call is hit by "%s" is resolved by querying, never by assumption',
    async (direction, fault, arrives) => {
      const wallet = process();
      const id = await member(500n);
      const { id: transfer } = await begin(wallet, id, direction);
      vendor.faults[direction === 'in' ? 'deposit' : 'withdraw'] = [fault];
      const first = await wallet.advance('TRANSFER', transfer);
      expect(first.state).toBe(fault === 'twice' ? 'confirmed' : 'unknown');
      // An unknown outcome keeps the transfer open: the money is in transit, and nowhere else.
      const moving = fault === 'twice' ? 0n : 300n;
      expect([await here(id), await transit()]).toEqual([direction === 'in' ? 700n : FUNDS + 300n - moving, moving]);
      vendor.faults.query = ['down', 'lost'];
      await settle();
      const moved = direction === 'in' ? 300n : -300n;
      const last = (await wallet.page('TRANSFER', id, 1, 1)).lines[0];
      expect(last).toMatchObject({ state: arrives ? 'confirmed' : 'failed', reconciled: fault !== 'twice' });
      expect([await here(id), vendor.vendorBalances.get(id), await transit()]).toEqual(arrives ? [FUNDS - moved, 500n + moved, 0n] : [FUNDS, 500n, 0n]);
      // A call that arrives after the transfer was given up is refused by the vendor.
      expect(vendor.release()).toEqual(fault === 'late' ? ['TRANSFER_BARRED'] : []);
      expect(vendor.vendorBalances.get(id)).toBe(arrives ? 500n + moved : 500n);
      expect(await soundness()).toEqual(sound);
    },
  );

  it('is not concluded by a vendor that hangs, answers for another, or rejects our signature', async () => {
    const impatient: typeof fetch = (to, init) => fetch(to, { ...init, signal: AbortSignal.timeout(100) });
    const wallet = process(db, impatient);
    const id = await member();
    const { id: transfer } = await begin(wallet, id, 'in');
    vendor.faults.deposit = ['hangs'];
    expect(await wallet.advance('TRANSFER', transfer)).toMatchObject({ state: 'unknown', code: 'TIMEOUT' });
    const echo = async (answer: (asked: { requestId: string; transferId: string }) => object) => {
      clock.advance(600_000);
      const answering: typeof fetch = async (_to, init) => Response.json(answer(JSON.parse(init?.body as string) as never));
      return (await process(db, answering).advance('TRANSFER', transfer)).code;
    };
    const answer = { code: 'OK', direction: 'deposit', state: 'completed', playerId: id, currency: 'CUR', amount: '300', scale: 2 };
    expect(await echo(({ transferId }) => ({ ...answer, transferId, requestId: 'another' }))).toBe('ANOTHER_ANSWER');
    expect(await echo(({ requestId }) => ({ code: 'BAD_SIGNATURE', requestId }))).toBe('BAD_SIGNATURE');
    expect(await echo((asked) => ({ ...answer, ...asked, amount: '301' }))).toBe('MISMATCH');
    expect(await echo((asked) => ({ ...answer, ...asked, direction: 'withdraw' }))).toBe('MISMATCH');
    expect(await echo((asked) => ({ ...answer, ...asked, state: 'pending' }))).toBe('PENDING');
    clock.advance(600_000);
    const long: LongAnswer[] = [];
    const endless: typeof fetch = async (_to, init) => {
      const started = longAnswer({ ...answer, ...(JSON.parse(init?.body as string) as object) });
      long.push(started);
      return started.response;
    };
    expect((await process(db, endless).advance('TRANSFER', transfer)).code).toBe('ANSWER_TOO_LONG');
    expect(long.map((each) => [each.read(), each.given()])).toEqual([[65_536, true]]);
    expect([await here(id), await transit()]).toEqual([700n, 300n]);
    await settle();
    expect([await here(id), await transit()]).toEqual([FUNDS, 0n]);
  });

  it('is completed once by several concurrent processes', async () => {
    const processes = [process(), process(), process()];
    const id = await member();
    const { id: transfer } = await begin(processes[0]!, id, 'in');
    vendor.arrived.length = 0;
    await Promise.all(processes.map((wallet) => wallet.advance('TRANSFER', transfer)));
    await settle();
    expect(vendor.arrived).toEqual(['deposit']);
    expect([await here(id), vendor.vendorBalances.get(id)]).toEqual([700n, 300n]);
  });
});

/** A view of the database and the network on which the process dies at its `step`th use of either. */
function mortal(step: number): { readonly wallet: TransferWallet; readonly died: () => boolean } {
  let touches = 0;
  const touch = () => {
    if (++touches >= step) throw new Error('killed');
  };
  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    touch();
    const result = await work();
    touch();
    return result;
  };
  const query = new Proxy(db.query, {
    get: (target, name, self) => (name === 'executeQuery' ? (...given: Parameters<typeof target.executeQuery>) => guarded(() => target.executeQuery(...given)) : (Reflect.get(target, name, self) as unknown)),
  });
  const on: Database = { ...db, query, transaction: (work, options) => guarded(() => db.transaction(work, options)) };
  return { wallet: process(on, (to, init) => guarded(() => fetch(to, init))), died: () => touches >= step };
}

it.each(['in', 'out'] as const)('%s: a process killed between any two steps loses no money', { timeout: 60_000 }, async (direction) => {
  for (let step = 1, alive = false; !alive; step++) {
    const id = await member(500n);
    const { id: transfer } = await begin(process(), id, direction);
    const victim = mortal(step);
    await victim.wallet.advance('TRANSFER', transfer).catch(() => undefined);
    alive = !victim.died();
    await settle();
    const moved = direction === 'in' ? 300n : -300n;
    const [mine, theirs] = [await here(id), vendor.vendorBalances.get(id)];
    // Completed or cancelled, the same on both sides.
    expect([[FUNDS - moved, 500n + moved], [FUNDS, 500n]]).toContainEqual([mine, theirs]);
    expect(await transit()).toBe(0n);
    expect(await process().open('TRANSFER', id)).toEqual([]);
  }
  expect(await soundness()).toEqual(sound);
});

it('an auto-transfer brings all money home whatever fails on the way', { timeout: 60_000 }, async () => {
  const fault = fc.constantFrom<VendorFault | undefined>(undefined, undefined, 'never', 'lost', 'late', 'broken', 'down', 'twice');
  const step = fc.record({ direction: fc.constantFrom<Direction>('in', 'out'), amount: fc.bigInt({ min: 1n, max: 700n }), fault, asking: fault, lingers: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const id = await member();
      const wallet = process();
      for (const { direction, amount, fault: hit, asking, lingers } of steps) {
        if (hit !== undefined) vendor.faults[direction === 'in' ? 'deposit' : 'withdraw'] = [hit];
        if (asking !== undefined && asking !== 'late') vendor.faults.query = [asking];
        const transfer = await begin(wallet, id, direction, amount).catch(() => undefined);
        if (transfer !== undefined && !lingers) await wallet.advance('TRANSFER', transfer.id);
        if (lingers) vendor.release();
      }
      await settle();
      vendor.release();
      const who = { tenant: 'TRANSFER', memberId: id, currency: 'CUR' };
      const { orders, unreachable } = await wallet.plan(who, 'home');
      expect(unreachable).toEqual([]);
      await wallet.advanceAll(await db.transaction((tx) => wallet.requestAll(tx, orders)));
      await settle();
      expect([await here(id), vendor.vendorBalances.get(id), await transit()]).toEqual([FUNDS, 0n, 0n]);
    }),
    { numRuns: 25 },
  );
  expect(await soundness()).toEqual(sound);
});
