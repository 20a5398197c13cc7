import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHelpers } from '../../test-support/account-helpers.ts';
import { testGateway, type TestGateway } from '../../test-support/gateway.ts';
import { NORTH } from '../../test-support/test-fleet.ts';
import { DEMO_PIN, seedPayees } from './index.ts';

let gateway: TestGateway;
let id = '';
beforeAll(async () => {
  gateway = await testGateway();
  id = await accountHelpers(gateway).open('demo_member', { profile: { payeeName: 'Demo Member' } });
});
afterAll(() => gateway.stop());

const seed = () => seedPayees({ ...gateway, tenants: gateway.tenants.all() });

describe('demo accounts to be paid to', () => {
  it('come once, with a transaction password, where the merchant pays to some bank', async () => {
    await seed();
    expect(await gateway.payoutAccounts.list(NORTH, id)).toEqual([]);
    await gateway.settings.set(NORTH, 'payoutAccounts', { most: 3, coolingHours: 24, providers: [{ kind: 'bank', code: 'ISLAND', name: 'Island Savings Bank', minDigits: 10, maxDigits: 12 }] });
    await Promise.all([seed(), seed()]);
    await seed();
    const [account, ...more] = await gateway.payoutAccounts.list(NORTH, id);
    expect([account, more]).toMatchObject([{ provider: 'ISLAND', holder: 'Demo Member', usableAt: new Date(gateway.clock.now()) }, []]);
    expect((await gateway.payoutAccounts.ofPayout(NORTH, account?.id ?? ''))?.number).toMatch(/^\d{12}$/);
    const { paymentPasswordHash } = (await gateway.members.byId(NORTH, id)) ?? {};
    expect(await gateway.passwords.verify(paymentPasswordHash ?? '', DEMO_PIN, { tenantId: NORTH, ip: null })).toBe(true);
  });

  it('stay away where they were removed', async () => {
    const [account] = await gateway.payoutAccounts.list(NORTH, id);
    await gateway.db.transaction((tx) => gateway.payoutAccounts.remove(tx, NORTH, id, account?.id ?? ''));
    await seed();
    expect(await gateway.payoutAccounts.list(NORTH, id)).toEqual([]);
  });
});
