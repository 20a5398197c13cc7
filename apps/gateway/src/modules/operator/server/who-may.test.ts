import { mayOperate, operatorCalls, operatorRoles, type OperatorCallName, type OperatorCallSpec, type OperatorRole } from '@livery/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { operatorCodeOf, operatorHelpers, type OperatorCallOptions } from '../../../../test-support/operator-helpers.ts';
import { NORTH, SOUTH } from '../../../../test-support/test-fleet.ts';

let gateway: TestGateway;
let ops: ReturnType<typeof operatorHelpers>;
/** Tokens of operators of every merchant, and of those of NORTH alone, by role. */
const everywhere = new Map<OperatorRole, string>();
const north = new Map<OperatorRole, string>();

beforeAll(async () => {
  gateway = await testGateway();
  ops = operatorHelpers(gateway);
  for (const role of operatorRoles) {
    everywhere.set(role, await ops.open(`all-${role}`, [role]));
    north.set(role, await ops.open(`north-${role}`, [role], [NORTH]));
  }
});
afterAll(() => gateway.stop());

const rows = Object.entries(operatorCalls) as [OperatorCallName, OperatorCallSpec][];
const guarded = rows.filter(([, { permission }]) => permission !== null);
let sent = 0;
/** A call from an address of its own for every hundred, since the server limits the calls of one. */
const call = (name: OperatorCallName, request: object = {}, options: OperatorCallOptions = {}) => ops.call(name, request, { ip: `198.51.100.${Math.floor(sent++ / 100) + 1}`, ...options });
/** Logging out would end the session that the other cases use. */
const harmless = (name: OperatorCallName): object => (name === 'session:logout' ? { all: 'no boolean' } : {});
/** Codes of calls that were let through: whatever comes after the check of who may. */
const ADMITTED = ['OK', 'VALIDATION_FAILED', 'IDEMPOTENCY_KEY_REQUIRED', 'INVALID_REQUEST', 'NOT_FOUND'];

describe('calls of operators', () => {
  it.each(guarded)('%s: rejects whoever has no token, or a made-up one', async (name) => {
    for (const token of [undefined, 'x'.repeat(43)]) {
      const answer = await call(name, harmless(name), { token });
      expect([answer.status, operatorCodeOf(answer)]).toEqual([401, 'NOT_LOGGED_IN']);
    }
  });

  it.each(rows.filter(([, { permission }]) => permission === null))('%s: is open to somebody who is not logged in', async (name) => {
    expect(operatorCodeOf(await call(name))).toBe('VALIDATION_FAILED');
  });

  it.each(guarded.flatMap(([name, spec]) => operatorRoles.map((role) => [name, role, spec] as const)))('%s: lets %s in, or not, as the table says', async (name, role, { permission }) => {
    const answer = await call(name, harmless(name), { token: everywhere.get(role) });
    const allowed = permission !== null && mayOperate([role], permission);
    expect(allowed ? ADMITTED : ['FORBIDDEN']).toContain(operatorCodeOf(answer));
    expect(answer.status === 403).toBe(!allowed);
  });

  it.each(guarded.flatMap(([name, spec]) => operatorRoles.map((role) => [name, role, spec] as const)))('%s: rejects %s of another merchant', async (name, role, { scope, permission }) => {
    const may = permission !== null && mayOperate([role], permission);
    const code = operatorCodeOf(await call(name, harmless(name), { token: north.get(role), merchant: SOUTH }));
    const refused = may && scope === 'merchant' ? 'MERCHANT_FORBIDDEN' : 'FORBIDDEN';
    expect(scope === 'self' ? ADMITTED : [refused]).toContain(code);
  });

  it.each(guarded.filter(([, { scope }]) => scope === 'merchant'))('%s: needs a merchant, and tells nobody which there are', async (name, { permission }) => {
    const role = operatorRoles.find((each) => permission !== null && mayOperate([each], permission)) ?? 'admin';
    const code = async (merchant: string, tokens: typeof north) => operatorCodeOf(await call(name, {}, { token: tokens.get(role), merchant }));
    expect([await code('', north), await code('NOBODY', north), await code('NOBODY', everywhere)]).toEqual(['MERCHANT_REQUIRED', 'MERCHANT_FORBIDDEN', 'MERCHANT_FORBIDDEN']);
  });

  it('are not served on the port of the players', async () => {
    for (const [, { method, path }] of rows) {
      const response = await gateway.app.inject({ method, url: path, headers: { 'x-merchant-code': NORTH, host: 'localhost:4000' } });
      expect([404, 405]).toContain(response.statusCode);
      expect(response.body).not.toContain('"success":true');
    }
    expect((await gateway.ops.inject({ url: '/wps/system/status' })).statusCode).toBe(404);
  });

  it('write refusals by permission into the trail of the merchant', async () => {
    const { entries } = await ops.valueOf('trail:list', { operator: 'all-support', action: 'money:adjust' }, { token: everywhere.get('risk') });
    expect(entries.length).toBeGreaterThan(0);
    expect(entries[0]).toMatchObject({ operator: 'all-support', subject: 'call:money:adjust', after: { refused: 'FORBIDDEN' } });
    // Of a merchant that the operator does not work for, into that of the platform.
    const beyond = await ops.valueOf('trail:platform', { operator: 'north-finance', action: 'money:adjust' }, { token: everywhere.get('risk') });
    expect(beyond.entries[0]).toMatchObject({ after: { refused: 'MERCHANT_FORBIDDEN' } });
  });
});
