import { createHmac } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountHelpers, PASSWORD } from '../../../../test-support/account-helpers.ts';
import { testClock } from '../../../../test-support/clock.ts';
import { PAYMENT_KEY, PROVIDER, testMethod } from '../../../../test-support/fake-payments.ts';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { connectPayouts, payee } from '../../../../test-support/payee.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';
import { cleanAudit } from '../../../../test-support/test-ledger.ts';
import { loadAdapters } from './load-adapters.ts';

const EXAMPLE = fileURLToPath(new URL('../../../../../../docs/example-adapter/acme.mjs', import.meta.url));
const clock = testClock();
/** What Acme knows, by the paths of its API. */
const acme = new Map<string, Record<string, unknown>>();
const reported: string[] = [];

/** The imagined API of Acme. */
const api = async (input: string | URL | Request, { method = 'GET', body }: RequestInit = {}): Promise<Response> => {
  const { pathname, origin } = new URL(input instanceof Request ? input.url : input);
  if (origin !== 'http://acme.test') throw new TypeError('not reached');
  if (method === 'GET') return acme.has(pathname) ? Response.json(acme.get(pathname)) : new Response(null, { status: 404 });
  const order = JSON.parse(typeof body === 'string' ? body : '{}') as { readonly id: string };
  const made = { ...order, ...(pathname === '/charges' ? { status: 'open', page: `https://pay.acme.test/${order.id}`, payments: [] } : { status: 'running', number: `T-${order.id}` }) };
  acme.set(`${pathname}/${order.id}`, made);
  return Response.json(made);
};
function signed(event: object, secret: string, host = 'www.north.example') {
  const [payload, time] = [JSON.stringify(event), String(clock.now())];
  const headers = { host, 'content-type': 'application/json', 'acme-time': time, 'acme-signature': createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex') };
  return { method: 'POST', url: `/payments/v1/callback/${PROVIDER}`, headers, payload } as const;
}
const callback = async (event: object, { secret = PAYMENT_KEY.secret, host = 'www.north.example' } = {}): Promise<number> => (await gateway.app.inject(signed(event, secret, host))).statusCode;

let gateway: TestGateway;
let accounts: ReturnType<typeof accountHelpers>;
beforeAll(async () => {
  const stream = { write: (line: string) => void reported.push(line) };
  gateway = await testGateway({ clock, fetch: api, paymentAdapters: await loadAdapters({ acme: EXAMPLE }), requestsPerMinute: 1_000_000, log: { level: 'error', stream } });
  accounts = accountHelpers(gateway);
  await connectPayouts(gateway);
  await gateway.cashier.providers.set(NORTH, { code: PROVIDER, adapter: 'acme', origin: 'http://acme.test', state: 'open' });
  await gateway.cashier.methods.set(NORTH, testMethod({ currency: 'PHP' }));
});
afterAll(async () => {
  expect(await gateway.wallet.audit(NORTH)).toEqual(cleanAudit);
  expect(await gateway.cashier.drift()).toEqual([]);
  await gateway.stop();
});

describe('an adapter of PAYMENT_ADAPTERS', () => {
  it('opens deposits, credits what its callbacks and queries tell, once, and refuses a callback that is not signed', async () => {
    const id = await accounts.open('acmepayer1');
    const { token } = await accounts.valueOf('login', { username: 'acmepayer1', password: PASSWORD, type: 'username' });
    const begin = async () => (await accounts.valueOf('depositCreate', { method: 'qr', amount: '150.00', returnPath: '/member/depositv2' }, { token })).deposit;
    const stateOf = async (depositId: string) => (await accounts.valueOf('depositOne', { id: depositId }, { token })).deposit.state;
    const told = await begin();
    expect(told.instructions).toMatchObject({ pageUrl: `https://pay.acme.test/${told.id}` });
    const payment = (number: string) => ({ number, amount: '150.00', currency: 'PHP', paidAt: new Date(clock.now()).toISOString() });
    const event = { event: 'e1', charge: told.id, payment: payment('A-1') };
    expect([await callback(event, { secret: 'another-secret' }), await callback(event, { host: 'www.south.example' }), await callback(event, { host: 'localhost:4000' })]).toEqual([401, 401, 401]);
    expect(await stateOf(told.id)).toBe('created');
    expect([await callback(event), await callback({ ...event, event: 'e2' })]).toEqual([200, 200]);
    expect(await stateOf(told.id)).toBe('credited');
    const asked = await begin();
    acme.set(`/charges/${asked.id}`, { ...acme.get(`/charges/${asked.id}`), payments: [payment('A-2')] });
    clock.advance(120_000);
    await gateway.cashier.resume();
    expect(await stateOf(asked.id)).toBe('credited');
    expect((await gateway.wallet.balanceOf(NORTH, id, 'PHP'))?.posted).toBe(30_000n);
  });

  it('is not asked about a flood of callbacks that are not signed, and asked again when it is over', async () => {
    const event = { event: 'e-flood', charge: 'nobody', payment: null };
    const from = async (ip: string, secret: string) => (await gateway.app.inject({ ...signed(event, secret), remoteAddress: ip })).statusCode;
    const fresh = vi.spyOn(gateway.cashier.providers, 'fresh');
    const statuses: number[] = [];
    for (let turn = 0; turn < 80; turn += 1) statuses.push(await from('198.51.100.70', 'another-secret'));
    expect([statuses.filter((status) => status === 401).length, statuses.at(-1), fresh.mock.calls.length]).toEqual([60, 429, 61]);
    // Whoever calls from elsewhere is heard.
    expect([await from('198.51.100.70', PAYMENT_KEY.secret), await from('198.51.100.71', PAYMENT_KEY.secret) === 429]).toEqual([429, false]);
    fresh.mockRestore();
  });

  it('pays out, and ends a payout as its callback tells', async () => {
    const member = await payee(gateway, accounts, 'acmepayee1');
    const { id } = await member.withdraw('200.00');
    clock.advance(60_000);
    await gateway.cashier.resume();
    expect(acme.get(`/transfers/${id}`)).toMatchObject({ amount: '197.00', currency: 'PHP', to: { number: '0012345678' } });
    expect(await callback({ event: 'e3', transfer: { id, status: 'done', number: `T-${id}`, amount: '197.00', currency: 'PHP' } })).toBe(200);
    expect([(await member.read(id)).state, await member.money()]).toEqual(['paid', [80_000n, 0n]]);
  });

  it('that no gateway was given is named in the log once, and its payments wait', async () => {
    await gateway.cashier.providers.set(NORTH, { code: 'other', adapter: 'nowhere', origin: 'https://other.test', state: 'open' });
    const ref = { tenant: NORTH, provider: 'other' };
    expect([await gateway.cashier.adapterOf(ref), await gateway.cashier.adapterOf(ref)]).toEqual([undefined, undefined]);
    expect(reported.filter((line) => line.includes('"adapter":"nowhere"'))).toHaveLength(1);
  });
});

describe('loadAdapters', () => {
  it('throws in words when a file is missing, fails, or exports no createAdapter', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'adapters-'));
    const file = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    await expect(loadAdapters({ acme: join(folder, 'gone.mjs') })).rejects.toThrow(/^PAYMENT_ADAPTERS: .*gone\.mjs, the adapter acme, cannot be read: /);
    await expect(loadAdapters({ acme: file('broken.mjs', 'throw new Error("no token");') })).rejects.toThrow('the adapter acme, cannot be read: no token');
    await expect(loadAdapters({ acme: file('other.mjs', 'export const adapter = 1;') })).rejects.toThrow('exports no function createAdapter');
    expect(await loadAdapters({})).toEqual({});
  });
});
