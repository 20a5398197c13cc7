import { describe, expect, it, vi } from 'vitest';
import { manualClock } from '../test-support/fake-gateway.ts';
import { createSpreadCall } from './spread-call.ts';

function spread(random = 0.5) {
  const clock = manualClock();
  const act = vi.fn();
  return { clock, act, request: createSpreadCall(act, { least: 1000, most: 3000, clock, random: () => random }) };
}

describe('createSpreadCall', () => {
  it('calls once for all requests of its wait', async () => {
    const { clock, act, request } = spread();
    request();
    request();
    await clock.advance(1999);
    expect(act).not.toHaveBeenCalled();
    request();
    await clock.advance(1);
    expect(act).toHaveBeenCalledOnce();
    request();
    await clock.advance(2000);
    expect(act).toHaveBeenCalledTimes(2);
  });

  it.each([
    [0, 1000],
    [0.25, 1500],
    [1, 3000],
  ])('waits, for the random value %d, %d milliseconds', (chance, wait) => {
    const { clock, request } = spread(chance);
    request();
    expect(clock.asked).toEqual([wait]);
  });

  it('calls nothing after it was stopped', async () => {
    const { clock, act, request } = spread();
    request();
    request.stop();
    request();
    await clock.advance(10_000);
    expect(act).not.toHaveBeenCalled();
  });
});
