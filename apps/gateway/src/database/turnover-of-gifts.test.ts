import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountHelpers, codeOf, PASSWORD } from '../../test-support/account-helpers.ts';
import { registration } from '../../test-support/caller.ts';
import { asOwner } from '../../test-support/database.ts';
import { testGateway, type TestGateway } from '../../test-support/gateway.ts';
import { connectPayouts, PIN } from '../../test-support/payee.ts';
import { playAt } from '../../test-support/played.ts';
import { NORTH } from '../../test-support/test-fleet.ts';
import { cleanAudit } from '../../test-support/test-ledger.ts';
import { migrationsFolder } from './migrations-folder.ts';

let gateway: TestGateway;
let accounts: ReturnType<typeof accountHelpers>;
let serial = 0;

beforeAll(async () => {
  gateway = await testGateway();
  accounts = accountHelpers(gateway);
  await gateway.settings.set(NORTH, 'whitelabel', { agentPolicy: true });
  await accounts.open('gifts-agent', { type: 1, affiliateCode: 'GIFTS1' });
});
afterAll(async () => {
  expect(await gateway.wallet.audit(NORTH)).toEqual(cleanAudit);
  await gateway.stop();
});
beforeEach(async () => {
  await connectPayouts(gateway, { turnoverPercent: 100 });
  await gateway.settings.set(NORTH, 'welcomeCredit', '100');
});

/** Somebody who registers by the link of an agent, and has a welcome credit. */
async function invited() {
  const username = `gifted${++serial}`;
  const options = { ip: `198.51.100.${serial}` };
  const { token } = await accounts.valueOf('register', registration(username, { affiliateCode: 'GIFTS1', password: PASSWORD, confirmPassword: PASSWORD }), options);
  await accounts.valueOf('setPaymentPassword', { password: PASSWORD, paymentPassword: PIN, confirmPaymentPassword: PIN }, { ...options, token });
  const id = (await gateway.members.byUsername(NORTH, username))?.id ?? '';
  return {
    id,
    shown: async () => (await accounts.valueOf('withdrawalOptions', {}, { ...options, token })).turnover,
    async up(amount: string): Promise<string> {
      const answer = await accounts.call<object>('transferToUpline', { amount, paymentPassword: PIN }, { ...options, token, idempotencyKey: randomUUID() });
      return answer.body.success ? 'OK' : `${codeOf(answer)} ${answer.body.value?.fields?.map(({ field }) => field).join() ?? ''}`;
    },
  };
}

describe('a welcome credit', () => {
  it('is played before it goes to the upline or out', async () => {
    const { id, shown, up } = await invited();
    expect([await up('50.00'), await shown()]).toMatchObject(['LIMIT_EXCEEDED turnover', { left: '100.00', deposits: [{ source: 'welcome', depositId: id, credited: '100.00', percent: 100 }] }]);
    await playAt(gateway, id, 'gift', { stake: 9_999, prize: 19_998 });
    expect([await up('50.00'), (await shown()).left]).toEqual(['LIMIT_EXCEEDED turnover', '0.01']);
    await playAt(gateway, id, 'gift-last', { stake: 1_000, prize: 0 });
    expect([await up('50.00'), (await shown()).left]).toEqual(['OK', '0.00']);
  });

  it('is free where the merchant asks for no turnover, and is no requirement where there is none', async () => {
    await connectPayouts(gateway, { turnoverPercent: 0 });
    expect(await (await invited()).up('50.00')).toBe('OK');
    await connectPayouts(gateway, { turnoverPercent: 100 });
    await gateway.settings.set(NORTH, 'welcomeCredit', '0');
    expect((await (await invited()).shown()).deposits).toEqual([]);
      });
});

describe('0234', () => {
  it('ends what is to be played for credit that was taken back before reversals ended it, and nothing else', async () => {
    const [gone, kept] = [await invited(), await invited()];
    const { journal_id: journal } = await gateway.db.query.selectFrom('transfer').select('journal_id').where('tenant_id', '=', NORTH).where('idempotency_key', '=', `welcome:${gone.id}`).executeTakeFirstOrThrow();
    await gateway.wallet.reverse({ tenant: NORTH, key: `reverse:${journal}`, reason: 'correction', reference: `operator:${journal}`, journal });
    expect([(await gone.shown()).left, (await kept.shown()).left]).toEqual(['100.00', '100.00']);
    const statement = readFileSync(join(migrationsFolder, '0234-turnover-of-gifts-reversed-before.sql'), 'utf8');
    await asOwner(gateway.db, (tx) => sql.raw(statement).execute(tx));
    expect([(await gone.shown()).left, (await kept.shown()).left]).toEqual(['0.00', '100.00']);
    const ended = await gateway.db.query.selectFrom('turnover_requirement').select(['deposit_id', 'ended_as']).where('tenant_id', '=', NORTH).where('ended_as', '=', 'reversed').execute();
    expect(ended).toEqual([{ deposit_id: gone.id, ended_as: 'reversed' }]);
  });
});
