import { describe, expect, it } from 'vitest';
import type { GameType, Vendor } from '@livery/game-lobby';
import { category } from '@livery/testing';
import { buildNavigation } from './nav-items.ts';


function vendor(vassalage: string, gameType: GameType): Vendor {
  return { vassalage, gameType, displayName: vassalage, accountTypeName: vassalage, isHot: false, games: 1, logo: `/v/${vassalage}`, state: 'open', open: 'frame', wallet: 'seamless' };
}

function reported(...vendors: Vendor[]) {
  return [...Map.groupBy(vendors, (each) => each.gameType)].map(([gameCategory, list]) => ({ ...category(gameCategory), vendors: list }));
}

const rules = { categories: ['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'PVP', 'BINGO', 'ANIM6', 'FISH'], esportCodes: ['AV'], cockfightCodes: ['DIG'] } as const;

describe('buildNavigation', () => {
  it('has an item only for categories with vendors', () => {
    const items = buildNavigation(reported(vendor('A', 'RNG'), vendor('B', 'FISH')), rules);
    expect(items.map((item) => item.page)).toEqual(['/rng', '/fish']);
  });

  it('leaves out categories that the brand does not offer', () => {
    expect(buildNavigation(reported(vendor('A', 'ELOTT')), rules)).toEqual([]);
  });

  it('puts cockfight, bingo and anim6 before sports and poker', () => {
    const all = reported(vendor('L', 'LIVE'), vendor('S', 'SPORTS'), vendor('P', 'PVP'), vendor('B', 'BINGO'), vendor('C', 'COCKFIGHT'), vendor('Z', 'ANIM6'));
    expect(buildNavigation(all, rules).map((item) => item.gameType)).toEqual(['LIVE', 'COCKFIGHT', 'BINGO', 'ANIM6', 'SPORTS', 'PVP']);
  });

  it('appends them where there is neither sports nor poker', () => {
    const items = buildNavigation(reported(vendor('B', 'BINGO'), vendor('A', 'RNG')), { ...rules, categories: ['BINGO', 'RNG'] });
    expect(items.map((item) => item.gameType)).toEqual(['RNG', 'BINGO']);
  });

  it('splits sports vendors into esports and cockfight by the brand’s codes', () => {
    const items = buildNavigation(reported(vendor('SB', 'SPORTS'), vendor('AV', 'SPORTS'), vendor('DIG', 'SPORTS')), rules);
    const byType = Object.fromEntries(items.map((item) => [item.gameType, item.vendors.map((each) => each.vassalage)]));
    expect(byType).toEqual({ SPORTS: ['SB'], ESPORTS: ['AV'], COCKFIGHT: ['DIG'] });
  });

  it('carries the points of each category', () => {
    const [slots] = buildNavigation(reported(vendor('A', 'RNG')), rules);
    expect(slots).toMatchObject({ name: 'nav.RNG', point: '1.20', enName: 'Slots' });
  });
});
