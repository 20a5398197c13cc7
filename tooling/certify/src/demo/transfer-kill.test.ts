import { randomUUID } from 'node:crypto';
import { testDatabase, type TestDatabase, testEngine } from '@livery/gateway/test-support/vitest';
import { calls, type CallName, type CallSpec, type Envelope, type ResponseOf } from '@livery/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, startVendorProgram, type VendorProgram } from './vendor-program.ts';
import { openPlatform, type Platform } from '../platform/platform.ts';

const [CODE, GAME] = ['TVL', 'tvl-courtyard-bulls'];
const FUNDS = 100_000n;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Calls one gateway, which may die meanwhile. */
async function ask<Name extends CallName>(platform: Platform, gateway: number, token: string, name: Name, request: Readonly<Record<string, unknown>>): Promise<Envelope<ResponseOf<Name>>> {
  const { method, path }: CallSpec = calls[name];
  const query = method === 'GET' ? `?${new URLSearchParams(Object.entries(request).map(([key, value]): [string, string] => [key, String(value)])).toString()}` : '';
  const response = await fetch(`${platform.gateways[gateway]}${path}${query}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-merchant-code': platform.merchant, authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    ...(method === 'GET' ? {} : { body: JSON.stringify(request) }),
  });
  return (await response.json()) as Envelope<ResponseOf<Name>>;
}

// Gateways have processes of their own on PostgreSQL alone.
describe.runIf(testEngine === 'postgres')('transfer whose gateway is killed', () => {
  let db: TestDatabase;
  let vendor: VendorProgram;
  let platform: Platform;
  beforeAll(async () => {
    const port = await freePort();
    db = await testDatabase();
    platform = await openPlatform({ db, url: db.servingUrl, gateways: 2, vendor: CODE, games: [GAME], keepsMoneyAt: `http://127.0.0.1:${port}` });
    vendor = await startVendorProgram({ gatewayUrl: platform.gateways[1] ?? '', keys: { [CODE]: { [platform.merchant]: platform.key } }, port });
  }, 90_000);
  afterAll(async () => {
    await vendor.close();
    await platform.close();
    await db.close();
  });

  it('is taken over by another gateway and completed', async () => {
    const players = await Promise.all([1, 2, 3].map(async () => {
      const id = await platform.player(FUNDS);
      return { id, token: await platform.session(id) };
    }));
    // Each deposit takes the vendor a second and a half; the gateway dies in the middle of all three.
    await vendor.faults({ [CODE]: { slow: 1 } });
    const launch = { gameId: GAME, accountType: 1, confirmTrans: 0, vassalage: CODE, launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 };
    const launches = Promise.allSettled(players.map(({ token }) => ask(platform, 0, token, 'launchGame', launch)));
    const states = async () => (await sql<{ state: string; reconciled: boolean }>`select state, reconciled from wallet_transfer`.execute(db.query)).rows;
    await expect.poll(states, { timeout: 20_000 }).toEqual(players.map(() => ({ state: 'sent', reconciled: false })));
    // On the wire by now.
    await wait(300);
    const replaced = await platform.replaceGateway();
    expect([replaced, (await launches).map(({ status }) => status)]).toEqual([true, ['rejected', 'rejected', 'rejected']]);
    expect(await Promise.all(players.map(({ id }) => platform.balance(id)))).toEqual([0n, 0n, 0n]);
    await vendor.faults();

    // The dead gateway's lease runs out.
    await sql`update wallet_transfer set leased_until = now() - interval '1 second', next_try_at = now() - interval '1 second' where settled_at is null`.execute(db.query);
    await expect.poll(states, { timeout: 20_000 }).toEqual(players.map(() => ({ state: 'confirmed', reconciled: true })));
    for (const { id, token } of players) {
      expect(await ask(platform, 0, token, 'sweepHome', {})).toMatchObject({ success: true, value: { transfers: [{ state: 'confirmed', amount: '1000.00' }] } });
      expect(await platform.balance(id)).toBe(FUNDS);
    }
    expect(await platform.faults()).toEqual([]);
  }, 60_000);
});
