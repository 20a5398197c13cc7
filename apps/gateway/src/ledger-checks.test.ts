import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cleanAudit } from '../test-support/test-ledger.ts';
import { testGateway, type TestGateway } from '../test-support/gateway.ts';
import { NORTH } from '../test-support/test-fleet.ts';
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
  const write = await checks.job.prepare({ id: NORTH, timeZone: 'UTC' }, period);
  await db.transaction(write);
  const written = (await checks.latest()).filter((check) => check.period === period).map(({ name, found }) => [name, found] as const);
  return { onFound, onFailed, written };
}

describe('ledger-check job', () => {
  it('writes what each check found', async () => {
    const { written, onFound } = await run('2026-01-01', { cashier: { drift: () => Promise.resolve([{ held: 5n }]) } });
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(LEDGER_CHECKS.map((name) => [name, name === 'clearing' ? 1 : 0])));
    expect(onFound.mock.calls).toEqual([[{ tenant: NORTH, check: 'clearing', found: 1, examples: [{ held: '5' }] }]]);
  });

  it('writes the others when one cannot be made', async () => {
    const { written, onFailed } = await run('2026-01-02', { transfers: { drift: () => Promise.reject(new Error('canceled')) } });
    expect(written.map(([name]) => name)).toEqual(LEDGER_CHECKS.filter((name) => name !== 'transit').toSorted());
    expect(onFailed).toHaveBeenCalledWith(expect.objectContaining({ tenant: NORTH, checks: ['transit'] }));
  });

  it('fails, so that it is repeated, when none can be made', async () => {
    const fails = (): Promise<never> => Promise.reject(new Error('gone'));
    await expect(run('2026-01-03', { wallet: { audit: fails, hoursDrift: fails }, vendor: { totalsDrift: fails }, transfers: { drift: fails }, cashier: { drift: fails } })).rejects.toThrow('gone');
  });
});
