import { describe, expect, it } from 'vitest';
import { localProblem, outcomeUnknown, problemFromAnswer } from '../problem/problem.ts';
import { manualClock } from '../test-support/fake-gateway.ts';
import type { CallResult } from './answer.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

const refused = (code: Parameters<typeof problemFromAnswer>[0]['code'], status: number): CallResult<unknown> => ({
  problem: problemFromAnswer({ success: false, code, message: '', requestId: 'r1' }, status),
});
const lost: CallResult<unknown> = { problem: localProblem('NETWORK_BROKEN') };
const isUnknown = (result: CallResult<unknown>): boolean => 'problem' in result && outcomeUnknown(result.problem);

describe('createIdempotencyKeys', () => {
  it('returns the same key for a double click and a retry', () => {
    const keyOf = createIdempotencyKeys(manualClock());
    const { key } = keyOf('transfer', { amount: '5', to: 'x' });
    expect(keyOf('transfer', { to: 'x', amount: '5' }).key).toBe(key);
  });

  it('gives another request, another call, and the same after a settled answer a key of its own', () => {
    const keyOf = createIdempotencyKeys(manualClock());
    const settled = keyOf('transfer', { amount: '5' });
    const keys = [settled.key, keyOf('transfer', { amount: '6' }).key, keyOf('deposit', { amount: '5' }).key];
    settled.judge({ value: {} });
    keys.push(keyOf('transfer', { amount: '5' }).key);
    expect(new Set(keys).size).toBe(4);
  });

  it('gives the same request a new key after five minutes', async () => {
    const clock = manualClock();
    const keyOf = createIdempotencyKeys(clock);
    const { key } = keyOf('transfer', {});
    await clock.advance(5 * 60_000);
    expect(keyOf('transfer', {}).key).toBe(key);
    await clock.advance(1);
    expect(keyOf('transfer', {}).key).not.toBe(key);
  });

  it('counts the five minutes from the last attempt that left its outcome open', async () => {
    const clock = manualClock();
    const keyOf = createIdempotencyKeys(clock);
    const { key, judge } = keyOf('transfer', {});
    await clock.advance(4 * 60_000);
    judge(lost);
    await clock.advance(4 * 60_000);
    expect(keyOf('transfer', {}).key).toBe(key);
  });

  it('settles by any refusal when no attempt was lost', () => {
    const keyOf = createIdempotencyKeys(manualClock());
    const { key, judge } = keyOf('transfer', {});
    expect(isUnknown(judge(refused('TOO_MANY_REQUESTS', 429)))).toBe(false);
    expect(keyOf('transfer', {}).key).not.toBe(key);
  });

  it.each([
    ['NOT_LOGGED_IN', 401],
    ['SESSION_EXPIRED', 401],
    ['ACCOUNT_BLOCKED', 403],
    ['PASSWORD_CHANGE_REQUIRED', 403],
    ['NOT_A_MEMBER', 403],
    ['MERCHANT_UNKNOWN', 404],
    ['TOO_MANY_REQUESTS', 429],
    ['MAINTENANCE', 503],
    ['REGION_RESTRICTED', 451],
    ['ENVELOPE_STALE', 409],
    ['ENVELOPE_REPLAYED', 409],
    ['ENCRYPTION_KEY_UNKNOWN', 409],
    ['UNAVAILABLE', 503],
  ] as const)('keeps the key, and returns that the outcome is unknown, when %s follows a lost answer', (code, status) => {
    const keyOf = createIdempotencyKeys(manualClock());
    const { key, judge } = keyOf('transfer', {});
    judge(lost);
    const result = judge(refused(code, status));
    expect([isUnknown(result), 'problem' in result && result.problem.code]).toEqual([true, code]);
    expect(keyOf('transfer', {}).key).toBe(key);
  });

  it.each([
    ['INSUFFICIENT_FUNDS', 409],
    ['PASSWORD_WRONG', 422],
    ['VALIDATION_FAILED', 422],
  ] as const)('settles when %s follows a lost answer', (code, status) => {
    const keyOf = createIdempotencyKeys(manualClock());
    const { key, judge } = keyOf('transfer', {});
    judge(lost);
    expect(isUnknown(judge(refused(code, status)))).toBe(false);
    expect(keyOf('transfer', {}).key).not.toBe(key);
  });

  it.each([
    ['answered', { value: {} }],
    ['refused by the call', refused('INSUFFICIENT_FUNDS', 409)],
  ] as const)('gives a new key when one of two attempts was %s, whichever of them was lost', (_, told) => {
    const keyOf = createIdempotencyKeys(manualClock());
    const first = keyOf('transfer', {});
    first.judge(told);
    first.judge(lost);
    const second = keyOf('transfer', {});
    expect(second.key).not.toBe(first.key);
    second.judge(lost);
    second.judge(told);
    expect([first.key, second.key]).not.toContain(keyOf('transfer', {}).key);
  });

  it('leaves the next key of a request alone when an attempt with an older one ends', () => {
    const keyOf = createIdempotencyKeys(manualClock());
    const first = keyOf('transfer', {});
    first.judge({ value: {} });
    const { key } = keyOf('transfer', {});
    first.judge({ value: {} });
    expect(keyOf('transfer', {}).key).toBe(key);
    first.judge(lost);
    expect(keyOf('transfer', {}).key).toBe(key);
  });

  it('keeps the key when one of two simultaneous attempts is lost and the other refused', () => {
    const keyOf = createIdempotencyKeys(manualClock());
    const { key, judge } = keyOf('transfer', {});
    judge(refused('TOO_MANY_REQUESTS', 429));
    judge(lost);
    expect(keyOf('transfer', {}).key).toBe(key);
  });
});
