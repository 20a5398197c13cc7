import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cleanAudit } from '../../test-support/test-ledger.ts';
import { testGateway, type TestGateway } from '../../test-support/gateway.ts';
import { NORTH } from '../../test-support/test-fleet.ts';
import { createLedgerChecks, LEDGER_CHECKS, type LedgerChecksDeps } from './ledger-checks.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.stop());

/** Checks of a ledger without faults, of a day of their own. */
async function run(period: string, changes: Partial<LedgerChecksDeps> = {}) {
  const { db } = gateway;
  const [onFound, onFailed] = [vi.fn(), vi.fn()];
  const none = (): Promise<readonly object[]> => Promise.resolve([]);
  const checks = createLedgerChecks({
    db, wallet: { audit: () => Promise.resolve(cleanAudit), hoursDrift: none }, vendor: { totalsDrift: none }, transfers: { drift: none }, cashier: { drift: none }, onFound, onFailed, ...changes,
  });
  const write = await checks.job.prepare({ id: NORTH, timeZone: 'UTC' }, period, onFailed);
  await db.transaction(write);
  const written = (await checks.latest()).filter((check) => check.period === period).map(({ name, found }) => [name, found] as const);
  return { onFound, onFailed, written };
}

const names = async (period: string) => (await gateway.db.query.selectFrom('ledger_check').select('name').where('period', '=', period).orderBy('name').execute()).map(({ name }) => name);

describe('ledger-check job', () => {
  it('is done beside the other jobs', () => {
    expect(gateway.ledgerChecks.job.beside).toBe(true);
  });

  it('writes what each check found', async () => {
    const { written, onFound } = await run('2026-01-01', { cashier: { drift: () => Promise.resolve([{ held: 5n }]) } });
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(LEDGER_CHECKS.map((name) => [name, name === 'clearing' ? 1 : 0])));
    expect(onFound.mock.calls).toEqual([[{ tenant: NORTH, check: 'clearing', found: 1, examples: [{ held: '5' }] }]]);
  });

  it('writes the others when one cannot be made, and makes that one alone again until it is', async () => {
    const [drift, totals] = [vi.fn<() => Promise<readonly object[]>>(), vi.fn<() => Promise<readonly object[]>>().mockResolvedValue([])];
    const once = () => run('2026-01-02', { transfers: { drift }, vendor: { totalsDrift: totals } });
    drift.mockRejectedValue(new Error('canceling statement due to statement timeout'));
    // The run is not recorded then.
    await expect(once()).rejects.toThrow('canceling');
    expect(await names('2026-01-02')).toEqual(LEDGER_CHECKS.filter((name) => name !== 'transit').toSorted());
    drift.mockResolvedValue([]);
    const { written, onFailed } = await once();
    expect(written.map(([name]) => name)).toEqual(LEDGER_CHECKS.toSorted());
    expect([onFailed.mock.calls.length, drift.mock.calls.length, totals.mock.calls.length]).toEqual([0, 2, 1]);
  });

  it('reports each check that cannot be made, and fails when none can', async () => {
    const onFailed = vi.fn<LedgerChecksDeps['onFailed']>();
    const fails = (): Promise<never> => Promise.reject(new Error('gone'));
    await expect(run('2026-01-03', { wallet: { audit: fails, hoursDrift: fails }, vendor: { totalsDrift: fails }, transfers: { drift: fails }, cashier: { drift: fails }, onFailed })).rejects.toThrow('gone');
    expect(onFailed.mock.calls.flatMap(([{ checks }]) => checks).toSorted()).toEqual(LEDGER_CHECKS.toSorted());
  });
});
