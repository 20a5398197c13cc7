import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createLargeBodies, mayBeLarge } from './large-bodies.ts';

const response = (destroyed = false) => Object.assign(new EventEmitter(), { destroyed });

describe('mayBeLarge', () => {
  it.each([
    [{}, false],
    [{ 'content-length': '65536' }, false],
    [{ 'content-length': '65537' }, true],
    [{ 'transfer-encoding': 'chunked' }, true],
  ])('of %j returns %s', (headers, large) => {
    expect(mayBeLarge({ headers })).toBe(large);
  });
});

describe('createLargeBodies', () => {
  const taker = () => {
    const places = createLargeBodies();
    return (member: string, of: ReturnType<typeof response> = response()): string => {
      try {
        places.take(member, of as never);
        return 'OK';
      } catch (error) {
        return String(error);
      }
    };
  };

  it('refuses a member a fourth until one of the three has ended, however often that is told', () => {
    const take = taker();
    const [first, second] = [response(), response()];
    expect([take('a', first), take('a', second), take('a'), take('a'), take('b')]).toEqual(['OK', 'OK', 'OK', expect.stringContaining('TOO_MANY_REQUESTS'), 'OK']);
    first.emit('finish');
    first.emit('close');
    expect([take('a'), take('a')]).toEqual(['OK', expect.stringContaining('TOO_MANY_REQUESTS')]);
    second.emit('close');
    expect(take('a')).toBe('OK');
  });

  it('refuses everybody a twenty-fifth', () => {
    const take = taker();
    const last = response();
    for (let count = 0; count < 23; count += 1) expect(take(`m${count}`)).toBe('OK');
    expect([take('x', last), take('y')]).toEqual(['OK', expect.stringContaining('TOO_MANY_REQUESTS')]);
    last.emit('close');
    expect(take('y')).toBe('OK');
  });

  it('keeps no place for who has gone away', () => {
    const take = taker();
    for (let count = 0; count < 30; count += 1) take('a', response(true));
    expect(take('a')).toBe('OK');
  });
});
