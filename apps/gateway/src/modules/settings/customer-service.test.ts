import { calls, type ResponseOf } from '@livery/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAnswerKey } from '../../../test-support/answer-key.ts';
import { createCaller } from '../../../test-support/caller.ts';
import { testGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { NORTH, SOUTH } from '../../../test-support/test-fleet.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  await gateway.settings.set(NORTH, 'customerService', [{ csType: 'LIVECHAT', path: 'https://chat.north.example/' }, { csType: 'VIP', path: '/vip' }, { csType: 'VIP', path: 'https://second.north.example/' }]);
  await gateway.settings.set(SOUTH, 'customerService', [{ csType: 'LIVECHAT', path: 'https://chat.south.example/' }]);
});
afterAll(() => gateway.stop());

let count = 0;
/** From another address each time unless stated, so that no limit is reached. */
const ask = (publicKey: string, merchant = NORTH, ip = `198.51.100.${++count}`) => createCaller(gateway, merchant)<ResponseOf<'customerService'>>('customerService', { publicKey }, { ip });
const bindingTo = (merchantCode: string) => ({ method: 'GET', path: calls.customerService.path, merchantCode });

/** The addresses that a page of a merchant can open, by type. */
async function opened(merchant: string): Promise<Record<string, string>> {
  const key = await createAnswerKey();
  const { body } = await ask(key.publicKey, merchant);
  if (!body.success) throw new Error(body.code);
  const all = body.value.version.pathList.map(async ({ type, path }) => [type, await key.open(path, type, bindingTo(merchant))] as const);
  return Object.fromEntries(await Promise.all(all));
}

describe('customerService', () => {
  it('returns the first address of each type, sealed to the key of the request', async () => {
    expect(await opened(NORTH)).toEqual({ LIVECHAT: 'https://chat.north.example/', VIP: '/vip' });
    const key = await createAnswerKey();
    expect(JSON.stringify((await ask(key.publicKey)).body)).not.toMatch(/chat\.north|\/vip/);
  });

  it('returns what no other key opens, and nothing sealed twice alike', async () => {
    const [key, other] = [await createAnswerKey(), await createAnswerKey()];
    const answers = await Promise.all([ask(key.publicKey), ask(key.publicKey)]);
    const [first, second] = answers.map(({ body }) => (body.success ? body.value.version.pathList[0]?.path : undefined));
    expect(first).not.toBe(second);
    await expect(other.open(first ?? '', 'LIVECHAT', bindingTo(NORTH))).rejects.toThrow();
    await expect(key.open(first ?? '', 'VIP', bindingTo(NORTH))).rejects.toThrow();
    await expect(key.open(first ?? '', 'LIVECHAT', bindingTo(SOUTH))).rejects.toThrow();
    expect(await key.open(first ?? '', 'LIVECHAT', bindingTo(NORTH))).toBe('https://chat.north.example/');
  });

  it('returns the addresses of the merchant that is asked alone', async () => {
    expect(await opened(SOUTH)).toEqual({ LIVECHAT: 'https://chat.south.example/' });
  });

  it.each([
    ['is missing', undefined],
    ['is too short', 'BAAA'],
    ['is no base64url', `B${'!'.repeat(86)}`],
    ['is compressed', `A${'a'.repeat(86)}`],
    ['is no point of the curve', `B${'A'.repeat(86)}`],
  ])('refuses a key that %s with VALIDATION_FAILED', async (_, publicKey) => {
    const { status, body } = await ask(publicKey as string);
    expect(status).toBe(422);
    expect(body).toMatchObject({ success: false, code: 'VALIDATION_FAILED', value: { fields: [{ field: 'publicKey' }] } });
  });

  it('refuses more than 60 requests of one address in five minutes', async () => {
    const { publicKey } = await createAnswerKey();
    const codes: (string | undefined)[] = [];
    for (let asked = 0; asked < 61; asked += 1) {
      const { body } = await ask(publicKey, NORTH, '203.0.113.77');
      codes.push(body.success ? undefined : body.code);
      gateway.clock.advance(1_000);
    }
    expect(codes.indexOf('TOO_MANY_REQUESTS')).toBe(60);
    expect((await ask(publicKey)).body.success).toBe(true);
    gateway.clock.advance(300_000);
    expect((await ask(publicKey, NORTH, '203.0.113.77')).body.success).toBe(true);
  });

  it('returns what is not on the site alone while the site is closed', async () => {
    await gateway.settings.set(NORTH, 'maintenance', true);
    expect(await opened(NORTH)).toEqual({ LIVECHAT: 'https://chat.north.example/', VIP: 'https://second.north.example/' });
    await gateway.settings.set(NORTH, 'maintenance', false);
    expect(await opened(NORTH)).toMatchObject({ VIP: '/vip' });
  });
});

describe('permission', () => {
  it('returns which services there are, without their addresses', async () => {
    const { body } = await createCaller(gateway, NORTH)<ResponseOf<'permission'>>('permission');
    expect(body.success && body.value.customerService).toEqual([{ csType: 'LIVECHAT' }, { csType: 'VIP' }]);
    expect(JSON.stringify((await createCaller(gateway, NORTH)('systemStatus')).body)).not.toContain('chat.north.example');
  });
});
