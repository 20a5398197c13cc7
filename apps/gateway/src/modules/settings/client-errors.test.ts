import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from '../../../test-support/caller.ts';
import { testGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { NORTH } from '../../../test-support/test-fleet.ts';

const lines: string[] = [];
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ log: { level: 'warn', stream: { write: (line) => void lines.push(line) } } });
});
afterAll(() => gateway.stop());

const report = { message: 'x is not a function', stack: 'at https://x.test/app.js?token=secret:1:2', page: '/rng?user=ann', release: 'app-B1.js' };
const send = (request: object, ip = '192.0.2.7') => createCaller(gateway, NORTH)('clientErrors', request, { ip });

describe('clientErrors', () => {
  it.each([{ release: 'token=abc' }, { release: 'a b' }])('rejects a report from %o', async (wrong) => {
    expect((await send({ ...report, ...wrong }, '192.0.2.9')).body).toMatchObject({ success: false, code: 'VALIDATION_FAILED' });
  });

  it('counts all addresses of an IPv6 prefix together', async () => {
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 31; count += 1) {
      const { body } = await send(report, `2001:db8:7:7::${count}`);
      codes.push(body.success ? undefined : body.code);
    }
    expect(codes.indexOf('TOO_MANY_REQUESTS')).toBe(30);
    expect((await send(report, '2001:db8:7:8::1')).body).toMatchObject({ success: true });
  });

  it('counts what a merchant\'s pages report, from 0 on', async () => {
    const counted = async (merchant: string) => Number(new RegExp(`livery_page_errors_total\\{merchant="${merchant}"\\} (\\d+)`).exec((await gateway.metrics.text()).body)?.[1] ?? Number.NaN);
    const before = await counted(NORTH);
    await send(report, '192.0.2.11');
    await send({ ...report, message: 'x'.repeat(501) }, '192.0.2.11');
    expect([await counted(NORTH), await counted('SOUTH01')]).toEqual([before + 1, 0]);
  });

  it('logs the error without query strings, token or user name', async () => {
    expect((await send({ ...report, token: 'abc', username: 'ann' })).body).toMatchObject({ success: true, value: { received: true } });
    const line = lines.find((each) => each.includes('error on a page')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ tenant: NORTH, pageError: { message: 'x is not a function', stack: 'at https://x.test/app.js', page: '/rng', release: 'app-B1.js', brand: 'north' } });
    expect(line).not.toMatch(/ann|abc|secret/);
  });

  it("logs the merchant's own brand, whatever brand a report names", async () => {
    lines.length = 0;
    expect((await send({ ...report, brand: 'south' })).body).toMatchObject({ success: true });
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ tenant: NORTH, pageError: { brand: 'north' } }]);
  });

  it('rejects a report that is too long', async () => {
    expect((await send({ ...report, message: 'x'.repeat(501) })).body).toMatchObject({ success: false, code: 'VALIDATION_FAILED' });
  });

  it('rejects an address that reports more than 30 times an hour', async () => {
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 31; count += 1) {
      const { body } = await send(report, '192.0.2.8');
      codes.push(body.success ? undefined : body.code);
    }
    expect(codes.slice(0, 30).every((code) => code === undefined)).toBe(true);
    expect(codes[30]).toBe('TOO_MANY_REQUESTS');
  });
});
