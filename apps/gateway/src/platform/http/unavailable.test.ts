import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from '../../../test-support/caller.ts';
import { testEngine } from '../../../test-support/database.ts';
import { heldUpGateway, type HeldUpGateway } from '../../../test-support/held-up-gateway.ts';
import { NORTH } from '../../../test-support/test-fleet.ts';
import { asProblem } from './answer/fault.ts';

const failedWith = (code: string): Error => Object.assign(new Error('refused'), { code });

describe('asProblem', () => {
  it.each(['55P03', '57014', '25P03', '08006', '53300'])('returns UNAVAILABLE for SQLSTATE %s, and asks to repeat only what may be repeated', (code) => {
    expect(asProblem(failedWith(code), true)).toMatchObject({ code: 'UNAVAILABLE', status: 503, details: { retryAfter: 5 } });
    expect(asProblem(failedWith(code), false)).toMatchObject({ code: 'UNAVAILABLE', status: 503, details: undefined });
  });

  it.each(['Query read timeout', 'timeout exceeded when trying to connect', 'Connection terminated due to connection timeout'])('returns UNAVAILABLE where the driver says: %s', (message) => {
    expect(asProblem(new Error(message))).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
  });
});

describe.runIf(testEngine === 'postgres')('a gateway whose database is held up', () => {
  let gateway: HeldUpGateway;
  beforeAll(async () => {
    gateway = await heldUpGateway();
  });
  afterAll(() => gateway.stop());

  it('answers a call whose statement waited too long with 503 in the envelope, and when to repeat it', async () => {
    const call = createCaller(gateway, NORTH);
    const answer = await gateway.whileLocked('announcement', () => call('announcements'));
    expect([answer.status, answer.body]).toMatchObject([503, { success: false, code: 'UNAVAILABLE', value: { retryAfter: 5 } }]);
    expect(answer.headers['retry-after']).toBe('5');
    expect((await call('announcements')).status).toBe(200);
  });

  it('names no time for a call that could act twice', async () => {
    const call = createCaller(gateway, NORTH);
    const answer = await gateway.whileLocked('throttle', () => call('clientErrors', { message: 'broken', page: '/', release: '1' }));
    expect(answer.status).toBe(503);
    expect([answer.headers['retry-after'], answer.body]).toMatchObject([undefined, { code: 'UNAVAILABLE' }]);
  });

  it('says within a second that it is not ready while no connection is free, whoever asks, and recovers', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const holders = [1, 2].map(() => gateway.db.transaction(() => held));
    const startedAt = performance.now();
    const answers = await Promise.all([1, 2, 3].map(() => gateway.app.inject('/readyz')));
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([1, 2, 3].map(() => [503, '{"ready":false}']));
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    release();
    await Promise.all(holders);
    expect((await gateway.app.inject('/readyz')).json()).toEqual({ ready: true });
  });
});
