import { operatorCalls } from '@livery/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestGateway } from '../../../../test-support/gateway.ts';
import { operatorDesk } from '../../../../test-support/operator-desk.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';
import { createApprovals } from '../approvals/approvals.ts';
import { createTrail } from '../trail/trail.ts';
import { createRunEffect } from './run-effect.ts';

let gateway: TestGateway;
beforeAll(async () => {
  ({ gateway } = await operatorDesk({ ada: ['admin'] }));
});
afterAll(() => gateway.stop());

describe('createRunEffect', () => {
  /** An order whose handler asks for a second operator. */
  async function waiting(name: 'members:block' | 'settings:reset'): Promise<unknown> {
    const { db } = gateway;
    const ada = await db.query.selectFrom('operator').select(['id', 'name']).where('name', '=', 'ada').executeTakeFirstOrThrow();
    const caller = { ...ada, roles: ['admin'] as const, merchants: null, sessionId: '' };
    const tenant = gateway.tenants.byMerchant(NORTH);
    const run = createRunEffect({
      db, trail: createTrail(db), approvals: createApprovals(db), budget: { fits: async () => true, count: async () => undefined },
      idempotency: { once: (_scope: unknown, work: never) => db.transaction(work), answered: async () => undefined } as never, approvalAbove: async () => '1000',
    });
    const handler = { run: async () => ({ subject: 'of a test', before: {}, after: {}, secondOperator: true, beside: {} }) };
    const context = { request: { name: 'maintenance', reason: 'a test' }, caller, tenant, ip: '198.51.100.1', key: `ops:${name}` };
    return run({ name, handler, context: context as never, caller, tenant, ip: context.ip, reason: 'a test', dryRun: false });
  }

  it('lets an order wait where the row of its call says that it may', async () => {
    expect(operatorCalls['settings:reset'].secondOperator).toBe('carries-out');
    expect(await waiting('settings:reset')).toMatchObject({ effect: { outcome: 'waiting' } });
  });

  it('rejects an order that would wait where the row of its call does not say so, and leaves nothing of it', async () => {
    await expect(waiting('members:block')).rejects.toThrow('members:block waits for a second operator');
    expect(await gateway.db.query.selectFrom('operator_approval').select('call').execute()).toEqual([{ call: 'settings:reset' }]);
  });
});
