import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testClock } from '../../../../test-support/clock.ts';
import { testDatabase, type TestDatabase } from '../../../../test-support/database.ts';
import { NORTH, testFleet } from '../../../../test-support/test-fleet.ts';
import { Problem, type Tenant } from '../../../platform/http/index.ts';
import { adoptFleet } from '../../tenant/index.ts';
import { createWallet } from '../../wallet/index.ts';
import { createAttemptLimiter, type AttemptLimiter } from './attempt-limiter.ts';

const clock = testClock();
let db: TestDatabase;
let tenant: Tenant;
let attempts: AttemptLimiter;
beforeAll(async () => {
  db = await testDatabase({ clock });
  const tenants = await adoptFleet(testFleet, { db, wallet: createWallet({ db, events: { balanceChanged: () => undefined } }) });
  tenant = tenants.byMerchant(NORTH)!;
  attempts = createAttemptLimiter(db, {
    async demand(_tenant, { captcha }) {
      if (captcha !== 'right') throw new Problem(captcha === undefined ? 'CAPTCHA_REQUIRED' : 'CAPTCHA_FAILED', { captcha: true });
    },
  });
});
afterAll(() => db.close());
beforeEach(() => clock.advance(2 * 3_600_000));

/** Makes an attempt that fails, and says how far it came. */
const outcome = (who: string, captcha?: string) =>
  attempts.begin(tenant, who, { proof: { captcha }, ip: '192.0.2.1' }).then(({ details }) => (details === undefined ? 'tried' : 'tried, captcha next'), (error: unknown) => (error instanceof Problem ? error.code : String(error)));

async function tally(outcomes: AsyncIterable<string> | Iterable<string>): Promise<Record<string, number>> {
  const seen: Record<string, number> = {};
  for await (const one of outcomes) seen[one] = (seen[one] ?? 0) + 1;
  return seen;
}

describe('createAttemptLimiter, with a thousand attempts at one account', () => {
  it('requires a captcha after three attempts, also of concurrent ones', async () => {
    const outcomes = await Promise.all(Array.from({ length: 1_000 }, () => outcome('a')));
    expect(await tally(outcomes)).toEqual({ tried: 2, 'tried, captcha next': 1, CAPTCHA_REQUIRED: 997 });
  });

  it('is not locked by attempts whose captcha is missing or wrong', async () => {
    async function* tries() {
      for (let attempt = 0; attempt < 500; attempt++) {
        yield await outcome('attacked');
        yield await outcome('attacked', 'wrong');
      }
    }
    expect(await tally(tries())).toEqual({ tried: 2, 'tried, captcha next': 1, CAPTCHA_REQUIRED: 498, CAPTCHA_FAILED: 499 });
    expect(await outcome('attacked', 'right')).toBe('tried, captcha next');
  });

  it('allows ten attempts with solved captchas, also concurrently', async () => {
    const outcomes = await Promise.all(Array.from({ length: 1_000 }, () => outcome('b', 'right')));
    expect(await tally(outcomes)).toEqual({ tried: 2, 'tried, captcha next': 8, TRY_AGAIN_LATER: 990 });
  });

  it('allows ten more after each lock of five minutes', async () => {
    const passed: number[] = [];
    for (let wait = 0; wait < 4; wait++) {
      let tried = 0;
      while ((await outcome('c', 'right')).startsWith('tried')) tried += 1;
      passed.push(tried);
      clock.advance(299_999);
      expect(await outcome('c', 'right')).toBe('TRY_AGAIN_LATER');
      clock.advance(1);
    }
    expect(passed).toEqual([10, 10, 10, 10]);
  });
});

describe('createAttemptLimiter', () => {
  it('forgets failures after a success, and an hour after the first', async () => {
    for (let attempt = 0; attempt < 2; attempt++) await outcome('d');
    await (await attempts.begin(tenant, 'd')).succeeded();
    expect(await outcome('d')).toBe('tried');
    for (let attempt = 0; attempt < 5; attempt++) await outcome('d');
    expect(await outcome('d')).toBe('CAPTCHA_REQUIRED');
    clock.advance(3_600_000);
    expect(await outcome('d')).toBe('tried');
  });

  it('keeps the lock that failures led to, though their hour ends in it', async () => {
    for (let attempt = 0; attempt < 9; attempt++) await outcome('e', 'right');
    clock.advance(3_599_000);
    await outcome('e', 'right');
    clock.advance(299_000);
    expect(await outcome('e', 'right')).toBe('TRY_AGAIN_LATER');
    await attempts.sweep();
    expect(await outcome('e', 'right')).toBe('TRY_AGAIN_LATER');
    clock.advance(1_000);
    expect(await outcome('e')).toBe('tried');
  });

  it('counts for each account apart, also for the same name at another merchant', async () => {
    for (let attempt = 0; attempt < 10; attempt++) await outcome('f');
    expect(await outcome('g')).toBe('tried');
    const south: Tenant = { ...tenant, id: 'SOUTH01' };
    await expect(attempts.begin(south, 'f')).resolves.toMatchObject({ details: undefined });
  });

  it('only locks where a call has no field for a captcha', async () => {
    for (let attempt = 0; attempt < 10; attempt++) await attempts.begin(tenant, 'h');
    await expect(attempts.begin(tenant, 'h')).rejects.toMatchObject({ code: 'TRY_AGAIN_LATER', details: { retryAfter: 300 } });
  });
});
