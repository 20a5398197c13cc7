import { expect } from 'vitest';
import { connectPayments, PROVIDER, signedCallback } from '../fake-payments.ts';
import { NORTH } from '../test-fleet.ts';
import type { EffectsOfArea } from './effect-table.ts';
import type { OperatorSite } from './operator-site.ts';
import { seatAt, type Seat } from './seat.ts';

const RETURN = { returnPath: '/member/depositv2' };

interface Payer {
  readonly seat: Seat;
  readonly id: string;
  /** State of the deposit as its member reads it, and the note. */
  read(): Promise<readonly [state: string, note: string | null]>;
}

/** A member who asked for a deposit of 100.00, of which `arrived` in minor units is told by the provider. */
async function payer(site: OperatorSite, username: string, arrived?: string): Promise<Payer> {
  const { gateway, accounts, payments, origin } = site;
  await connectPayments(gateway.cashier, NORTH);
  const seat = await seatAt(site, username);
  const { deposit: { id } } = await accounts.valueOf('depositCreate', { method: 'qr', amount: '100.00', ...RETURN }, { token: seat.token });
  if (arrived !== undefined) {
    const { url, payload, headers } = signedCallback({ tenant: NORTH, provider: PROVIDER }, payments.pay(id, { amount: arrived }), gateway.clock.now());
    expect((await fetch(`${origin}${url}`, { method: 'POST', body: payload, headers })).status).toBe(200);
  }
  return {
    seat,
    id,
    async read() {
      const { deposit } = await accounts.valueOf('depositOne', { id }, { token: seat.token });
      return [deposit.state, deposit.note];
    },
  };
}

/** How operators decide about deposits, and offer ways to pay in. */
export const depositEffects: EffectsOfArea = {
  'deposits:credit': {
    quick: true,
    undo: { none: 'the member may have spent it; a wrong decision is corrected by money:adjust' },
    async play(site) {
      const { seat, id, read } = await payer(site, 'credited1', '6000');
      expect([await read(), await seat.money()]).toEqual([['review', null], ['1000.00', '0.00']]);
      await site.does('finance', 'deposits:credit', '--deposit-id', id, '--note', 'Sixty arrived.');
      expect([await read(), await seat.money()]).toEqual([['credited', 'Sixty arrived.'], ['1060.00', '0.00']]);
      await site.does('finance', 'money:adjust', '--account', seat.username, '--direction', 'debit', '--amount', '60');
      expect(await seat.money()).toEqual(['1000.00', '0.00']);
    },
  },
  'deposits:refuse': {
    undo: { none: 'the member has read it, and begins another deposit' },
    async play(site) {
      const { id, read } = await payer(site, 'refused1');
      expect(await read()).toEqual(['created', null]);
      await site.does('finance', 'deposits:refuse', '--deposit-id', id, '--note', 'Not from this account.');
      expect(await read()).toEqual(['refused', 'Not from this account.']);
    },
  },
  'deposits:refund': {
    undo: { none: 'the provider has sent the money back; the member can pay again' },
    async play(site) {
      const { seat, id, read } = await payer(site, 'refunded1', '6000');
      await site.does('finance', 'deposits:refund', '--deposit-id', id, '--note', 'Please pay all of it.');
      await site.gateway.cashier.resume();
      expect([await read(), await seat.money()]).toEqual([['refunded', 'Please pay all of it.'], ['1000.00', '0.00']]);
    },
  },
  'payment-methods:set': {
    quick: true,
    undo: 'payment-methods:set',
    async play(site) {
      await connectPayments(site.gateway.cashier, NORTH);
      const seat = await seatAt(site, 'offered1');
      const offered = async () => (await site.accounts.valueOf('depositMethods', {}, { token: seat.token })).methods.map(({ code, least }) => `${code} ${least}`);
      expect(await offered()).toContain('card 1.00');
      await site.does('finance', 'payment-methods:set', '--method', 'card', '--least', '5', '--state', 'open');
      expect(await offered()).toContain('card 5.00');
      await site.does('finance', 'payment-methods:set', '--method', 'card', '--least', '1', '--state', 'closed');
      expect((await offered()).some((method) => method.startsWith('card'))).toBe(false);
      await site.does('finance', 'payment-methods:set', '--method', 'card', '--state', 'open');
      expect(await offered()).toContain('card 1.00');
    },
  },
  'cashback:set': {
    undo: 'cashback:set',
    async play(site) {
      await site.gateway.settings.set(NORTH, 'whitelabel', { manualRebate: true });
      const seat = await seatAt(site, 'cashback1');
      expect([await seat.bet('cashback', '1000'), await seat.win('cashback', '3000')]).toEqual(['OK', 'OK']);
      const ready = async () => (await site.accounts.valueOf('cashback', {}, { token: seat.token })).ready;
      expect(await ready()).toBe('0.00');
      await site.does('finance', 'cashback:set', '--vendor', seat.vendor, '--percent', '1.5');
      expect(await ready()).toBe('0.15');
      await site.doesWithSecond('finance', 'cashback:set', '--vendor', seat.vendor, '--percent', '2.5');
      expect(await ready()).toBe('0.25');
      await site.does('finance', 'cashback:set', '--vendor', seat.vendor, '--percent', 'none');
      expect(await ready()).toBe('0.00');
    },
  },
};
