import type { OperatorValueOf } from '@livery/contracts';
import { expect } from 'vitest';
import type { EffectsOfArea } from './effect-table.ts';
import type { OperatorSite } from './operator-site.ts';
import { FIRST_KEY, seatAt, type Seat } from './seat.ts';

/** Makes a new key of the seat's vendor by way of an approval. */
async function rotated(site: OperatorSite, { vendor }: Seat) {
  const asked = JSON.parse((await site.run('admin', 'vendor-keys:rotate', '--vendor', vendor, '--reason', 'asked for', '--json')).out) as OperatorValueOf<'vendor-keys:rotate'>;
  expect([asked.effect.outcome, asked.key]).toEqual(['waiting', null]);
  await site.doesAsSecond('admin', 'approvals:approve', '--approval-id', asked.effect.approvalId ?? '');
  const { key } = await site.does('admin', 'vendor-keys:rotate', '--vendor', vendor, '--approval-id', asked.effect.approvalId ?? '');
  if (key === null) throw new Error('There is no key.');
  return { id: key.id, secret: key.secret };
}

/** What operators do to the keys that vendors sign with. */
export const keyEffects: EffectsOfArea = {
  'vendor-keys:rotate': {
    quick: true,
    undo: 'vendor-keys:revoke',
    async play(site) {
      const seat = await seatAt(site, 'rotated1');
      const key = await rotated(site, seat);
      expect([await seat.bet('new', '1000', { key }), await seat.bet('former')]).toEqual(['OK', 'OK']);
      await site.does('admin', 'vendor-keys:revoke', '--vendor', seat.vendor, '--key-id', key.id);
      expect([await seat.bet('revoked', '1000', { key }), await seat.bet('still')]).toEqual(['BAD_SIGNATURE', 'OK']);
      // The secret is in no row of the trail.
      expect((await site.run('risk', 'trail:list', '--subject', `vendor:${seat.vendor}`, '--json')).out).not.toContain(key.secret);
    },
  },
  'vendor-keys:revoke': { playedBy: 'vendor-keys:rotate', undo: { none: 'a key that was revoked may be in wrong hands: vendor-keys:rotate makes another' } },
  'vendors:version1': {
    undo: 'vendors:version1',
    async play(site) {
      const seat = await seatAt(site, 'version1');
      const old = (round: string) => seat.bet(round, '1000', { version: 1 });
      expect([await old('r1'), await seat.bet('r2')]).toEqual(['BAD_SIGNATURE', 'OK']);
      await site.doesWithSecond('admin', 'vendors:version1', '--vendor', seat.vendor, '--until', '2026-02-01T00:00:00Z');
      expect(await old('r3')).toBe('OK');
      await site.does('admin', 'vendors:version1', '--vendor', seat.vendor, '--until', 'off');
      expect([await old('r4'), await seat.bet('r5')]).toEqual(['BAD_SIGNATURE', 'OK']);
    },
  },
  'vendors:grace': {
    undo: 'vendors:grace',
    async play(site) {
      const seat = await seatAt(site, 'grace1');
      const grace = (hours: number) => site.does('admin', 'vendors:grace', '--vendor', seat.vendor, '--hours', String(hours));
      await grace(0);
      const second = await rotated(site, seat);
      expect([await seat.bet('r1', '1000', { key: FIRST_KEY }), await seat.bet('r2', '1000', { key: second })]).toEqual(['BAD_SIGNATURE', 'OK']);
      await grace(24);
      const third = await rotated(site, seat);
      expect([await seat.bet('r3', '1000', { key: second }), await seat.bet('r4', '1000', { key: third })]).toEqual(['OK', 'OK']);
    },
  },
};
