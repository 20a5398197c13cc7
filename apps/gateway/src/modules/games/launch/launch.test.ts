import { describe, expect, it } from 'vitest';
import { languageTag } from '../language-tag.ts';
import { launchAdviceFor, launchRefusal, launchUrl, gameStateFor } from './launch.ts';
import type { OfferedGame } from '../offers/offers.ts';

const game: OfferedGame = {
  code: 'lum-moonlit-wolves', name: 'Moonlit Wolves', names: {}, vendor: 'LUM', vendorName: 'Lumenfall', type: 'RNG', accountTypeName: 'RNG', opensList: false,
  defaultPlayType: null, image: null, isHot: false, isNew: false, isJackpot: false, freePlay: true, freeSpins: false, liveCategory: null, minStake: 20n, maxStake: 2000n, lines: 20, rtp: '96.08',
  volatility: 'medium', vendorState: 'open', gameState: 'open', regionsBarred: ['FR'], openPolicy: 'frame', wallet: 'seamless', origin: 'http://localhost:4001', framePermissions: [],
};
const player = { type: 0, country: 'PH', vassalage: 'LUM' } as const;
const trial = { ...player, type: 4 } as const;

describe('launch decision', () => {
  it.each([
    ['an open game for a player', game, player, undefined],
    ['an open game for an agent', game, { ...player, type: 41 as const }, undefined],
    ['where the country is not known', game, { ...player, country: null }, undefined],
    ['a game that may be tried, for a trial account', game, trial, undefined],
    ['a real-money game for a trial account', { ...game, freePlay: false }, trial, 'TRUE_ACCOUNT_NEEDED'],
    ['a real-money game for a player', { ...game, freePlay: false }, player, undefined],
    ['no such game', undefined, player, 'GAME_NOT_FOUND'],
    ['a game asked for under another vendor', game, { ...player, vassalage: 'SWD' }, 'GAME_NOT_FOUND'],
    ['a game of a vendor under maintenance', { ...game, vendorState: 'maintenance' as const }, player, 'VENDOR_MAINTENANCE'],
    ['a game that is down alone', { ...game, gameState: 'maintenance' as const }, player, 'GAME_MAINTENANCE'],
    ['an entry that opens a list', { ...game, opensList: true }, player, 'GAME_OPENS_LIST'],
    ['a game without a server', { ...game, origin: null }, player, 'GAME_UNAVAILABLE'],
    ['a table that is closed', game, { ...player, room: 'maintenance' as const }, 'ROOM_CLOSED'],
    ['a country that the vendor bars', game, { ...player, country: 'FR' }, 'GAME_REGION_RESTRICTED'],
    ['maintenance behind a barred country: the region is said', { ...game, vendorState: 'maintenance' as const }, { ...player, country: 'FR' }, 'GAME_REGION_RESTRICTED'],
    ['maintenance for a trial account: maintenance is said', { ...game, freePlay: false, vendorState: 'maintenance' as const }, trial, 'VENDOR_MAINTENANCE'],
  ])('decides for %s', (_case, offered, who, refusal) => {
    expect(launchRefusal(offered, who)).toBe(refusal);
  });

  it.each([
    ['TRUE_ACCOUNT_NEEDED', 'register'],
    ['GAME_NOT_FOUND', 'otherGame'],
    ['GAME_MAINTENANCE', 'otherGame'],
    ['GAME_REGION_RESTRICTED', 'otherVendor'],
    ['VENDOR_MAINTENANCE', 'otherVendor'],
    ['GAME_UNAVAILABLE', 'otherVendor'],
    ['GAME_OPENS_LIST', 'openList'],
    ['ROOM_CLOSED', 'otherRoom'],
    ['ACCOUNT_BLOCKED', 'contactSupport'],
    ['UNAVAILABLE', 'tryAgain'],
  ] as const)('advises for %s: %s', (code, next) => {
    expect(launchAdviceFor(code)).toBe(next);
  });

  it('returns the state of a game before the click', () => {
    expect(gameStateFor(game, 'PH')).toBe('open');
    expect(gameStateFor(game, null)).toBe('open');
    expect(gameStateFor(game, 'FR')).toBe('barred');
    expect(gameStateFor({ ...game, vendorState: 'maintenance' }, 'PH')).toBe('maintenance');
    expect(gameStateFor({ ...game, gameState: 'maintenance' }, 'PH')).toBe('maintenance');
  });
});

describe('address of a game', () => {
  it("carries what the game's page needs, escaped", () => {
    const url = launchUrl({ origin: 'http://localhost:4001', token: 'a_b-c', vendor: 'LUM', merchant: 'NORTH01', game: game.code, name: 'Cat Café & Co', language: 'zh-Hans', currency: 'PHP', symbol: 'P', exponent: 2, back: 'http://north.localhost:4000/rng' });
    const { origin, pathname, searchParams } = new URL(url);
    expect(origin + pathname).toBe('http://localhost:4001/play');
    expect(Object.fromEntries(searchParams)).toEqual({
      token: 'a_b-c', game: game.code, vendor: 'LUM', merchant: 'NORTH01', name: 'Cat Café & Co', lang: 'zh-Hans', currency: 'PHP', symbol: 'P', exponent: '2', return: 'http://north.localhost:4000/rng',
    });
  });

  it('names languages as BCP-47 does', () => {
    expect(['EN', 'TY', 'CN', 'TW', 'TL', 'KK', 'UZ', 'UR-LA', 'PT-BR', 'VI'].map(languageTag)).toEqual(['en', 'te', 'zh-Hans', 'zh-Hant', 'fil', 'kk-Cyrl', 'uz-Latn', 'ur-Latn', 'pt-BR', 'vi']);
  });
});
