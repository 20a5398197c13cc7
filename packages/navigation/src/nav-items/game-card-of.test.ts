import type { TextFunction } from '@livery/i18n';
import { game } from '@livery/testing';
import { describe, expect, it } from 'vitest';
import { gameCardOf } from './game-card-of.ts';

const t = ((key: string) => key) as TextFunction<'games'>;
const card = (over: Parameters<typeof game>[0]) => gameCardOf(game(over), t, (path) => `https://cdn.test${path}`);
const labels = (over: Parameters<typeof game>[0]) => card(over).marks?.map(({ label }) => label);

describe('gameCardOf', () => {
  it('returns name, vendor and pictures', () => {
    expect(card({ name: 'Comet Run', vendorName: 'NOVA', image: '/comet.webp', imageSmall: '/comet.small.webp' })).toMatchObject({
      name: 'Comet Run', detail: 'NOVA', image: 'https://cdn.test/comet.webp', imageSmall: 'https://cdn.test/comet.small.webp',
    });
  });

  it('returns the jackpot in place of hot, and new beside either', () => {
    expect(labels({ isJackpot: true, isHot: true, isNew: true })).toEqual(['hall.jackpot', 'hall.new']);
    expect(labels({ isJackpot: false, isHot: true, isNew: false })).toEqual(['hall.hot']);
    expect(labels({ isJackpot: false, isHot: false, isNew: false })).toEqual([]);
  });

  it('returns why a game cannot be opened', () => {
    expect([card({ state: 'open' }).unavailable, card({ state: 'maintenance' }).unavailable, card({ state: 'barred' }).unavailable]).toEqual([undefined, 'hall.maintenance', 'hall.barred']);
  });
});
