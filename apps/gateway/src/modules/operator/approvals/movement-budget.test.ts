import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestGateway } from '../../../../test-support/gateway.ts';
import { operatorDesk, type AccountHelpers } from '../../../../test-support/operator-desk.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';
import { createMovementBudget, type OperatorMovement } from './movement-budget.ts';

let gateway: TestGateway;
let accounts: AccountHelpers;
let serial = 0;

beforeAll(async () => {
  ({ gateway, accounts } = await operatorDesk({ olga: ['finance'], otto: ['finance'] }));
});
afterAll(() => gateway.stop());

describe('MovementBudget of a movement between members', () => {
  const member = () => accounts.open(`pair-${++serial}`);
  const movement = (operatorId: string, memberId: string, others: string[], amount: bigint): OperatorMovement => ({ tenant: NORTH, operatorId, memberId, others, amount, call: 'agent-pay:correct' });

  it('adds up what each of them gains or loses by whichever operators, and counts once for the operator', async () => {
    const budget = createMovementBudget(gateway.db);
    const idOf = async (name: string) => (await gateway.db.query.selectFrom('operator').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
    const [olga, otto] = [await idOf('olga'), await idOf('otto')];
    const [agent, another, upline, stranger] = await Promise.all([member(), member(), member(), member()]);
    const fits = (of: OperatorMovement): Promise<boolean> => gateway.db.transaction((tx) => budget.fits(tx, of, 1000n));
    await gateway.db.transaction((tx) => budget.count(tx, movement(olga, agent, [upline], 600n)));
    expect(await fits(movement(otto, another, [upline], 400n))).toBe(true);
    expect(await fits(movement(otto, another, [upline], 401n))).toBe(false);
    expect(await fits(movement(otto, upline, [], 401n))).toBe(false);
    expect(await fits(movement(otto, another, [stranger], 1000n))).toBe(true);
    expect([await fits(movement(olga, another, [stranger], 400n)), await fits(movement(olga, another, [stranger], 401n))]).toEqual([true, false]);
  });
});
