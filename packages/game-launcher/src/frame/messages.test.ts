import { describe, expect, it } from 'vitest';
import { readGameMessage } from './messages.ts';

describe('readGameMessage', () => {
  it.each([
    [{ type: 'livery-game', event: 'ready', game: 'x' }, { event: 'ready' }],
    [{ type: 'livery-game', event: 'round-started', roundId: 'r', stake: '150' }, { event: 'round-started', stake: '150' }],
    [{ type: 'livery-game', event: 'round-ended', roundId: 'r', win: 0 }, { event: 'round-ended', win: '0' }],
    [{ type: 'livery-game', event: 'request-exit' }, { event: 'request-exit' }],
    [{ type: 'livery-game', event: 'error', stack: 'x' }, { event: 'error' }],
  ])('returns the message of %j', (data, message) => {
    expect(readGameMessage(data)).toEqual(message);
  });

  it.each([
    [null],
    ['ready'],
    [{ event: 'ready' }],
    [{ type: 'other', event: 'ready' }],
    [{ type: 'livery-game', event: 'steal' }],
    [{ type: 'livery-game', event: 'round-started' }],
    [{ type: 'livery-game', event: 'round-started', stake: '-5' }],
    [{ type: 'livery-game', event: 'round-ended', win: 1.5 }],
    [{ type: 'livery-game', event: 'round-ended', win: '1e9' }],
  ])('returns undefined for %j', (data) => {
    expect(readGameMessage(data)).toBeUndefined();
  });
});
