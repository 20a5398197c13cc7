import { connectPayments, fakePayments, NORTH } from '@livery/gateway/test-support';
import { testGateway, type TestGateway } from '@livery/gateway/test-support/vitest';
import type { Credentials } from '../accounts.ts';

/** Our gateway behind a port, with a way to deposit, and accounts. */
export interface ServedGateway {
  readonly gateway: TestGateway;
  readonly url: string;
  readonly agent: Credentials;
  readonly member: Credentials;
  stop(): Promise<void>;
}

const PASSWORD = 'Correct-horse-7';
/** Where the accounts may log in from without a second factor; every visitor of these tests comes from there. */
export const VISITORS = '198.51.100.';

/** Starts a {@link ServedGateway} on a fresh database. */
export async function servedGateway(): Promise<ServedGateway> {
  const started = { clock: undefined as { now(): number } | undefined };
  const payments = fakePayments(() => started.clock?.now() ?? 0);
  const gateway = await testGateway({ trustProxy: 'loopback', fetch: payments.fetch });
  started.clock = gateway.clock;
  await connectPayments(gateway.cashier, NORTH);
  const tenant = gateway.tenants.byMerchant(NORTH);
  if (tenant === undefined) throw new Error('The fleet of tests has lost its merchant.');
  await gateway.settings.set(NORTH, 'customerService', [{ csType: 'LIVECHAT', path: 'https://chat.example/' }, { csType: 'VIP', path: '/vip' }]);
  const passwordHash = await gateway.passwords.hash(PASSWORD, { tenantId: NORTH, ip: null });
  const open = (username: string, type: 0 | 1): Promise<string> =>
    gateway.db.transaction((tx) => gateway.members.open(tx, tenant, { username, type, passwordHash, gift: { reason: 'welcome', amount: '100' } }));
  const ids = [await open('conformagent', 1), await open('conformmember', 0)];
  // Known from a range, so that no second factor is asked for.
  for (const id of ids) for (const ip of ['127.0.0.1', `${VISITORS}1`]) await gateway.db.transaction((tx) => gateway.addresses.register(tx, NORTH, id, ip));
  const url = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  return { gateway, url, agent: { name: 'conformagent', password: PASSWORD }, member: { name: 'conformmember', password: PASSWORD }, stop: () => gateway.stop() };
}
