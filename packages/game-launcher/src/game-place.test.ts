import { describe, expect, it } from 'vitest';
import { gameHref, readGamePlace } from './game-place.ts';

describe('the address of a game', () => {
  it('is read as it was written, whatever the codes hold', () => {
    const place = { gameId: 'a/b & c', vassalage: 'NOVA+1' };
    const href = gameHref(place);
    expect(href).toMatch(/^\/game\?/);
    expect(readGamePlace(new URL(href, 'http://site').searchParams)).toEqual(place);
  });

  it.each(['', 'gameId=1', 'vassalage=NOVA', 'gameId=&vassalage=NOVA', 'gameId=1&vassalage='])('names no game in "%s"', (query) => {
    expect(readGamePlace(new URLSearchParams(query))).toBeUndefined();
  });
});
