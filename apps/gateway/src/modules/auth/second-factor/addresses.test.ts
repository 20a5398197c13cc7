import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller, registration } from '../../../../test-support/caller.ts';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { NORTH, SOUTH } from '../../../../test-support/test-fleet.ts';
import { createAddresses, type Addresses } from './addresses.ts';

let gateway: TestGateway;
let addresses: Addresses;
let memberId: string;
beforeAll(async () => {
  gateway = await testGateway();
  addresses = createAddresses(gateway.db);
  await createCaller(gateway, NORTH)('register', registration('traveller'));
  memberId = (await gateway.members.byUsername(NORTH, 'traveller'))!.id;
});
afterAll(() => gateway.stop());

const register = (ip: string) => gateway.db.transaction((tx) => addresses.register(tx, NORTH, memberId, ip));
const prefixes = async (ip: string) => (await addresses.list(NORTH, memberId, ip)).map(({ prefix, current }) => `${prefix}${current ? ' *' : ''}`);

describe('known addresses', () => {
  it.each([
    ['203.0.113.9', '203.0.113.250', '203.0.112.9'],
    ['2001:db8:1:2::3', '2001:db8:1:ffff::1', '2001:db8:2:2::3'],
    ['127.0.0.1', '127.0.0.2', '127.0.1.1'],
    ['::1', '::2', '1::1'],
  ])('contain %s and with it %s, but not %s', async (ip, near, far) => {
    expect(await addresses.knows(NORTH, memberId, far)).toBe(false);
    await register(ip);
    expect(await Promise.all([ip, near, far].map((at) => addresses.knows(NORTH, memberId, at)))).toEqual([true, true, false]);
  });

  it('belong to one account at one merchant', async () => {
    await register('198.51.100.7');
    expect(await addresses.knows(SOUTH, memberId, '198.51.100.7')).toBe(false);
    expect(await addresses.knows(NORTH, '00000000-0000-7000-8000-000000000000', '198.51.100.7')).toBe(false);
  });

  it('list each range once, latest use first, and forget it on request', async () => {
    await gateway.db.transaction((tx) => addresses.keepOnly(tx, NORTH, memberId, '198.51.100.7'));
    gateway.clock.advance(1_000);
    await register('2001:db8:5::1');
    gateway.clock.advance(1_000);
    await register('198.51.100.99');
    expect(await prefixes('198.51.100.1')).toEqual(['198.51.100.0/24 *', '2001:db8:5::/48']);
    const [first, second] = await addresses.list(NORTH, memberId, '::1');
    expect(first!.lastUsedAt.getTime() - second!.lastUsedAt.getTime()).toBe(1_000);
    expect(await addresses.forget(SOUTH, memberId, first!.id)).toBe(false);
    expect([await addresses.forget(NORTH, memberId, first!.id), await addresses.forget(NORTH, memberId, first!.id)]).toEqual([true, false]);
    expect(await prefixes('::1')).toEqual(['2001:db8:5::/48']);
  });

  it('keep the fifty used last', async () => {
    for (let net = 0; net < 52; net++) {
      gateway.clock.advance(1_000);
      await register(`10.0.${net}.1`);
    }
    const kept = await prefixes('10.0.51.1');
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([50, '10.0.51.0/24 *', '10.0.2.0/24']);
  });

  it('store a range once when it is used twice concurrently', async () => {
    await Promise.all(Array.from({ length: 6 }, () => register('192.0.2.1')));
    expect((await prefixes('192.0.2.1')).filter((prefix) => prefix.startsWith('192.0.2.'))).toHaveLength(1);
  });
});
