import { calls } from '@livery/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from '../../../test-support/caller.ts';
import { testGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { NORTH } from '../../../test-support/test-fleet.ts';

let gateway: TestGateway;
let call: ReturnType<typeof createCaller>;
beforeAll(async () => {
  gateway = await testGateway({ requestsPerMinute: 60 });
  call = createCaller(gateway, NORTH);
});
afterAll(() => gateway.stop());

/** How many of the requests are answered, and what the last one says. */
async function answered(requests: number, send: (index: number) => Promise<{ readonly status: number }>): Promise<number> {
  let served = 0;
  for (let index = 0; index < requests; index++) served += (await send(index)).status === 429 ? 0 : 1;
  return served;
}
const hex = (index: number): string => index.toString(16);

describe('requests of a minute', () => {
  it('are limited for an IPv4 address, with when to try again, and for no other', async () => {
    expect(await answered(70, () => call('systemStatus', {}, { ip: '192.0.2.1' }))).toBe(60);
    const refused = await call('systemStatus', {}, { ip: '192.0.2.1' });
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' }, headers: { 'retry-after': expect.stringMatching(/^[1-9]\d?$/) as string } });
    expect((await call('systemStatus', {}, { ip: '192.0.2.2' })).status).toBe(200);
  });

  it('are limited for a /64 of IPv6 whatever the address, and sixteen times as high for its /48', async () => {
    expect(await answered(70, (index) => call('systemStatus', {}, { ip: `2001:db8:1:1::${hex(index)}` }))).toBe(60);
    expect(await answered(970, (index) => call('systemStatus', {}, { ip: `2001:db8:2:${hex(index)}::1` }))).toBe(960);
  });

  it('are limited for a login wherever it is used, at a fifth', async () => {
    const token = 'an-unknown-token-1234';
    expect(await answered(20, (index) => call('systemStatus', {}, { token, ip: `198.51.100.${index}` }))).toBe(12);
    expect(await answered(20, (index) => call('systemStatus', {}, { token: `${token}-${index}`, ip: '198.51.100.99' }))).toBe(20);
  });

  it('cover pages, and neither files nor probes nor calls of vendors', async () => {
    const at = (url: string, method: 'GET' | 'POST' = 'GET') => () =>
      gateway.app.inject({ url, method, remoteAddress: '203.0.113.50', headers: { host: 'localhost:4000' } }).then(({ statusCode }) => ({ status: statusCode }));
    expect(await answered(70, at('/healthz'))).toBe(70);
    expect(await answered(70, at('/brands/north/brand-1a2b3c.js'))).toBe(70);
    expect(await answered(70, at('/seamless/v1/bet', 'POST'))).toBe(70);
    expect(await answered(70, at('/promotions'))).toBe(60);
    expect((await gateway.app.inject({ url: calls.systemStatus.path, remoteAddress: '203.0.113.50', headers: { 'x-merchant-code': NORTH } })).statusCode).toBe(429);
  });
});
