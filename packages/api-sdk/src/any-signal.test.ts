import { describe, expect, it } from 'vitest';
import { anySignal } from './any-signal.ts';

describe('anySignal', () => {
  it('aborts with the reason of its first aborted signal', () => {
    const [one, other] = [new AbortController(), new AbortController()];
    const { signal } = anySignal([one.signal, other.signal]);
    expect(signal.aborted).toBe(false);
    other.abort('closed');
    one.abort('late');
    expect([signal.aborted, signal.reason]).toEqual([true, 'closed']);
  });

  it('is aborted when one of its signals already was', () => {
    expect(anySignal([new AbortController().signal, AbortSignal.abort('before')]).signal.reason).toBe('before');
  });

  it('does not abort after its release', () => {
    const one = new AbortController();
    const { signal, release } = anySignal([one.signal]);
    release();
    one.abort();
    expect(signal.aborted).toBe(false);
  });
});
