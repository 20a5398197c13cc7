import { randomUUID } from 'node:crypto';
import { calls, paymentHeaders, seamlessCalls } from '@livery/contracts';
import { createArtDirectory } from '@livery/demo-artwork';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from '../../../test-support/caller.ts';
import { connectPayments, PROVIDER, signedCallback } from '../../../test-support/fake-payments.ts';
import { testGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { NORTH, SOUTH } from '../../../test-support/test-fleet.ts';
import { signedHeaders, type SigningKey } from '../../modules/seamless-wallet/index.ts';

let gateway: TestGateway;
let call: ReturnType<typeof createCaller>;
const lines: string[] = [];
beforeAll(async () => {
  gateway = await testGateway({ requestsPerMinute: 60, log: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
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

  it('cover pages, and neither files nor probes', async () => {
    const at = (url: string, method: 'GET' | 'POST' = 'GET') => () =>
      gateway.app.inject({ url, method, remoteAddress: '203.0.113.50', headers: { host: 'localhost:4000' } }).then(({ statusCode }) => ({ status: statusCode }));
    expect(await answered(70, at('/healthz'))).toBe(70);
    expect(await answered(70, at('/brands/north/brand-1a2b3c.js'))).toBe(70);
    expect(await answered(70, at('/promotions'))).toBe(60);
    expect((await gateway.app.inject({ url: calls.systemStatus.path, remoteAddress: '203.0.113.50', headers: { 'x-merchant-code': NORTH } })).statusCode).toBe(429);
  });

  it('cover a picture that has to be drawn, and none that is kept', async () => {
    const at = (url: string) => () => gateway.app.inject({ url, remoteAddress: '203.0.113.60' }).then(({ statusCode }) => ({ status: statusCode }));
    const { avatar } = createArtDirectory(new Map());
    const [first, second] = [avatar(NORTH, 'fox'), avatar(NORTH, 'owl')];
    expect(await answered(70, at(first))).toBe(70);
    expect(await answered(70, at('/promotions'))).toBe(59);
    expect((await at(second)()).status).toBe(429);
    expect((await at(first)()).status).toBe(200);
  });

  it('are limited for a member, so that another login gives no more', async () => {
    const open = async (username: string, merchant = NORTH) => {
      const tenant = gateway.tenants.byMerchant(merchant);
      if (tenant === undefined) throw new Error('The fleet of tests has lost its merchant.');
      const id = await gateway.db.transaction((tx) => gateway.members.open(tx, tenant, { username, type: 0, passwordHash: null }));
      return () => gateway.db.transaction((tx) => gateway.sessions.open(tx, merchant, id, '192.0.2.9'));
    };
    const [busy, other] = [await open('busy0001'), await open('other001')];
    const from = (session: () => Promise<{ token: string }>, merchantCode = NORTH) => async (index: number) => call('memberInfo', {}, { token: (await session()).token, ip: `198.51.101.${index}`, merchantCode });
    expect(await answered(20, from(busy))).toBe(12);
    expect(await answered(20, from(other))).toBe(12);
    expect(await answered(1, from(await open('busy0001', SOUTH), SOUTH))).toBe(1);
  });
});

describe('vendors’ calls of a minute', () => {
  const { path } = seamlessCalls.balance;
  let key: SigningKey;
  beforeAll(async () => {
    const { id, secret } = await gateway.db.transaction((tx) => gateway.vendor.rotateKey(tx, { tenant: NORTH, vendor: 'ACME' }));
    key = { id, secret };
    gateway.vendor.forgetKeys(NORTH);
  });

  function send(ip: string, signed: boolean) {
    const rawBody = '{}';
    const timestamp = String(gateway.clock.now());
    const headers = signed ? signedHeaders(key, { method: 'POST', path, vendor: 'ACME', merchant: NORTH, rawBody, timestamp }) : { 'x-vendor': 'ACME', 'x-merchant-code': NORTH };
    return gateway.app.inject({ method: 'POST', url: path, remoteAddress: ip, headers: { 'content-type': 'application/json', ...headers }, payload: rawBody });
  }
  const statusOf = (ip: string, signed = false) => async () => ({ status: (await send(ip, signed)).statusCode });

  it('are limited for a range of addresses without a valid signature, and never with one', async () => {
    expect(await answered(70, statusOf('203.0.113.60'))).toBe(60);
    const refused = await send('203.0.113.60', false);
    expect([refused.statusCode, refused.json(), refused.headers['retry-after']]).toEqual([429, expect.objectContaining({ code: 'BAD_SIGNATURE' }), expect.stringMatching(/^[1-9]\d?$/)]);
    expect((await send('203.0.113.60', true)).json()).toMatchObject({ code: 'INVALID_REQUEST' });
    expect(await answered(100, statusOf('203.0.113.60', true))).toBe(100);
    expect((await send('203.0.113.61', false)).statusCode).toBe(401);
    expect(await answered(970, (index) => statusOf(`2001:db8:3:${hex(index)}::1`)())).toBe(960);
  });

  it('have one line of the log a minute for each range, and for twenty at most, which says how many were left out', async () => {
    const said = () => lines.filter((line) => line.includes('not signed as it must be'));
    gateway.clock.advance(60_000);
    lines.length = 0;
    for (let index = 0; index < 120; index++) await send(`203.0.114.${index % 40}`, false);
    expect(said()).toHaveLength(20);
    gateway.clock.advance(60_000);
    await send('203.0.115.1', false);
    expect(said().at(-1)).toContain('"leftOut":100');
  });
});

describe('payment callbacks of a minute', () => {
  it('are limited for a range of addresses without a valid signature, and never with one', async () => {
    await connectPayments(gateway.cashier, NORTH);
    const signed = () => signedCallback({ tenant: NORTH, provider: PROVIDER }, { eventId: 'x-1', type: 'pay-in.ended', paymentId: randomUUID(), state: 'expired' }, gateway.clock.now());
    const send = async (remoteAddress: string, headers: object = {}) => ({ status: (await gateway.app.inject({ ...signed(), remoteAddress, ...headers })).statusCode });
    const unsigned = { headers: { 'content-type': 'application/json', [paymentHeaders.merchant]: NORTH } };
    expect(await answered(70, () => send('203.0.113.80', unsigned))).toBe(60);
    expect(await answered(70, () => send('203.0.113.80'))).toBe(70);
    expect((await send('203.0.113.81', unsigned)).status).toBe(401);
  });
});
