import { calls } from '@livery/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testGateway, type TestGateway } from '../../test-support/gateway.ts';
import { NORTH, SOUTH, testFleet } from '../../test-support/test-fleet.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ fleet: { ...testFleet, brands: testFleet.brands.map((brand) => ({ ...brand, default: false })) } });
});
afterAll(() => gateway.stop());

const page = (host: string) => gateway.app.inject({ url: '/', headers: { host } });
const status = async (host: string, more: object = {}) => (await gateway.app.inject({ url: calls.systemStatus.path, headers: { host, ...more } })).json<{ success: boolean; code?: string }>();

describe('url of the status call', () => {
  const of = async (url: string, host = 'localhost') => {
    const answer = (await gateway.app.inject({ url: calls.systemStatus.path, query: { url }, headers: { host, 'x-merchant-code': NORTH } })).json<{ success: boolean; code?: string }>();
    return answer.success ? 'OK' : answer.code;
  };

  it.each(['unclaimed.example', 'www.south.example', 'south.localhost:4000', 'https://unclaimed.example/rng', 'no host', 'https://', ''])('is refused for %j', async (url) => {
    expect(await of(url)).toBe('INVALID_DOMAIN');
    expect(await of(url, 'www.north.example')).toBe('INVALID_DOMAIN');
  });

  it.each(['www.north.example', 'WWW.NORTH.example:443', 'https://www.north.example/rng?page=LUM', 'localhost:5173', '[::1]:4000', 'north.localhost', '192.168.1.20:4000'])('is accepted for %s', async (url) => {
    expect(await of(url)).toBe('OK');
  });
});

describe('fleet without a brand for unknown hosts', () => {
  it.each(['unclaimed.example', '203.0.113.9'])('answers %s with the words for an invalid domain', async (host) => {
    const answer = await page(host);
    expect([answer.statusCode, answer.body]).toEqual([404, expect.stringMatching(/domain is not valid.*customer service/)]);
    expect(await status(host)).toMatchObject({ success: false, code: 'INVALID_DOMAIN' });
    expect(await status(host, { 'x-merchant-code': SOUTH })).toMatchObject({ success: false, code: 'INVALID_DOMAIN' });
  });

  it.each(['localhost:4000', '127.0.0.1:4000', '192.168.1.20:4000', 'laptop.local', 'south.localhost:4000', 'www.south.example'])('serves %s', async (host) => {
    expect((await page(host)).statusCode).toBe(200);
    expect(await status(host)).toMatchObject({ success: true });
  });
});
