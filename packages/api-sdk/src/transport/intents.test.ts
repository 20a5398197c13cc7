import { describe, expect, it } from 'vitest';
import { manualClock } from '../test-support/fake-gateway.ts';
import { createIntents } from './intents.ts';

describe('createIntents', () => {
  it('gives a double click, and a second try, the key of the first', () => {
    const intents = createIntents(manualClock());
    const key = intents.keyFor('transfer', { amount: '5', to: 'x' });
    expect(intents.keyFor('transfer', { to: 'x', amount: '5' })).toBe(key);
  });

  it('gives another request, another call, and the same after a settled answer a key of its own', () => {
    const intents = createIntents(manualClock());
    const keys = [
      intents.keyFor('transfer', { amount: '5' }),
      intents.keyFor('transfer', { amount: '6' }),
      intents.keyFor('deposit', { amount: '5' }),
    ];
    intents.settle('transfer', { amount: '5' });
    keys.push(intents.keyFor('transfer', { amount: '5' }));
    expect(new Set(keys).size).toBe(4);
  });

  it('takes the same request after five minutes for a new intent', async () => {
    const clock = manualClock();
    const intents = createIntents(clock);
    const key = intents.keyFor('transfer', {});
    await clock.advance(5 * 60_000);
    expect(intents.keyFor('transfer', {})).toBe(key);
    await clock.advance(1);
    expect(intents.keyFor('transfer', {})).not.toBe(key);
  });
});
