import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testClock } from '../../../../test-support/clock.ts';
import { fakePayments } from '../../../../test-support/fake-payments.ts';
import type { TestGateway } from '../../../../test-support/gateway.ts';
import { operatorDesk, type AccountHelpers, type OperatorHelpers } from '../../../../test-support/operator-desk.ts';
import { connectPeers, PEERS, peerPayee, peerPayer } from '../../../../test-support/peers.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';
import { cleanAudit } from '../../../../test-support/test-ledger.ts';

const MINUTE = 60_000;
let gateway: TestGateway;
let ops: OperatorHelpers;
let accounts: AccountHelpers;
let fiona: string;
let serial = 0;

beforeAll(async () => {
  const clock = testClock();
  ({ gateway, ops, accounts, tokens: { fiona } } = await operatorDesk({ fiona: ['finance', 'risk', 'support'] }, { clock, fetch: fakePayments(clock.now).fetch }));
});
afterAll(async () => {
  expect([await gateway.wallet.audit(NORTH), await gateway.cashier.drift()]).toEqual([cleanAudit, []]);
  await gateway.stop();
});
beforeEach(async () => {
  await gateway.db.query.updateTable('peer_payout').set({ offered_until: new Date(gateway.clock.now()) }).execute();
  await gateway.cashier.resume();
  await ops.valueOf('peer-payments:list', {}, { token: fiona });
  await connectPeers(gateway, { confirmMinutes: 4, matchMinutes: 8 });
});

const payee = (amount: string) => peerPayee(gateway, accounts, `quiet${++serial}`, amount);
const payer = () => peerPayer(gateway, accounts, `buyer${++serial}`);

describe('payer', () => {
  it('who left several unpaid within a day begins no other', async () => {
    const paul = await payer();
    for (let turn = 0; turn < 5; turn += 1) {
      await payee('200.00');
      await paul.cancel((await paul.ask('200.00')).id);
    }
    const mira = await payee('200.00');
    const refused = await accounts.call('depositCreate', { method: PEERS, amount: '200.00', returnPath: '/member/depositv2' }, paul.options);
    expect(refused.body).toMatchObject({ code: 'LIMIT_EXCEEDED' });
    expect((await mira.now()).peers?.unmatched).toBe('200.00');
  });

  it('who let a payee wait for nothing is not matched with that withdrawal again, which waits for others so much longer', async () => {
    const [mira, paul, anna] = [await payee('200.00'), await payer(), await payer()];
    const until = new Date((await mira.now()).peers?.until ?? '').getTime();
    const { id } = await paul.ask('200.00');
    gateway.clock.advance(MINUTE);
    await paul.cancel(id);
    expect(new Date((await mira.now()).peers?.until ?? '').getTime()).toBe(until + MINUTE);
    expect(await paul.offered()).toMatchObject({ mostNow: '0.00' });
    expect(await paul.ask('200.00')).toMatchObject({ state: 'refused', code: 'NO_MATCH' });
    expect(await anna.ask('200.00')).toMatchObject({ state: 'created' });
  });

  it.each([
    ['upline', 'of the payee', async (payeeId: string, payerId: string) => gateway.db.query.updateTable('member').set({ parent_id: payerId }).where('id', '=', payeeId).execute()],
    ['downline', 'of the payee', async (payeeId: string, payerId: string) => gateway.db.query.updateTable('member').set({ parent_id: payeeId }).where('id', '=', payerId).execute()],
    ['friend', 'whom the payee invited', async (payeeId: string, payerId: string) => invite(payeeId, payerId)],
    ['referrer', 'of the payee', async (payeeId: string, payerId: string) => invite(payerId, payeeId)],
  ])('who is the %s %s is not matched with the withdrawal', async (_who, _of, relate) => {
    const [mira, paul] = [await payee('200.00'), await payer()];
    await relate(mira.id, paul.id);
    expect(await paul.offered()).toMatchObject({ mostNow: '0.00' });
    expect(await paul.ask('200.00')).toMatchObject({ state: 'refused', code: 'NO_MATCH' });
  });
});

async function invite(referrer: string, friend: string): Promise<void> {
  const at = new Date(gateway.clock.now());
  await gateway.db.query.insertInto('referral').values({ tenant_id: NORTH, friend_id: friend, referrer_id: referrer, currency: 'PHP', joined_at: at, state: 'plain' }).execute();
}

describe('withdrawal of a member who is blocked', () => {
  it('is offered no longer, before anybody is matched with it', async () => {
    const mira = await payee('200.00');
    await ops.valueOf('members:block', { memberId: mira.id, reason: 'under investigation' }, { token: fiona });
    await gateway.cashier.resume();
    const { state } = await gateway.db.query.selectFrom('peer_payout').select('state').where('id', '=', mira.withdrawalId).executeTakeFirstOrThrow();
    expect(state).toBe('ended');
  });
});

// Last: its clock goes on for a day, after which operators are logged out.
describe('silence of payees', () => {
  it('credits one payment of a payer in a day, whichever gateway counts; a person decides about others', async () => {
    const [first, second, paul] = [await payee('100.00'), await payee('110.00'), await payer()];
    const ids: string[] = [];
    for (const amount of ['100.00', '110.00']) {
      const { id } = await paul.ask(amount);
      await paul.paid(id);
      await paul.prove(id);
      ids.push(id);
    }
    gateway.clock.advance(5 * MINUTE);
    await Promise.all([gateway.cashier.resume(), gateway.cashier.resume()]);
    const states = [await first.now(), await second.now()].map(({ peers }) => peers?.payments[0]?.state);
    expect(new Set(states)).toEqual(new Set(['forced', 'missing']));
    expect((await ops.valueOf('peer-payments:list', {}, { token: fiona })).payments).toMatchObject([{ depositId: ids[states.indexOf('missing')], payerId: paul.id, state: 'missing', payeeNote: null, payerProofs: 1 }]);
    for (const depositId of ids) await ops.call('peer-payments:settle', { depositId, arrived: '0', note: 'No such payment.', reason: 'ticket 8' }, { token: fiona });

    gateway.clock.advance(24 * 60 * MINUTE);
    const [fourth, again] = [await payee('130.00'), await paul.again()];
    const { id } = await again.ask('130.00');
    await again.paid(id);
    await again.prove(id);
    gateway.clock.advance(5 * MINUTE);
    await gateway.cashier.resume();
    expect((await fourth.now()).peers?.payments[0]?.state).toBe('forced');
  });
});
