import { describe, expect, it } from 'vitest';
import { gameHref, readGameRoute } from './game-route.ts';

describe('game address', () => {
  it.each([{ gameId: 'a/b & c', vassalage: 'NOVA+1' }, { gameId: 'g', vassalage: 'NOVA', roomId: 'g 2', nodeId: 'node/1' }])('is read as it was written, with any codes: %j', (place) => {
    const href = gameHref(place);
    expect(href).toMatch(/^\/game\?/);
    expect(readGameRoute(new URL(href, 'http://site').searchParams)).toEqual(place);
  });

  it.each(['', 'gameId=1', 'vassalage=NOVA', 'gameId=&vassalage=NOVA', 'gameId=1&vassalage='])('contains no game in "%s"', (query) => {
    expect(readGameRoute(new URLSearchParams(query))).toBeUndefined();
  });
});
