import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock, type TestClock } from '../../../../test-support/clock.ts';
import { testDatabase, type TestDatabase } from '../../../../test-support/database.ts';
import { connectPayments, fakePayments, PROVIDER, signedCallback, testMethod, type FakePayments } from '../../../../test-support/fake-payments.ts';
import { cleanAudit, openTestLedger, type TestLedger } from '../../../../test-support/test-ledger.ts';
import { createSecrets } from '../../../platform/crypto/index.ts';
import { withdrawalRules } from '../withdrawals/rules.ts';
import { noWithdrawals } from '../withdrawals/no-ports.ts';
import { settingSchemas } from '../../settings/index.ts';
import { createCashier, type Cashier, type PaymentMethod } from '../index.ts';
import { createDepositLedger } from './deposit-ledger.ts';
import { createDepositStore } from './deposit-store.ts';
import { createReceive } from './receive.ts';

const TENANT = 'CREDITS';
const log = { warn: () => undefined, error: () => undefined };
let clock: TestClock;
let db: TestDatabase;
let books: TestLedger;
let provider: FakePayments;
let cashier: Cashier;
let turnoverPercent = 100;
/** Minor units of valid bets from each requirement on; nobody bets unless a test says so. */
let played: readonly bigint[] = [];
let serial = 0;

beforeAll(async () => {
  clock = testClock();
  db = await testDatabase({ clock });
  books = await openTestLedger(db, TENANT);
  provider = fakePayments(clock.now);
  cashier = createCashier({
    db, wallet: books.wallet, secrets: createSecrets('a secret for tests, and tests alone'), fetch: provider.fetch, changed: () => undefined, log,
    withdrawals: {
      ...noWithdrawals,
      rulesOf: async () => withdrawalRules({ ...settingSchemas.withdrawals.parse(undefined), turnoverPercent }, 2),
      validBets: async (_tenant, _member, _currency, since) => since.map((_, index) => (index === since.length - 1 ? played.slice(index) : played.slice(index, index + 1)).reduce((sum, bets) => sum + bets, 0n)),
    },
  });
  await connectPayments(cashier, TENANT, books.currency);
});
afterAll(async () => {
  expect([await cashier.drift(), await books.wallet.audit(TENANT)]).toEqual([[], cleanAudit]);
  await db.close();
});

async function member(): Promise<string> {
  const memberId = `payer-${++serial}`;
  await books.member(memberId);
  return memberId;
}
const methods: Readonly<Record<string, PaymentMethod>> = {
  free: testMethod({ currency: 'CUR' }),
  dear: testMethod({ currency: 'CUR', code: 'card', kind: 'card', fee: { ppm: 15_000n, fixed: 100n, least: 0n, most: null } }),
};
async function begin(memberId: string, amount: bigint, method = 'free'): Promise<string> {
  const order = { tenant: TENANT, memberId, amount, language: 'EN', method: methods[method] ?? testMethod(), returnUrl: () => 'http://localhost/' };
  const begun = await db.transaction((tx) => cashier.begin(tx, order));
  if (typeof begun === 'string') throw new Error(begun);
  await cashier.advance(TENANT, begun.id);
  return begun.id;
}
async function callback(event: object): Promise<string> {
  const { url: path, payload: rawBody, headers } = signedCallback({ tenant: TENANT, provider: PROVIDER }, event, clock.now());
  const given: Readonly<Record<string, string>> = headers;
  return cashier.callback({ tenant: TENANT, provider: PROVIDER }, { method: 'POST', path, rawBody, header: (name) => given[name] });
}

/** Everything that is written of a deposit, without what differs by chance. */
async function written(depositId: string) {
  const of = (query: ReturnType<typeof sql>) => query.execute(db.query).then(({ rows }) => rows);
  return {
    deposit: await of(sql`select state, look, code, attempts, next_try_at, changed_at from deposit where tenant_id = ${TENANT} and id = ${depositId}`),
    receipts: await of(sql`select amount, fee, outcome, look, source, received_at, seen_at, settled_at from deposit_receipt where tenant_id = ${TENANT} and deposit_id = ${depositId}`),
    steps: await of(sql`select number, state, at from deposit_step where tenant_id = ${TENANT} and deposit_id = ${depositId} order by number`),
    journals: await of(sql`select reason, at, reverses from journal where tenant_id = ${TENANT} and reference = ${depositId} order by reason`),
    transfers: await of(sql`
      select transfer.leg, regexp_replace(debit.owner, 'payer-.*', 'payer') as debit, regexp_replace(credit.owner, 'payer-.*', 'payer') as credit, transfer.amount, transfer.debit_after, transfer.credit_after,
             regexp_replace(transfer.idempotency_key, ':tx-[^:]*:', ':tx:') as key
        from transfer join journal on journal.tenant_id = transfer.tenant_id and journal.id = transfer.journal_id
        join account debit on debit.tenant_id = transfer.tenant_id and debit.id = transfer.debit join account credit on credit.tenant_id = transfer.tenant_id and credit.id = transfer.credit
        where transfer.tenant_id = ${TENANT} and journal.reference = ${depositId} order by journal.reason, transfer.leg`),
    turnover: await of(sql`select credited, percent, required, begun_at, ended_at, ended_as from turnover_requirement where tenant_id = ${TENANT} and deposit_id = ${depositId}`),
  };
}

describe('a deposit that is credited by one statement', () => {
  it.each([
    ['without a fee', 'free', 100, 12_345n],
    ['less a fee', 'dear', 100, 12_345n],
    ['with nothing to be played', 'free', 0, 500n],
    ['with turnover that is rounded', 'dear', 250, 333n],
  ])('leaves the same as one that is taken and credited step by step, %s', async (_what, method, percent, amount) => {
    turnoverPercent = percent;
    const [first, second] = [await begin(await member(), amount, method), await begin(await member(), amount, method)];
    expect(await callback({ ...provider.pay(first) })).toBe('OK');

    const store = createDepositStore(db);
    const receive = createReceive({ db, wallet: books.wallet, store, ledger: createDepositLedger(books.wallet), withdrawals: cashier.withdrawals, changed: () => undefined, log });
    await db.transaction(async (tx) => {
      const deposit = await store.lock(tx, TENANT, second);
      if (deposit === undefined) throw new Error('The deposit is gone.');
      await receive.take(tx, deposit, { txId: `tx-${second}`, amount, at: new Date(clock.now()) }, 'callback');
    });
    await receive.creditSeen(TENANT, second);
    const [atOnce, byStep] = [await written(first), await written(second)];
    const keyless = ({ transfers, ...rest }: typeof atOnce) => ({ ...rest, transfers: transfers.map((row) => ({ ...(row as object), key: undefined })) });
    expect(keyless(atOnce)).toEqual(keyless(byStep));
    expect(atOnce.steps).toMatchObject([{ state: 'created' }, { state: 'seen' }, { state: 'credited' }]);
  });

  it('is credited once, however many callbacks and queries tell of it at the same time', async () => {
    turnoverPercent = 100;
    const memberId = await member();
    const id = await begin(memberId, 700n);
    const event = provider.pay(id);
    expect(new Set(await Promise.all(Array.from({ length: 12 }, () => callback(event))))).toEqual(new Set(['OK']));
    expect((await books.wallet.balanceOf(TENANT, memberId, 'CUR'))?.posted).toBe(700n);
    expect((await written(id)).transfers).toHaveLength(2);
  });

  it('credits the first of two payments that arrive at the same time, and lays the other aside', async () => {
    const memberId = await member();
    const id = await begin(memberId, 900n);
    const events = [provider.pay(id), provider.pay(id)];
    expect(await Promise.all(events.map(callback))).toEqual(['OK', 'OK']);
    expect((await books.wallet.balanceOf(TENANT, memberId, 'CUR'))?.posted).toBe(900n);
    expect((await written(id)).receipts.map((row) => (row as { outcome: string }).outcome).toSorted()).toEqual(['credited', 'held']);
  });

  it('adds to turnover that is left, and ends what is met before more begins', async () => {
    turnoverPercent = 100;
    const memberId = await member();
    const paid = async (amount: bigint): Promise<string> => {
      clock.advance(60_000);
      const id = await begin(memberId, amount);
      await callback(provider.pay(id));
      return id;
    };
    const first = await paid(1_000n);
    played = [999n];
    const second = await paid(500n);
    expect([await written(first), await written(second)]).toMatchObject([{ turnover: [{ ended_as: null }] }, { turnover: [{ required: 500n, ended_as: null }] }]);
    played = [1_000n, 500n];
    const third = await paid(200n);
    expect([await written(first), await written(second), await written(third)]).toMatchObject([{ turnover: [{ ended_as: 'met' }] }, { turnover: [{ ended_as: 'met' }] }, { turnover: [{ required: 200n, ended_as: null }] }]);
    played = [];
  });

  it('is left to be looked at when a member has no account of real money', async () => {
    const memberId = `trial-${++serial}`;
    await books.member(memberId, 0n, 'trial');
    const id = await begin(memberId, 100n);
    await expect(callback(provider.pay(id))).rejects.toThrow('UNKNOWN_ACCOUNT');
    expect(await written(id)).toMatchObject({ deposit: [{ state: 'seen' }], receipts: [{ outcome: 'held' }] });
  });
});
