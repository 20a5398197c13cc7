import { expect } from 'vitest';
import type { EffectsOfArea } from './effect-table.ts';
import { IN_THAILAND, type OperatorSite } from './operator-site.ts';
import { seatAt, type Seat } from './seat.ts';

const inMenu = async ({ accounts }: OperatorSite, { vendor }: Seat): Promise<boolean> => (await accounts.valueOf('gameVendors')).list.some(({ vassalage }) => vassalage === vendor);

/** What operators do to vendors and games. */
export const vendorEffects: EffectsOfArea = {
  'vendors:state': {
    undo: 'vendors:state',
    async play(site) {
      const seat = await seatAt(site, 'state1');
      const seen = async (round: string) => [await seat.inHall(), await seat.launch(), await seat.bet(round)];
      const state = (to: string) => site.does('risk', 'vendors:state', '--vendor', seat.vendor, '--state', to);
      expect(await seen('r1')).toEqual(['open', 'OK', 'OK']);
      await state('maintenance');
      expect(await seen('r2')).toEqual(['maintenance', 'VENDOR_MAINTENANCE', 'GAME_BLOCKED']);
      await state('open');
      expect(await seen('r3')).toEqual(['open', 'OK', 'OK']);
    },
  },
  'vendors:bar': {
    undo: 'vendors:bar',
    async play(site) {
      const seat = await seatAt(site, 'barred1');
      const seen = async () => [await seat.inHall(IN_THAILAND), await seat.launch(IN_THAILAND), await seat.launch()];
      const bar = (...countries: readonly string[]) => site.does('risk', 'vendors:bar', '--vendor', seat.vendor, '--countries', countries.join(','));
      expect(await seen()).toEqual(['open', 'OK', 'OK']);
      await bar('TH', 'CN');
      expect(await seen()).toEqual(['barred', 'GAME_REGION_RESTRICTED', 'OK']);
      await bar();
      expect(await seen()).toEqual(['open', 'OK', 'OK']);
    },
  },
  'vendors:offer': {
    quick: true,
    undo: 'vendors:offer',
    async play(site) {
      const seat = await seatAt(site, 'offered1');
      const seen = async (round: string) => [await inMenu(site, seat), await seat.inHall(), await seat.launch(), await seat.bet(round)];
      expect(await seen('r1')).toEqual([true, 'open', 'OK', 'OK']);
      await site.does('risk', 'vendors:offer', '--vendor', seat.vendor, '--no-offered');
      expect(await seen('r2')).toEqual([false, 'gone', 'GAME_NOT_FOUND', 'GAME_BLOCKED']);
      await site.does('risk', 'vendors:offer', '--vendor', seat.vendor, '--offered');
      expect(await seen('r3')).toEqual([true, 'open', 'OK', 'OK']);
    },
  },
  'vendors:caps': {
    undo: 'vendors:caps',
    async play(site) {
      const seat = await seatAt(site, 'capped1');
      const cap = (win: string) => site.does('risk', 'vendors:caps', '--vendor', seat.vendor, '--win', win);
      const wins = async (round: string) => [await seat.bet(round), await seat.win(round, '2000'), await seat.money()];
      await cap('15');
      expect(await wins('r1')).toEqual(['OK', 'OK', ['990.00', '20.00']]);
      await site.doesWithSecond('finance', 'vendors:caps', '--vendor', seat.vendor, '--win', 'off');
      expect(await wins('r2')).toEqual(['OK', 'OK', ['1000.00', '20.00']]);
    },
  },
  'vendors:reopen': {
    undo: { none: 'its losses stop a vendor; vendors:offer and vendors:state close one' },
    async play(site) {
      const seat = await seatAt(site, 'stopped1');
      const cap = (hour: string) => site.does('risk', 'vendors:caps', '--vendor', seat.vendor, '--hour', hour);
      await cap('100');
      expect([await seat.bet('lucky'), await seat.win('lucky', '30000'), await seat.bet('next'), await seat.launch()]).toEqual(['OK', 'OK', 'GAME_BLOCKED', 'GAME_UNAVAILABLE']);
      await site.does('risk', 'vendors:reopen', '--vendor', seat.vendor);
      expect([await seat.bet('again'), await seat.launch()]).toEqual(['OK', 'OK']);
      await site.doesWithSecond('finance', 'vendors:caps', '--vendor', seat.vendor, '--hour', 'off');
    },
  },
  'games:offer': {
    quick: true,
    undo: 'games:offer',
    async play(site) {
      const seat = await seatAt(site, 'game1');
      const seen = async (round: string) => [await inMenu(site, seat), await seat.inHall(), await seat.launch(), await seat.bet(round)];
      expect(await seen('r1')).toEqual([true, 'open', 'OK', 'OK']);
      await site.does('content', 'games:offer', '--game', seat.game, '--no-offered');
      expect(await seen('r2')).toEqual([true, 'gone', 'GAME_NOT_FOUND', 'GAME_BLOCKED']);
      await site.does('content', 'games:offer', '--game', seat.game, '--offered');
      expect(await seen('r3')).toEqual([true, 'open', 'OK', 'OK']);
    },
  },
  'games:stakes': {
    undo: 'games:stakes',
    async play(site) {
      const seat = await seatAt(site, 'stakes1');
      const [lowest, highest] = await seat.stakes();
      const set = (min: string, max: string) => site.does('risk', 'games:stakes', '--game', seat.game, '--min-stake', min, '--max-stake', max);
      await set('20', '30');
      expect([await seat.stakes(), await seat.bet('low'), await seat.bet('high', '3001'), await seat.bet('fits', '2000')]).toEqual([['20.00', '30.00'], 'LIMIT_EXCEEDED', 'LIMIT_EXCEEDED', 'OK']);
      await set(lowest, highest);
      expect([await seat.stakes(), await seat.bet('again')]).toEqual([[lowest, highest], 'OK']);
    },
  },
};
