import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHelpers } from '../../../test-support/account-helpers.ts';
import { testClock } from '../../../test-support/clock.ts';
import { testGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { NORTH } from '../../../test-support/test-fleet.ts';
import { cleanAudit } from '../../../test-support/test-ledger.ts';
import { createCashbackJob, type CashbackJobDeps } from './cashback-job.ts';
import { createCashback } from './cashback.ts';

const DAY = 86_400_000;
const clock = testClock(Date.UTC(2026, 2, 1, 12));
let gateway: TestGateway;
let accounts: ReturnType<typeof accountHelpers>;
let serial = 0;

beforeAll(async () => {
  gateway = await testGateway({ clock });
  accounts = accountHelpers(gateway);
  await gateway.db.transaction((tx) => createCashback(gateway).rates.set(tx, NORTH, { vendor: '*', category: '*', rankFrom: 0, fromDay: today(), ppm: 8_000 }));
});
afterAll(async () => {
  expect(await gateway.wallet.audit(NORTH)).toEqual(cleanAudit);
  await gateway.stop();
});

const today = () => new Date(clock.now()).toISOString().slice(0, 10);
const balance = async (id: string): Promise<bigint> => (await gateway.wallet.balanceOf(NORTH, id, 'PHP'))?.posted ?? 0n;
const member = () => accounts.open(`paid${++serial}`);
/** Adds to the totals of today, in minor units, at as many games. */
const played = (id: string, validBet: bigint, games = 1) =>
  sql`insert into bet_day (tenant_id, member_id, day, vendor, category, currency, game, turnover, valid_bet, payout, net, bets)
    select ${NORTH}, ${id}, ${today()}::date, 'LUM', 'RNG', 'PHP', 'game-' || number, ${validBet}::bigint, ${validBet}::bigint, 0, -${validBet}::bigint, 1 from generate_series(1, ${games}::int) number`.execute(gateway.db.query);
/** The job of a merchant that pays as it says, and what it reported. */
function jobOf({ paid, ...changes }: { readonly paid: 'daily' | 'weekly' } & Partial<ReturnType<typeof createCashback>>) {
  const site = { modules: () => Promise.resolve({ manualRebate: true }), setting: () => Promise.resolve({ paid, least: '0.01', mostOfDay: null }) } as unknown as CashbackJobDeps['site'];
  const job = createCashbackJob({ tenants: gateway.tenants, site, cashback: { ...createCashback(gateway), ...changes } });
  const reported: string[] = [];
  /** What is done of a day, twice, as where a run could not be recorded. */
  const over = async (day = today()): Promise<void> => {
    clock.advance(DAY);
    for (let times = 0; times < 2; times++) await gateway.db.transaction(await job.prepare({ id: NORTH, timeZone: 'UTC' }, day, (error) => reported.push(String(error))));
  };
  return { job, over, reported };
}

describe('createCashbackJob', () => {
  it('is done beside the other jobs', () => {
    expect(jobOf({ paid: 'daily' }).job.beside).toBe(true);
  });

  it.each(['daily', 'weekly'] as const)('pays the others when one of them cannot be paid, and that one with the next day, once, where it is paid %s', async (paid) => {
    while (new Date(clock.now()).getUTCDay() !== 0) clock.advance(DAY);
    const [one, broken] = [await member(), await member()];
    const fails = new Set([broken]);
    const { claim } = createCashback(gateway);
    const { over, reported } = jobOf({ paid, claim: (owner, request) => (fails.has(owner.memberId) ? Promise.reject(new Error('bind message has too many parameters')) : claim(owner, request)) });
    for (const each of [one, broken]) await played(each, 100_000n);
    await over();
    expect([await balance(one), await balance(broken)]).toEqual([800n, 0n]);
    expect(reported.every((text) => text.includes(broken))).toBe(true);
    expect(await createCashback(gateway).missed(NORTH, 'PHP')).toHaveLength(1);
    fails.clear();
    await over();
    expect([await balance(one), await balance(broken)]).toEqual([800n, 800n]);
    expect(await createCashback(gateway).missed(NORTH, 'PHP')).toEqual([]);
  });

  it('pays a member when it played more than a statement has parameters for', { timeout: 60_000 }, async () => {
    const one = await member();
    await played(one, 1_000n, 8_500);
    const { over, reported } = jobOf({ paid: 'daily' });
    await over();
    // 85,000.00 × 0.8 %
    expect([await balance(one), reported]).toEqual([68_000n, []]);
    const { rows } = await sql<{ lines: number }>`select count(*)::int as lines from cashback_claim_line`.execute(gateway.db.query);
    expect(rows[0]?.lines).toBeGreaterThanOrEqual(8_500);
  });
});
