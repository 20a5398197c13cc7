import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountHelpers, codeOf, HOME_IP, OTHER_IP, PASSWORD } from '../../../../test-support/account-helpers.ts';
import { testClock } from '../../../../test-support/clock.ts';
import { fakePayments, type FakePayments } from '../../../../test-support/fake-payments.ts';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { connectPayouts, payee, PIN } from '../../../../test-support/payee.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';
import { settingSchemas } from '../../settings/index.ts';

const DAY = 86_400_000;
let gateway: TestGateway;
let provider: FakePayments;
let accounts: ReturnType<typeof accountHelpers>;
let member: Awaited<ReturnType<typeof payee>>;
let serial = 0;

beforeAll(async () => {
  const clock = testClock();
  provider = fakePayments(clock.now);
  gateway = await testGateway({ clock, fetch: provider.fetch });
  accounts = accountHelpers(gateway);
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  // The platform's own rules of review; somebody is trusted with small sums otherwise.
  await connectPayouts(gateway, { review: settingSchemas.withdrawals.parse(undefined).review });
  member = await payee(gateway, accounts, `robbed${++serial}`);
});

const risksOf = async (id: string) => (await gateway.cashier.withdrawals.find(NORTH, id))?.risks;
const addAccount = async (number: string, holder = 'Mira Santos') => accounts.call('addPayoutAccount', { provider: 'GPAY', number, holder, paymentPassword: PIN }, member.options);
const newest = async (): Promise<string> => (await accounts.valueOf('payoutAccounts', {}, member.options)).accounts.at(-1)?.id ?? '';

describe('somebody who took an account over', () => {
  it('is not paid to an account that was just added, nor to one of another name', async () => {
    const { providers } = await gateway.settings.get(NORTH, 'payoutAccounts');
    await gateway.settings.set(NORTH, 'payoutAccounts', { most: 5, coolingHours: 24, providers });
    expect(codeOf(await addAccount('09171234567', 'A. Thief'))).toBe('VALIDATION_FAILED');
    expect(codeOf(await addAccount('09171234567'))).toBe('OK');
    expect(codeOf(await member.ask('100.00', { account: await newest() }))).toBe('TRY_AGAIN_LATER');
    expect(provider.payouts.size).toBe(0);
  });

  it('waits for an operator where the account, the member or the place is new', async () => {
    expect(codeOf(await addAccount('09171234568'))).toBe('OK');
    const { id, state } = await member.withdraw('100.00', { account: await newest() });
    expect([state, await risksOf(id), provider.payouts.has(id)]).toEqual(['review', ['newDevice', 'newMember', 'newAccount'], false]);
    // What is looked at is not told to whoever asks.
    expect(JSON.stringify(await member.read(id))).not.toMatch(/newDevice|newAccount|risks/);
  });

  it('waits for an operator where the name of the profile was changed, and from another place later', async () => {
    const old = await gateway.db.query.updateTable('member').set({ registered_at: new Date(gateway.clock.now() - 30 * DAY) }).where('id', '=', member.id).executeTakeFirst();
    await gateway.db.query.updateTable('member_address').set({ registered_at: new Date(gateway.clock.now() - 30 * DAY) }).where('member_id', '=', member.id).execute();
    await gateway.db.query.updateTable('payout_account').set({ added_at: new Date(gateway.clock.now() - 30 * DAY) }).where('member_id', '=', member.id).execute();
    expect([Number(old.numUpdatedRows), (await member.withdraw('10.00')).state]).toEqual([1, 'sent']);
    const elsewhere = await accounts.call<{ withdrawal: { id: string } }>('withdrawalCreate', { method: 'payout', account: member.account, amount: '10.00', paymentPassword: PIN }, { ...member.options, ip: OTHER_IP, idempotencyKey: 'from-elsewhere-1' });
    expect(await risksOf(elsewhere.body.success ? elsewhere.body.value.withdrawal.id : '')).toEqual(['newDevice']);
    await gateway.db.query.updateTable('member').set({ profile: JSON.stringify({ payeeName: 'A. Thief' }) }).where('id', '=', member.id).execute();
    expect(await risksOf((await member.withdraw('10.00')).id)).toEqual(['name']);
  });

  it('waits for an operator where another browser is used from the same place', async () => {
    await connectPayouts(gateway, { openMost: 20, review: { ...settingSchemas.withdrawals.parse(undefined).review, often: null } });
    const agent = (text: string) => ({ headers: { 'user-agent': text } });
    const [own, other] = [agent('Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'), agent('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36')];
    for (const table of ['member', 'payout_account'] as const) await sql`update ${sql.table(table)} set ${sql.ref(table === 'member' ? 'registered_at' : 'added_at')} = ${new Date(gateway.clock.now() - 30 * DAY)} where ${sql.ref(table === 'member' ? 'id' : 'member_id')} = ${member.id}`.execute(gateway.db.query);
    await gateway.db.query.updateTable('member_address').set({ registered_at: new Date(gateway.clock.now() - 30 * DAY) }).where('member_id', '=', member.id).execute();
    const login = async (browser: typeof own) => (await accounts.valueOf('login', { username: `robbed${serial}`, password: PASSWORD, type: 'username' }, { ip: HOME_IP, ...browser })).token;
    const ask = async (token: string, browser: typeof own) => {
      const made = await accounts.call<{ withdrawal: { id: string } }>('withdrawalCreate', { method: 'payout', account: member.account, amount: '10.00', paymentPassword: PIN }, { token, ip: HOME_IP, idempotencyKey: randomUUID(), ...browser });
      return risksOf(made.body.success ? made.body.value.withdrawal.id : codeOf(made));
    };
    // The first one that is known is no news.
    const token = await login(own);
    expect(await ask(token, own)).toEqual([]);
    // A session that another browser has got hold of.
    expect(await ask(token, other)).toEqual(['newBrowser']);
    gateway.clock.advance(60_000);
    expect(await ask(await login(other), other)).toEqual(['newBrowser']);
    gateway.clock.advance(DAY);
    expect([await ask(await login(other), other), await ask(await login(own), own)]).toEqual([[], []]);
  });

  it('finds the tries at the transaction password counted, and no money moved', async () => {
    const codes: string[] = [];
    for (let attempt = 0; attempt < 12; attempt++) codes.push(codeOf(await member.ask('100.00', { paymentPassword: String(100_000 + attempt) })));
    expect([new Set(codes.slice(0, 10)), codes.at(-1), await member.money()]).toEqual([new Set(['PASSWORD_WRONG']), 'TRY_AGAIN_LATER', [100_000n, 0n]]);
    expect(codeOf(await member.ask('100.00'))).toBe('TRY_AGAIN_LATER');
  });
});
