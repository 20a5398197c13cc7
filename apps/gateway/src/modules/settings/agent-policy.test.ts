import type { ResponseOf } from '@livery/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from '../../../test-support/caller.ts';
import { testGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { NORTH } from '../../../test-support/test-fleet.ts';

let gateway: TestGateway;
let agent: string;
let token: string;
let player: string;
beforeAll(async () => {
  gateway = await testGateway();
  const tenant = gateway.tenants.byMerchant(NORTH);
  if (tenant === undefined) throw new Error('no tenant');
  const open = (username: string, type: 0 | 1) => gateway.db.transaction((tx) => gateway.members.open(tx, tenant, { username, type, passwordHash: null }));
  const parent = await open('policyparent', 1);
  agent = await open('policyagent', 1);
  await sql`update member set parent_id = ${parent} where id = ${agent}`.execute(gateway.db.query);
  token = (await gateway.db.transaction((tx) => gateway.sessions.open(tx, NORTH, agent, '192.0.2.9'))).token;
  const member = await open('policyplayer', 0);
  player = (await gateway.db.transaction((tx) => gateway.sessions.open(tx, NORTH, member, '192.0.2.9'))).token;
});
afterAll(() => gateway.stop());

async function call<Name extends 'memberInfo' | 'consolidatedSettings' | 'unreadCount'>(name: Name, of = token) {
  const { body } = await createCaller(gateway, NORTH)<ResponseOf<Name>>(name, {}, { token: of });
  return body;
}

describe('consolidatedSettings', () => {
  it("returns the merchant's settings, all off unless set", async () => {
    const off = { dailysalreqtype: false, divtypereq: false, contracthoursalreq: false, realtimesalreqtype: false };
    expect(await call('consolidatedSettings')).toMatchObject({ success: true, value: off });
    await gateway.settings.set(NORTH, 'consolidated', { ...off, divtypereq: true });
    expect(await call('consolidatedSettings')).toMatchObject({ success: true, value: { ...off, divtypereq: true } });
  });

  it('answers a member who is no agent', async () => {
    expect(await call('consolidatedSettings', player)).toMatchObject({ success: true, value: { divtypereq: true } });
  });

  it.each(['agentPolicy', 'memberCentre'] as const)('rejects the call where the merchant has turned %s off', async (module) => {
    await gateway.settings.set(NORTH, 'whitelabel', { [module]: false });
    expect(await call('consolidatedSettings')).toMatchObject({ success: false, code: 'FUNCTION_DISABLED' });
    await gateway.settings.set(NORTH, 'whitelabel', {});
  });
});

describe('unreadCount', () => {
  it.each([
    [{ agentPolicy: false }, true],
    [{ memberCentre: false }, false],
  ])('follows the member centre alone: %j', async (modules, success) => {
    await gateway.settings.set(NORTH, 'whitelabel', modules);
    expect(await call('unreadCount', player)).toMatchObject({ success });
    await gateway.settings.set(NORTH, 'whitelabel', {});
  });
});

describe('memberInfo', () => {
  it.each([true, false])("returns toUpline by the merchant's agent policy: %s", async (agentPolicy) => {
    await gateway.settings.set(NORTH, 'whitelabel', { agentPolicy });
    expect(await call('memberInfo')).toMatchObject({ success: true, value: { toUpline: agentPolicy } });
    await gateway.settings.set(NORTH, 'whitelabel', {});
  });
});
