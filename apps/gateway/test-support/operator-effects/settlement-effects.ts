import { expect } from 'vitest';
import { connectTransferVendor } from '../connect-transfer-vendor.ts';
import { NORTH } from '../test-fleet.ts';
import type { EffectsOfArea } from './effect-table.ts';
import type { OperatorSite } from './operator-site.ts';
import { seatAt, type Seat } from './seat.ts';

const CACHED_MS = 10_000;

/** Corrects a decision that is final: with an adjustment, which the member sees as such. */
async function corrected(site: OperatorSite, seat: Seat, direction: 'credit' | 'debit', amount: string): Promise<void> {
  await site.does('finance', 'money:adjust', '--account', seat.username, '--direction', direction, '--amount', amount);
}

/** Plays with a member whose deposit of 30.00 at a vendor got no answer; it was carried out where `arrived`. */
async function withStuckTransfer(site: OperatorSite, username: string, arrived: boolean, play: (seat: Seat, transferId: string, state: () => Promise<string | undefined>) => Promise<void>): Promise<void> {
  const { gateway, accounts } = site;
  const seat = await seatAt(site, username);
  const house = await connectTransferVendor(gateway, 'HSE');
  // What the gateway keeps in memory of vendors is read again.
  gateway.clock.advance(CACHED_MS);
  try {
    house.faults.deposit = [arrived ? 'lost' : 'never'];
    const { id } = await gateway.db.transaction((tx) => gateway.transfers.request(tx, { tenant: NORTH, memberId: seat.memberId, vendor: 'HSE', direction: 'in', currency: 'PHP', amount: 3000n, reason: 'player' }));
    await gateway.transfers.advance(NORTH, id);
    const state = async () => (await accounts.valueOf('walletTransfers', { pageNo: 1, pageSize: 1 }, { token: seat.token })).records[0]?.state;
    expect([await state(), await seat.money()]).toEqual(['unknown', ['970.00', '0.00']]);
    await play(seat, id, state);
  } finally {
    await house.close();
  }
}

/** A win of 60.00 that is above the cap of 50.00 and set aside; its id. */
async function heldWin(site: OperatorSite, seat: Seat): Promise<string> {
  await site.gateway.db.transaction((tx) => site.gateway.vendor.setCaps(tx, { tenant: NORTH, vendor: seat.vendor }, { currency: 'PHP', winCap: 5_000n }));
  expect([await seat.bet('big'), await seat.win('big', '6000'), await seat.money()]).toEqual(['OK', 'OK', ['990.00', '60.00']]);
  expect(await seat.lastBet()).toMatchObject({ prize: '60.00', review: { waiting: '60.00', rejected: '0.00' } });
  const { out } = await site.run('finance', 'wins:list', '--json');
  return (JSON.parse(out) as { wins: { id: string; memberId: string }[] }).wins.find(({ memberId }) => memberId === seat.memberId)?.id ?? '';
}

/** How operators end what a vendor, or a cap, has left open. */
export const settlementEffects: EffectsOfArea = {
  'transfers:reconcile': {
    undo: { none: 'it asks the vendor: what follows is the vendor\'s own answer' },
    play: (site) =>
      withStuckTransfer(site, 'asked1', true, async (seat, transferId, state) => {
        await site.does('finance', 'transfers:reconcile', '--transfer-id', transferId);
        expect([await state(), await seat.money()]).toEqual(['confirmed', ['970.00', '0.00']]);
      }),
  },
  'transfers:decide': {
    undo: { none: 'a transfer ends once, and the vendor may be told; a wrong decision is corrected by money:adjust' },
    play: (site) =>
      withStuckTransfer(site, 'decided1', false, async (seat, transferId, state) => {
        await site.does('finance', 'transfers:decide', '--transfer-id', transferId, '--outcome', 'notDone', '--evidence', 'statement 17');
        expect([await state(), await seat.money()]).toEqual(['failed', ['1000.00', '0.00']]);
        await corrected(site, seat, 'debit', '30');
        expect(await seat.money()).toEqual(['970.00', '0.00']);
      }),
  },
  'rounds:close': {
    undo: { none: 'the vendor is told that the round is closed; a wrong decision is corrected by money:adjust' },
    async play(site) {
      const seat = await seatAt(site, 'closed1');
      expect([await seat.bet('open'), await seat.lastBet()]).toMatchObject(['OK', { state: 'placed' }]);
      await site.does('finance', 'rounds:close', '--vendor', seat.vendor, '--round-id', `open-${seat.username}`, '--account', seat.username, '--void-bets');
      expect([await seat.lastBet(), await seat.money(), await seat.win('open', '500')]).toMatchObject([{ state: 'voided' }, ['1000.00', '0.00'], 'ALREADY_SETTLED']);
      await corrected(site, seat, 'debit', '10');
      expect(await seat.money()).toEqual(['990.00', '0.00']);
    },
  },
  'wins:release': {
    undo: { none: 'the member may have spent it; a wrong decision is corrected by money:adjust' },
    async play(site) {
      const seat = await seatAt(site, 'released1');
      await site.does('finance', 'wins:release', '--win-id', await heldWin(site, seat));
      expect([await seat.money(), await seat.lastBet()]).toEqual([['1050.00', '0.00'], expect.objectContaining({ prize: '60.00' })]);
      expect(await seat.lastBet()).not.toHaveProperty('review');
      await corrected(site, seat, 'debit', '60');
      expect(await seat.money()).toEqual(['990.00', '0.00']);
    },
  },
  'wins:reject': {
    quick: true,
    undo: { none: 'the win is given back to the vendor; a wrong decision is corrected by money:adjust' },
    async play(site) {
      const seat = await seatAt(site, 'rejected1');
      await site.does('finance', 'wins:reject', '--win-id', await heldWin(site, seat));
      expect([await seat.money(), await seat.lastBet()]).toMatchObject([['990.00', '0.00'], { prize: '0.00', review: { waiting: '0.00', rejected: '60.00' } }]);
      await corrected(site, seat, 'credit', '60');
      expect(await seat.money()).toEqual(['1050.00', '0.00']);
    },
  },
};
