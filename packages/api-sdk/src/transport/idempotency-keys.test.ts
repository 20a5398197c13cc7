import { describe, expect, it } from 'vitest';
import { manualClock } from '../test-support/fake-gateway.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

describe('createIdempotencyKeys', () => {
  it('returns the same key for a double click and a retry', () => {
    const idempotencyKeys = createIdempotencyKeys(manualClock());
    const key = idempotencyKeys.keyFor('transfer', { amount: '5', to: 'x' });
    expect(idempotencyKeys.keyFor('transfer', { to: 'x', amount: '5' })).toBe(key);
  });

  it('gives another request, another call, and the same after a settled answer a key of its own', () => {
    const idempotencyKeys = createIdempotencyKeys(manualClock());
    const keys = [
      idempotencyKeys.keyFor('transfer', { amount: '5' }),
      idempotencyKeys.keyFor('transfer', { amount: '6' }),
      idempotencyKeys.keyFor('deposit', { amount: '5' }),
    ];
    idempotencyKeys.settle('transfer', { amount: '5' });
    keys.push(idempotencyKeys.keyFor('transfer', { amount: '5' }));
    expect(new Set(keys).size).toBe(4);
  });

  it('gives the same request a new key after five minutes', async () => {
    const clock = manualClock();
    const idempotencyKeys = createIdempotencyKeys(clock);
    const key = idempotencyKeys.keyFor('transfer', {});
    await clock.advance(5 * 60_000);
    expect(idempotencyKeys.keyFor('transfer', {})).toBe(key);
    await clock.advance(1);
    expect(idempotencyKeys.keyFor('transfer', {})).not.toBe(key);
  });
});
