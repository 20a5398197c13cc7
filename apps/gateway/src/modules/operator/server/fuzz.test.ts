import { operatorCalls, operatorErrorCodes, operatorSchemas, type OperatorCallName } from '@livery/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { operatorHelpers } from '../../../../test-support/operator-helpers.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await testGateway();
  token = await operatorHelpers(gateway).open('fuzzer', ['support', 'finance', 'risk', 'admin']);
});
afterAll(() => gateway.stop());

const RUNS = 15;
/** All but the call that would end the session. */
const names = (Object.keys(operatorCalls) as OperatorCallName[]).filter((name) => name !== 'session:logout');

/** Values of every kind, and those that have broken servers before. */
const anything = fc.oneof(
  fc.string({ maxLength: 40, unit: 'binary' }),
  fc.constantFrom('', '0', '-1', '1e9', 'null', '\u0000', '\ud800', "'; drop table member; --", '9'.repeat(40), 'all', '2026-01-01T00:00:00Z', '00000000-0000-4000-8000-000000000000', NORTH),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string({ maxLength: 5 }), { maxLength: 3 }),
);

function requestsOf(name: OperatorCallName): fc.Arbitrary<object> {
  const schemas = operatorSchemas[name];
  const fields = 'request' in schemas ? Object.keys(schemas.request.shape) : [];
  return fc.record({ ...Object.fromEntries(fields.map((field) => [field, anything])), ['__proto__x']: anything }, { requiredKeys: [] });
}

describe('calls of operators', () => {
  it.each(names)('%s: answers in the envelope, and never with a fault of its own, whatever it is sent', async (name) => {
    const { method, path } = operatorCalls[name];
    await fc.assert(
      fc.asyncProperty(requestsOf(name), fc.constantFrom('application/json', 'text/plain', 'application/x-www-form-urlencoded'), async (request, contentType) => {
        const query = Object.fromEntries(Object.entries(request).map(([field, value]) => [field, String(value)]));
        const response = await gateway.ops.inject({
          method,
          url: path,
          remoteAddress: `10.0.0.${1 + names.indexOf(name)}`,
          headers: { authorization: `Bearer ${token}`, 'x-merchant-code': NORTH, 'idempotency-key': gateway.db.newId(), ...(method === 'POST' ? { 'content-type': contentType } : {}) },
          ...(method === 'GET' ? { query } : { payload: JSON.stringify(request) }),
        });
        const body = response.json<{ success: boolean; code?: keyof typeof operatorErrorCodes; message?: string; requestId: string }>();
        expect(response.statusCode, response.body).toBeLessThan(500);
        expect(body.code).not.toBe('TOO_MANY_REQUESTS');
        expect(body.requestId.length).toBeGreaterThan(0);
        expect(response.statusCode).toBe(body.code === undefined ? 200 : operatorErrorCodes[body.code]);
      }),
      { numRuns: RUNS, seed: 20_260_101 },
    );
  });
});
