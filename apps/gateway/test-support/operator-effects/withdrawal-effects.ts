import { expect } from 'vitest';
import { connectPayouts, payee, payoutCallback, type withdrawalSetting } from '../payee.ts';
import type { EffectsOfArea } from './effect-table.ts';
import type { OperatorSite } from './operator-site.ts';

/** A member with 1000.00 who asked for 200.00, which waits for an operator. */
async function asker(site: OperatorSite, username: string, rules: Parameters<typeof withdrawalSetting>[0] = {}) {
  const { gateway, accounts, payments } = site;
  await connectPayouts(gateway, { approveUpTo: null, ...rules });
  const member = await payee(gateway, accounts, username);
  const { id } = await member.withdraw('200.00');
  return {
    member,
    id,
    /** State of the withdrawal as its member reads it, and the note. */
    async read(): Promise<readonly [state: string, note: string | null]> {
      const { state, note } = await member.read(id);
      return [state, note];
    },
    /** The provider has the order, and tells how it ended. */
    async ends(state: 'paid' | 'failed'): Promise<void> {
      await gateway.cashier.resume();
      expect(await payoutCallback(gateway, payments.endPayout(id, state))).toBe(200);
    },
  };
}

/** How operators decide about withdrawals, and offer ways to be paid. */
export const withdrawalEffects: EffectsOfArea = {
  'withdrawals:approve': {
    quick: true,
    undo: { none: 'the provider may have paid it by then; what comes back is given back by withdrawals:settle' },
    async play(site) {
      const { member, id, read } = await asker(site, 'approved1');
      expect([await read(), await member.money()]).toEqual([['review', null], [100_000n, 20_000n]]);
      await site.does('finance', 'withdrawals:approve', '--withdrawal-id', id);
      await site.gateway.cashier.resume();
      expect([await read(), await member.money(), site.payments.payouts.get(id)?.amount]).toEqual([['sent', null], [80_000n, 0n], '19700']);
    },
  },
  'withdrawals:take': {
    undo: 'withdrawals:take',
    async play(site) {
      const { id, read } = await asker(site, 'taken1');
      await site.does('finance', 'withdrawals:take', '--withdrawal-id', id);
      await expect(site.doesAsSecond('finance', 'withdrawals:approve', '--withdrawal-id', id)).rejects.toThrow('Another operator is at it');
      await site.does('finance', 'withdrawals:take', '--withdrawal-id', id, '--leave');
      await site.doesAsSecond('finance', 'withdrawals:approve', '--withdrawal-id', id);
      expect((await read())[0]).toBe('approved');
    },
  },
  'withdrawals:pay-out': {
    undo: { none: 'the provider may have paid it by then; what comes back is given back by withdrawals:settle' },
    async play(site) {
      const { id, read } = await asker(site, 'paidout1', { sendAutomatically: false });
      await site.does('finance', 'withdrawals:approve', '--withdrawal-id', id);
      await site.gateway.cashier.resume();
      expect((await read())[0]).toBe('approved');
      await site.does('finance', 'withdrawals:pay-out', '--withdrawal-id', id, '--tx-id', 'bank-1');
      expect((await read())[0]).toBe('paid');
    },
  },
  'withdrawals:refuse': {
    undo: { none: 'the member has read it and has the money; another withdrawal is asked for' },
    async play(site) {
      const { member, id, read } = await asker(site, 'refused2');
      await site.does('finance', 'withdrawals:refuse', '--withdrawal-id', id, '--note', 'Not to this account.');
      expect([await read(), await member.money()]).toEqual([['refused', 'Not to this account.'], [100_000n, 0n]]);
    },
  },
  'withdrawals:decide': {
    undo: { none: 'the money moved by evidence from elsewhere; a wrong decision is corrected by money:adjust' },
    async play(site) {
      const { member, id, read } = await asker(site, 'decided1');
      await site.does('finance', 'withdrawals:approve', '--withdrawal-id', id);
      await site.gateway.cashier.resume();
      await site.does('finance', 'withdrawals:decide', '--withdrawal-id', id, '--outcome', 'failed', '--note', 'The bank is closed.');
      expect([await read(), await member.money()]).toEqual([['failed', 'The bank is closed.'], [100_000n, 0n]]);
    },
  },
  'withdrawals:settle': {
    undo: { none: 'the member may have spent it; a wrong decision is corrected by money:adjust' },
    async play(site) {
      const { member, id, ends } = await asker(site, 'settled1');
      await site.does('finance', 'withdrawals:approve', '--withdrawal-id', id);
      await ends('paid');
      await site.accounts.valueOf('withdrawalConfirm', { id, said: 'partly', missing: '50.00', note: 'fifty less' }, member.options);
      await site.does('finance', 'withdrawals:settle', '--withdrawal-id', id, '--give-back', '50', '--note', 'You are right.');
      expect([await member.money(), await member.read(id)]).toMatchObject([[85_000n, 0n], { confirmation: 'settled', givenBack: '50.00', note: 'You are right.' }]);
    },
  },
  'turnover:waive': {
    undo: { none: 'the next deposit begins anew; bets that were played meanwhile count for nothing' },
    async play(site) {
      const { gateway, accounts, payments } = site;
      const { member } = await asker(site, 'waived1', { turnoverPercent: 100 });
      const { deposit } = await accounts.valueOf('depositCreate', { method: 'qr', amount: '100.00', returnPath: '/member/depositv2' }, member.options);
      await payoutCallback(gateway, payments.pay(deposit.id));
      expect((await member.shown()).turnover.left).toBe('100.00');
      await site.does('finance', 'turnover:waive', '--member-id', member.id);
      expect((await member.shown()).turnover.left).toBe('0.00');
    },
  },
  'payout-methods:set': {
    quick: true,
    undo: 'payout-methods:set',
    async play(site) {
      const { member } = await asker(site, 'offered2');
      const offered = async () => (await member.shown()).methods.map(({ code, least }) => `${code} ${least}`);
      expect(await offered()).toContain('payout 1.00');
      await site.does('finance', 'payout-methods:set', '--method', 'payout', '--least', '5');
      expect(await offered()).toContain('payout 5.00');
      await site.does('finance', 'payout-methods:set', '--method', 'payout', '--least', '1', '--state', 'closed');
      expect((await offered()).some((method) => method.startsWith('payout'))).toBe(false);
      await site.does('finance', 'payout-methods:set', '--method', 'payout', '--state', 'open');
      expect(await offered()).toContain('payout 1.00');
    },
  },
};
