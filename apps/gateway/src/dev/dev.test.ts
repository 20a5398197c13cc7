import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testGateway, type TestGateway } from '../../test-support/gateway.ts';
import { SOUTH } from '../../test-support/test-fleet.ts';

let gateway: TestGateway;
/** Outside production, with what the environment switches on by itself. */
let without: TestGateway;
beforeAll(async () => {
  without = await testGateway({ devEndpoints: false });
  gateway = await testGateway({ trustProxy: true, countryTable: { countryOf: (ip) => (ip === '192.0.2.1' ? 'FR' : null) } });
});
afterAll(() => Promise.all([gateway.stop(), without.stop()]));

const host = 'south.localhost';
const origin = `http://${host}`;
const show = (headers: object = {}) => gateway.app.inject({ url: '/__dev/merchant', headers: { host, ...headers } });
const apply = (form: Record<string, string>, headers: object = { origin }) =>
  gateway.app.inject({
    method: 'POST',
    url: '/__dev/merchant',
    headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  });
const status = async (headers: object = {}) => {
  const answer = await gateway.app.inject({ url: '/wps/system/status', headers: { host, ...headers } });
  return answer.json<{ value: { status: number; country: string | null } }>().value;
};

beforeEach(async () => {
  await apply({ status: 'open', blocked: 'FR', country: '' });
});

describe('development page of a merchant', () => {
  it('closes the site and opens it again', async () => {
    expect((await show()).body).toContain('now sees <strong>the site</strong>');
    const answer = await apply({ status: 'maintenance', blocked: 'FR', country: '' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/__dev/merchant']);
    expect(await status()).toMatchObject({ status: 1 });
    expect((await show()).body).toContain('now sees <strong>the maintenance page</strong>');
    await apply({ status: 'open', blocked: 'FR', country: '' });
    expect(await status()).toMatchObject({ status: 0 });
  });

  it('sets the only country allowed, and bars countries', async () => {
    await apply({ status: 'open', blocked: 'de, ph', country: 'ph' });
    expect(await status()).toMatchObject({ status: 2, country: 'PH' });
    expect(await status({ 'x-forwarded-for': '192.0.2.1' })).toMatchObject({ status: 2, country: 'PH' });
    expect((await show()).body).toContain('the region restriction page');
    await apply({ status: 'open', blocked: 'DE', country: '' });
    expect(await status({ 'x-forwarded-for': '192.0.2.1' })).toMatchObject({ status: 0, country: 'FR' });
  });

  it("keeps the brand's own list in force where it is not changed", async () => {
    expect(await gateway.settings.get(SOUTH, 'blockedCountries')).toBeNull();
    await apply({ status: 'open', blocked: '', country: '' });
    expect(await gateway.settings.get(SOUTH, 'blockedCountries')).toEqual([]);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['nowhere', {}],
    ['another brand', { origin: 'http://north.localhost' }],
  ])('rejects a form from %s', async (_, headers) => {
    expect((await apply({ status: 'maintenance' }, headers)).statusCode).toBe(403);
    expect(await status()).toMatchObject({ status: 0 });
  });

  it.each(['FRANCE', 'F', 'F1', 'FR DE'])('rejects %s as a country', async (country) => {
    const answer = await apply({ status: 'maintenance', country });
    expect([answer.statusCode, answer.body.includes('A country is two letters')]).toEqual([422, true]);
    expect(await status()).toMatchObject({ status: 0 });
  });

  it('publishes each change to the open streams', async () => {
    const events: unknown[] = [];
    const { toTenant } = gateway.hub;
    Object.assign(gateway.hub, { toTenant: (...news: unknown[]) => events.push(news) });
    await apply({ status: 'maintenance', blocked: 'FR', country: '' });
    Object.assign(gateway.hub, { toTenant });
    expect(events).toContainEqual([SOUTH, 'status', {}]);
  });

  it.each(['/__dev/outbox?format=json', '/__dev/merchant', `/__dev/settings/${SOUTH}`, '/__dev/phone-provider/keys', '/__dev/human-check/script.js'])('exists only where developer endpoints are on: %s', async (url) => {
    expect((await gateway.app.inject({ url, headers: { host } })).statusCode).toBe(200);
    const answer = await without.app.inject({ url, headers: { host } });
    // What is no route is a page of the site, or a file that it does not have.
    expect(answer.statusCode === 404 || answer.body.includes('<title>south</title>')).toBe(true);
    for (const method of ['POST', 'PUT'] as const) expect((await without.app.inject({ method, url, headers: { host, origin }, payload: {} })).statusCode).toBe(405);
  });

  it('sends security headers, and answers 404 in production', async () => {
    const { headers } = await show();
    expect([headers['cache-control'], String(headers['content-security-policy'])]).toEqual(['no-store', expect.stringContaining("form-action 'self'")]);
    const live = await testGateway({ production: true });
    const post = await live.app.inject({ method: 'POST', url: '/__dev/merchant', headers: { host, origin }, payload: {} });
    expect(post.statusCode).toBe(405);
    await live.stop();
  });
});
