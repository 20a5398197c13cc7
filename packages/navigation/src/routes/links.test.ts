import { describe, expect, it } from 'vitest';
import { gamesHref, hallPath, href, lotteryPath, routes } from './links.ts';

describe('href', () => {
  it('returns the first path of a screen, with what may follow it', () => {
    expect(href('home')).toBe('/');
    expect(href('notices')).toBe('/noticePage');
    expect(href('help', { hash: 'terms' })).toBe('/help#terms');
    expect(href('helpAlone', { query: { from: 'a b', no: undefined }, hash: '50%' })).toBe('/helpmc?from=a+b#50%25');
  });
});

describe('routes', () => {
  it('returns the address of a hall and of a vendor in it, whatever its code holds', () => {
    expect([routes.hall('RNG'), hallPath('ANIM6'), routes.hall('LIVE', { page: 'A&B=1' })]).toEqual(['/rng', '/anim6games', '/live?page=A%26B%3D1']);
  });

  it('returns the address of a lottery with its play type', () => {
    expect(routes.lottery('seaLottery', { gameCode: 'sea', playType: 'sum big' })).toBe('/seaLottery?gameCode=sea&playType=sum+big');
    expect(lotteryPath('TCG_LOTTO_VN')).toBe('/vnlottery');
  });

  it('returns the address of a game, and of a table of it', () => {
    expect(routes.game({ vassalage: 'NOVA', gameId: 'g+1' })).toBe('/game?vassalage=NOVA&gameId=g%2B1');
    expect(routes.game({ vassalage: 'NOVA', gameId: 'g', roomId: 'r' })).toBe('/game?vassalage=NOVA&gameId=g&roomId=r');
  });
});

describe('gamesHref', () => {
  it('returns the slots where the brand has them, wherever they stand', () => {
    expect(gamesHref(['LIVE', 'RNG'])).toBe('/rng');
  });

  it('returns the first category of a brand without slots, and home for a brand without any', () => {
    expect(gamesHref(['FISH', 'LIVE'])).toBe('/fish');
    expect(gamesHref([])).toBe('/');
  });
});
