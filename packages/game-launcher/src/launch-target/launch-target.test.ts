import { describe, expect, it } from 'vitest';
import { launchTargetOf } from './launch-target.ts';
import type { Launchable } from './launch-target.ts';

const slot: Launchable = { gameId: 'g 1', vassalage: 'NOVA', gameType: 'RNG', accountTypeName: 'NOVA', code: 'comet', defaultPlayType: null, isGame: 'GAME', open: 'frame' };
const frame = { kind: 'launch', href: '/game?vassalage=NOVA&gameId=g+1', where: 'frame' };
const others = ['LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'COCKFIGHT', 'BINGO', 'ANIM6', 'INHOUSE'] as const;

describe('launch target', () => {
  it.each<[string, Partial<Launchable>, unknown]>([
    // lotteries by account type, whatever their game type
    ['a lottery', { gameType: 'LOTT', accountTypeName: 'LOTT' }, { kind: 'route', href: '/lottery?gameCode=comet' }],
    ['a lottery with its play type', { gameType: 'LOTT', accountTypeName: 'LOTT', defaultPlayType: 'sum big' }, { kind: 'route', href: '/lottery?gameCode=comet&playType=sum+big' }],
    ['an e-lottery', { gameType: 'ELOTT', accountTypeName: 'ELOTT' }, { kind: 'route', href: '/elott?gameCode=comet' }],
    ['a lottery of Southeast Asia', { gameType: 'LOTT', accountTypeName: 'TCG_SEA' }, { kind: 'route', href: '/seaLottery?gameCode=comet' }],
    ['a lottery of Vietnam', { gameType: 'LOTT', accountTypeName: 'TCG_LOTTO_VN' }, { kind: 'route', href: '/vnlottery?gameCode=comet' }],
    ['an e-lottery of Vietnam', { gameType: 'ELOTT', accountTypeName: 'TCG_LOTTO_VN', defaultPlayType: 'lo' }, { kind: 'route', href: '/vnlottery?gameCode=comet&playType=lo' }],
    ['a game that is a lottery by account type alone', { accountTypeName: 'TCG_SEA' }, { kind: 'route', href: '/seaLottery?gameCode=comet' }],
    // lotteries whose account type says nothing, by game type
    ['a lottery of another account type', { gameType: 'LOTT', accountTypeName: 'MDL' }, { kind: 'route', href: '/lottery?gameCode=comet' }],
    ['an e-lottery of another account type', { gameType: 'ELOTT', accountTypeName: 'MDL' }, { kind: 'route', href: '/elott?gameCode=comet' }],
    // a lottery from its own screen
    ['a lottery from its screen', { gameType: 'LOTT', accountTypeName: 'TCG_SEA', atScreen: true }, frame],
    ['an e-lottery of a vendor with windows from its screen', { gameType: 'ELOTT', accountTypeName: 'ELOTT', open: 'popup', atScreen: true }, { ...frame, where: 'popup' }],
    ['a lottery entry that stands for several from its screen', { gameType: 'LOTT', isGame: 'VASSALAGE', atScreen: true }, { kind: 'list', href: frame.href }],
    // a name that every object has is no account type
    ['an odd account type', { accountTypeName: 'constructor' }, frame],
    // a lottery's screen has its own list
    ['a lottery entry that stands for several', { gameType: 'LOTT', accountTypeName: 'LOTT', isGame: 'VASSALAGE' }, { kind: 'route', href: '/lottery?gameCode=comet' }],
    // entries that stand for several
    ['an entry that stands for several', { isGame: 'VASSALAGE' }, { kind: 'list', href: frame.href }],
    ['such an entry of a vendor with windows', { isGame: 'VASSALAGE', open: 'popup' }, { kind: 'list', href: frame.href }],
    // everything else
    ['a game in the frame', {}, frame],
    ['a game in a pop-up', { open: 'popup' }, { ...frame, where: 'popup' }],
    ['a game in a tab', { open: 'tab' }, { ...frame, where: 'tab' }],
    ['a play type of a game that is no lottery', { defaultPlayType: 'sum' }, frame],
  ])('of %s', (_row, over, opening) => {
    expect(launchTargetOf({ ...slot, ...over })).toEqual(opening);
  });

  it.each(others)('of %s is a launch', (gameType) => {
    expect(launchTargetOf({ ...slot, gameType })).toEqual(frame);
  });

  it('of a table launches the game at its place', () => {
    expect(launchTargetOf({ gameId: 'g', vassalage: 'NOVA', gameType: 'LIVE', open: 'frame', roomId: 'g-2' })).toEqual({ kind: 'launch', href: '/game?vassalage=NOVA&gameId=g&roomId=g-2', where: 'frame' });
  });
});
