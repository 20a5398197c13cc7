import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanAudit, openTestLedger, type TestLedger } from '../../../test-support/test-ledger.ts';
import { testClock } from '../../../test-support/clock.ts';
import { asOwner, testDatabase, type TestDatabase } from '../../../test-support/database.ts';
import { createWallet, type Posted, type WalletRefusal } from './index.ts';

const clock = testClock();
const changes: string[] = [];
let db: TestDatabase;
let books: TestLedger;
let serial = 0;
const fresh = (what: string) => `${what}-${++serial}`;

beforeAll(async () => {
  db = await testDatabase({ clock });
  books = await openTestLedger(db, 'T1', {
    balanceChanged: ({ tenant, memberId, currency }) => void changes.push(`${tenant}/${memberId}/${currency}`),
  });
});
afterAll(() => db.close());

const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: WalletRefusal) => error.code,
  );

function post(debit: string, credit: string, amount: bigint, key = fresh('key'), wallet = books.wallet): Promise<Posted> {
  return wallet.post({ tenant: books.tenant, key, reason: 'test', legs: [{ debit, credit, amount }] });
}

const free = async (memberId: string) => (await books.wallet.balanceOf('T1', memberId, 'CUR'))?.available;

describe('wallet accounts', () => {
  it('are opened once for concurrent calls', async () => {
    const [first, second] = await Promise.all([books.member('twice'), books.member('twice')]);
    expect(first).toBe(second);
  });

  it('of a member are real or trial, not both', async () => {
    await books.member('demo', 0n, 'trial');
    expect(await refusal(books.member('demo', 0n, 'real'))).toBe('KIND_MISMATCH');
  });

  it('require a currency of their tenant', async () => {
    const ref = { owner: 'member:x', currency: 'NONE', kind: 'real' } as const;
    await expect(books.wallet.openAccount('T1', ref)).rejects.toThrow('foreign key');
  });

  it('keep the exponent of their currency', async () => {
    await expect(books.wallet.defineCurrency('T1', { code: 'CUR', exponent: 3, kind: 'money' })).rejects.toThrow(RangeError);
    expect(await books.wallet.currency('T1', 'CUR')).toEqual({ code: 'CUR', exponent: 2, kind: 'money' });
  });
});

describe('posting', () => {
  it('moves money from one account to the other and returns the balance', async () => {
    const [a, b] = await Promise.all([books.member('a1', 100n), books.member('b1')]);
    expect(await post(a, b, 30n)).toMatchObject({ replayed: false, balances: [70n] });
    expect(await Promise.all([free('a1'), free('b1')])).toEqual([70n, 30n]);
  });

  it('never debits a member below the minimum', async () => {
    const a = await books.member('a2', 100n);
    const house = await books.house('games');
    expect(await refusal(post(a, house, 101n))).toBe('INSUFFICIENT_FUNDS');
    const ref = { owner: 'member:credit-line', currency: 'CUR', kind: 'real' } as const;
    const line = await books.wallet.openAccount('T1', ref, { minBalance: -50n });
    expect(await post(line, house, 50n)).toMatchObject({ balances: [-50n] });
    expect(await refusal(post(line, house, 1n))).toBe('INSUFFICIENT_FUNDS');
  });

  it('returns the first answer for a repeated key and moves nothing', async () => {
    const a = await books.member('a3', 100n);
    const house = await books.house('games');
    const first = await post(a, house, 10n, 'same');
    await post(a, house, 5n);
    expect(await post(a, house, 10n, 'same')).toEqual({ ...first, replayed: true });
    expect(await refusal(post(a, house, 11n, 'same'))).toBe('KEY_CONFLICT');
    expect(await free('a3')).toBe(85n);
  });

  it('happens once for concurrent calls under one key', async () => {
    const a = await books.member('a4', 100n);
    const [house, other] = await Promise.all([books.house('games'), books.house('bonus')]);
    const posts = await Promise.all(Array.from({ length: 8 }, () => post(a, house, 10n, 'storm')));
    expect(posts.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await free('a4')).toBe(90n);
    // Two derived accounts: no row to lock, the unique key alone decides.
    const derived = await Promise.all(Array.from({ length: 8 }, () => post(house, other, 10n, 'derived-storm')));
    expect(new Set(derived.map(({ id }) => id)).size).toBe(1);
  });

  it('keeps tenants, currencies and kinds of money apart', async () => {
    const other = await openTestLedger(db, 'T2');
    const foreign = await other.member('a1', 100n);
    const a = await books.member('a5', 100n);
    expect(await refusal(post(foreign, a, 1n))).toBe('UNKNOWN_ACCOUNT');
    expect(await refusal(post(a, foreign, 1n))).toBe('UNKNOWN_ACCOUNT');
    await books.wallet.defineCurrency('T1', { code: 'PTS', exponent: 0, kind: 'points' });
    const points = await books.wallet.openAccount('T1', { owner: 'member:a5', currency: 'PTS', kind: 'real' });
    expect(await refusal(post(a, points, 1n))).toBe('CURRENCY_MISMATCH');
    const demo = await books.member('demo5', 100n, 'trial');
    expect(await refusal(post(demo, await books.house('games'), 1n))).toBe('KIND_MISMATCH');
    expect(await post(demo, await books.house('games', 'trial'), 1n)).toMatchObject({ balances: [99n] });
  });

  it('of several legs is atomic, and applies the legs in order', async () => {
    const [a, b] = await Promise.all([books.member('a6', 10n), books.member('b6')]);
    const house = await books.house('games');
    const legs = (...moves: [string, string, bigint][]) => moves.map(([debit, credit, amount]) => ({ debit, credit, amount }));
    const command = { tenant: 'T1', reason: 'test' };
    const through = legs([a, b, 10n], [b, house, 10n], [house, a, 3n]);
    expect(await books.wallet.post({ ...command, key: fresh('legs'), legs: through })).toMatchObject({ balances: [0n, 0n, 3n] });
    const tooEarly = legs([b, house, 1n], [a, b, 1n]);
    expect(await refusal(books.wallet.post({ ...command, key: fresh('legs'), legs: tooEarly }))).toBe('INSUFFICIENT_FUNDS');
    expect(await Promise.all([free('a6'), free('b6')])).toEqual([3n, 0n]);
  });

  it('rejects amounts and keys out of range without a query', async () => {
    const [a, b] = await Promise.all([books.member('a7'), books.member('b7')]);
    for (const amount of [0n, -1n, 10n ** 18n + 1n]) await expect(post(a, b, amount)).rejects.toThrow(RangeError);
    await expect(post(a, a, 1n)).rejects.toThrow(RangeError);
    await expect(post(a, b, 1n, '')).rejects.toThrow(RangeError);
  });

  it('is undone with its transaction', async () => {
    const a = await books.member('a8', 100n);
    const house = await books.house('games');
    const command = { tenant: 'T1', key: fresh('tx'), reason: 'test', legs: [{ debit: a, credit: house, amount: 40n }] };
    const attempt = db.transaction(async (tx) => {
      await books.wallet.post(command, tx);
      throw new Error('on second thoughts');
    });
    await expect(attempt).rejects.toThrow('on second thoughts');
    expect(await free('a8')).toBe(100n);
    expect(await books.wallet.post(command)).toMatchObject({ replayed: false });
  });
});

describe('hold', () => {
  const command = (key: string) => ({ tenant: 'T1', key, reason: 'withdraw' });

  it('reserves money, and ends once', async () => {
    const a = await books.member('h1', 100n);
    const house = await books.house('payouts');
    const held = await books.wallet.hold({ ...command('h1'), account: a, amount: 60n });
    expect(held.balances).toEqual([40n]);
    expect(await books.wallet.hold({ ...command('h1'), account: a, amount: 60n })).toMatchObject({ replayed: true, id: held.id });
    expect(await refusal(books.wallet.hold({ ...command('h1'), account: a, amount: 61n }))).toBe('KEY_CONFLICT');
    expect(await refusal(post(a, house, 41n))).toBe('INSUFFICIENT_FUNDS');
    const hold = held.id ?? '';
    const capture = { amount: 50n, credit: house };
    expect(await refusal(books.wallet.resolve({ ...command('r0'), hold, capture: { ...capture, amount: 61n } }))).toBe('AMOUNT_TOO_LARGE');
    const done = await books.wallet.resolve({ ...command('r1'), hold, capture });
    expect(done.balances).toEqual([50n]);
    expect(await books.wallet.resolve({ ...command('r1'), hold, capture })).toMatchObject({ replayed: true, id: done.id });
    expect(await refusal(books.wallet.resolve({ ...command('r1'), hold }))).toBe('KEY_CONFLICT');
    expect(await refusal(books.wallet.resolve({ ...command('r2'), hold }))).toBe('ALREADY_RESOLVED');
    expect(await books.wallet.balanceOf('T1', 'h1', 'CUR')).toMatchObject({ posted: 50n, held: 0n, available: 50n });
    const [own, other] = await Promise.all([books.wallet.balanceOf('T1', 'h1', 'CUR'), books.wallet.balancesOfMembers('T2', ['h1'], 'CUR')]);
    expect([await books.wallet.balancesOfMembers('T1', ['h1', 'nobody'], 'CUR'), other]).toEqual([new Map([['h1', own]]), new Map()]);
  });

  it('is ended by one of two concurrent calls', async () => {
    const a = await books.member('h2', 100n);
    const house = await books.house('payouts');
    const { id } = await books.wallet.hold({ ...command('h2'), account: a, amount: 60n });
    const ends = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        refusal(books.wallet.resolve({
          ...command(`race-${index}`), hold: id ?? '', ...(index % 2 === 0 ? { capture: { amount: 60n, credit: house } } : {}),
        })),
      ),
    );
    expect(ends.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'ALREADY_RESOLVED'), 'done']);
  });

  it("requires a member's account with enough funds, and an existing hold to end", async () => {
    const house = await books.house('payouts');
    const a = await books.member('h3', 10n);
    expect(await refusal(books.wallet.hold({ ...command('h3'), account: house, amount: 1n }))).toBe('UNKNOWN_ACCOUNT');
    expect(await refusal(books.wallet.hold({ ...command('h4'), account: a, amount: 11n }))).toBe('INSUFFICIENT_FUNDS');
    expect(await refusal(books.wallet.resolve({ ...command('r4'), hold: db.newId() }))).toBe('UNKNOWN_HOLD');
  });
});

describe('reversal', () => {
  it('mirrors a journal once', async () => {
    const [a, b] = await Promise.all([books.member('r1', 100n), books.member('r2')]);
    const { id } = await post(a, b, 30n);
    const command = { tenant: 'T1', key: fresh('undo'), reason: 'correction', journal: id ?? '' };
    const undone = await books.wallet.reverse(command);
    expect(await Promise.all([free('r1'), free('r2')])).toEqual([100n, 0n]);
    expect(await books.wallet.reverse(command)).toEqual({ ...undone, replayed: true });
    expect(await refusal(books.wallet.reverse({ ...command, key: fresh('undo') }))).toBe('ALREADY_REVERSED');
    expect(await refusal(books.wallet.reverse({ ...command, key: fresh('undo'), journal: undone.id ?? '' }))).toBe('NOT_REVERSIBLE');
    expect(await refusal(books.wallet.reverse({ ...command, key: fresh('undo'), journal: db.newId() }))).toBe('UNKNOWN_JOURNAL');
  });

  it('does not debit money that is spent', async () => {
    const [a, b] = await Promise.all([books.member('r3', 100n), books.member('r4')]);
    const { id } = await post(a, b, 30n);
    await post(b, await books.house('games'), 1n);
    const command = { tenant: 'T1', key: fresh('undo'), reason: 'correction', journal: id ?? '' };
    expect(await refusal(books.wallet.reverse(command))).toBe('INSUFFICIENT_FUNDS');
  });
});

describe('ledger', () => {
  const refused = (statement: string) => sql.raw(statement).execute(db.query).then(() => 'done', (error: Error) => error.message);
  const refusedToOwner = (statement: string) =>
    asOwner(db, (tx) => sql.raw(statement).execute(tx)).then(() => 'done', (error: Error) => error.message);

  it.each(['journal', 'transfer', 'hold', 'hold_resolution'])('rejects updates and deletes in %s', async (table) => {
    expect(await refused(`delete from ${table}`)).toContain('permission denied');
    expect(await refused(`update ${table} set at = now()`)).toContain('permission denied');
    expect(await refused(`insert into ${table} default values`)).toContain('permission denied');
    expect(await refusedToOwner(`delete from ${table}`)).toContain('append-only');
    expect(await refusedToOwner(`update ${table} set at = now()`)).toContain('append-only');
    expect(await refusedToOwner(`truncate ${table} cascade`)).toContain('append-only');
  });

  it('changes accounts only by postings', async () => {
    expect(await refused('update account set posted = posted + 1')).toContain('permission denied');
    expect(await refusedToOwner('delete from account')).toContain('append-only');
    expect(await refusedToOwner("update account set owner = 'member:thief'")).toContain('append-only');
    expect(await refusedToOwner('update currency set exponent = 0')).toContain('append-only');
    expect(await refused("select ledger_write('T1', 'k', '', null, 'x', null, null, now(), '{}', '{}', '{}', '{}')")).toContain('permission denied');
  });

  it('reports rows written around it in the audit', async () => {
    const a = await books.member('found', 10n);
    const trial = asOwner(db, async (tx) => {
      await sql`update account set posted = posted + 1 where id = ${a}`.execute(tx);
      const found = await sql<{ owner: string }>`select owner from ledger_drift`.execute(tx);
      const off = await sql<{ off_by: string }>`select off_by::text from ledger_imbalance`.execute(tx);
      throw Object.assign(new Error('seen'), { found: found.rows, off: off.rows });
    });
    await expect(trial).rejects.toMatchObject({ found: [{ owner: 'member:found' }], off: [{ off_by: '1' }] });
  });
});

describe('wallet as members see it', () => {
  it('returns a statement by page number or cursor, counted up to a thousand', async () => {
    const [a, b] = await Promise.all([books.member('paged', 1000n), books.member('paged-other')]);
    for (let n = 1; n <= 4; n++) await post(n % 2 === 0 ? b : a, n % 2 === 0 ? a : b, BigInt(50 - 10 * n), fresh('paged'));
    const page = (more: object) => books.wallet.historyPage('T1', 'paged', { currency: 'CUR', pageNo: 1, pageSize: 2, ...more });
    const first = await page({});
    expect(first.lines.map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual([[10n, 980n], [-20n, 970n]]);
    expect(first).toMatchObject({ total: 5, totalAtLeast: false });
    const second = await page({ pageNo: 2, before: first.next });
    expect(second).toEqual(await page({ pageNo: 2 }));
    expect(second.lines.map(({ amount }) => amount)).toEqual([30n, -40n]);
    expect(await page({ pageNo: 3, before: second.next })).toMatchObject({ lines: [{ amount: 1000n }], next: undefined });
    expect(await page({ pageNo: 9 })).toMatchObject({ lines: [], next: undefined, total: 5 });
    expect(await books.wallet.historyPage('T1', 'nobody', { currency: 'CUR', pageNo: 1, pageSize: 2 })).toMatchObject({ lines: [], total: 0 });
  });

  it('returns a statement, newest first, page by page', async () => {
    const memberId = 'reader';
    const a = await books.member(memberId, 100n);
    const house = await books.house('games');
    for (const amount of [1n, 2n, 3n, 4n]) {
      clock.advance(1000);
      await post(a, house, amount);
    }
    await post(house, a, 50n);
    const first = await books.wallet.history('T1', memberId, { limit: 2 });
    expect(first.lines.map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual([[50n, 140n], [-4n, 90n]]);
    const rest = await books.wallet.history('T1', memberId, { limit: 10, ...(first.next === undefined ? {} : { before: first.next }) });
    expect(rest.lines.map(({ amount }) => amount)).toEqual([-3n, -2n, -1n, 100n]);
    expect(rest.next).toBeUndefined();
    const welcome = await books.wallet.history('T1', memberId, { limit: 10, reasons: ['welcome'] });
    expect(welcome.lines).toHaveLength(1);
    const recent = await books.wallet.history('T1', memberId, { limit: 10, from: new Date(clock.now()) });
    expect(recent.lines.map(({ amount }) => amount)).toEqual([50n, -4n]);
    expect((await books.wallet.history('T2', memberId, { limit: 10 })).lines).toEqual([]);
  });

  it('records money from and to the house with a reason', async () => {
    await books.member('paid');
    const command = { tenant: 'T1', memberId: 'paid', currency: 'CUR', amount: 500n, key: fresh('paid'), reason: 'welcome' };
    await db.transaction((tx) => books.wallet.credit(tx, command));
    await books.wallet.debit(undefined, { ...command, amount: 200n, key: fresh('paid'), reason: 'correction' });
    expect(await free('paid')).toBe(300n);
    expect(await refusal(books.wallet.credit(undefined, { ...command, memberId: 'nobody' }))).toBe('UNKNOWN_ACCOUNT');
    const house = await books.house('correction');
    expect(await books.wallet.derivedBalance('T1', house)).toBe(200n);
  });

  it('publishes a change once it is committed, and only then', async () => {
    await books.wallet.outbox.drain();
    changes.length = 0;
    const a = await books.member('told', 100n);
    const house = await books.house('games');
    await post(a, house, 1n);
    await refusal(post(a, house, 1000n));
    await books.wallet.hold({ tenant: 'T1', key: fresh('told'), reason: 'test', account: a, amount: 1n });
    expect(changes).toEqual([]);
    await books.wallet.outbox.drain();
    expect(changes).toEqual(['T1/told/CUR']);
    await books.wallet.outbox.drain();
    expect(changes).toHaveLength(1);
  });

  it('publishes a change again when publishing failed', async () => {
    let broken = true;
    const heard: string[] = [];
    const wallet = createWallet({
      db,
      events: {
        balanceChanged({ memberId }) {
          if (broken) throw new Error('the bus is down');
          heard.push(memberId);
        },
      },
    });
    await books.wallet.outbox.drain();
    await post(await books.member('again', 10n), await books.house('games'), 1n);
    await expect(wallet.outbox.drain()).rejects.toThrow('the bus is down');
    broken = false;
    await wallet.outbox.drain();
    expect(heard).toEqual([]);
    clock.advance(31_000);
    await wallet.outbox.drain();
    expect(heard).toEqual(['again']);
  });
});

it('the ledger is consistent after all tests', async () => {
  expect(await books.wallet.audit()).toEqual(cleanAudit);
});
