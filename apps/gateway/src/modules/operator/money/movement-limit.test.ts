import { randomUUID } from 'node:crypto';
import type { OperatorValueOf } from '@livery/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestGateway } from '../../../../test-support/gateway.ts';
import { operatorDesk, type AccountHelpers, type OperatorHelpers } from '../../../../test-support/operator-desk.ts';
import { cleanAudit } from '../../../../test-support/test-ledger.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';

const DAY = 24 * 3_600_000;
let gateway: TestGateway;
let ops: OperatorHelpers;
let accounts: AccountHelpers;
let fred: string;
let serial = 0;

beforeAll(async () => {
  ({ gateway, ops, accounts, tokens: { fred } } = await operatorDesk({ fred: ['finance'] }));
});
afterAll(async () => {
  expect(await gateway.wallet.audit(NORTH)).toEqual(cleanAudit);
  await gateway.stop();
});

const reason = 'ticket 4711';
const operator = () => ops.open(`fiona-${++serial}`, ['finance', 'risk']);
const member = () => accounts.open(`member-${++serial}`, { gift: { reason: 'welcome', amount: '100' } });
const balance = async (memberId: string) => (await gateway.wallet.balanceOf(NORTH, memberId, 'PHP'))?.posted;
const credit = async (token: string, memberId: string, amount: string, more: object = {}, key: string = randomUUID()): Promise<OperatorValueOf<'money:adjust'>['effect']> =>
  (await ops.valueOf('money:adjust', { memberId, direction: 'credit', amount, reason, ...more }, { token, key })).effect;

// The limit of the merchant is 1000.00.
describe('what an operator moves without a second one in 24 hours', () => {
  it('passes of ten orders at once as many as the limit has room for, and no more', async () => {
    const fiona = await operator();
    const members = await Promise.all(Array.from({ length: 10 }, member));
    const effects = await Promise.all(members.map((id) => credit(fiona, id, '300')));
    const outcomes = effects.map(({ outcome }) => outcome);
    expect([outcomes.filter((each) => each === 'done').length, outcomes.filter((each) => each === 'waiting').length]).toEqual([3, 7]);
    const balances = await Promise.all(members.map(balance));
    expect(balances.filter((each) => each === 40_000n)).toHaveLength(3);
    expect(effects.map(({ outcome, needsApproval }) => needsApproval === (outcome === 'waiting'))).not.toContain(false);
  });

  it('passes of ten orders at once just below the limit one', async () => {
    const fiona = await operator();
    const members = await Promise.all(Array.from({ length: 10 }, member));
    const effects = await Promise.all(members.map((id) => credit(fiona, id, '999.99')));
    expect(effects.filter(({ outcome }) => outcome === 'done')).toHaveLength(1);
  });

  it('adds up what several operators move for one member', async () => {
    const [anna, operators] = [await member(), [await operator(), await operator(), await operator(), await operator()]];
    const effects = await Promise.all(operators.map((token) => credit(token, anna, '400')));
    expect(effects.filter(({ outcome }) => outcome === 'done')).toHaveLength(2);
    expect(await balance(anna)).toBe(90_000n);
  });

  it('adds up different calls, whichever way the money goes', async () => {
    const [fiona, anna] = [await operator(), await member()];
    await credit(fiona, anna, '600');
    const { records } = await ops.valueOf('members:wallet', { memberId: anna }, { token: fiona });
    const { effect } = await ops.valueOf('money:reverse', { memberId: anna, journal: records[0]?.journal, reason }, { token: fiona });
    expect([effect.outcome, await balance(anna)]).toEqual(['waiting', 70_000n]);
    expect((await credit(fiona, anna, '400', { direction: 'debit' })).outcome).toBe('done');
    expect((await credit(fiona, anna, '0.01')).outcome).toBe('waiting');
  });

  it('is what a dry run looks at too, without counting', async () => {
    const [fiona, anna] = [await operator(), await member()];
    await credit(fiona, anna, '900');
    for (const [amount, needsApproval] of [['100', false], ['100.01', true], ['100', false]] as const) {
      expect(await credit(fiona, anna, amount, { dryRun: true })).toMatchObject({ outcome: 'dryRun', needsApproval });
    }
    expect(await credit(fiona, anna, '100')).toMatchObject({ outcome: 'done', needsApproval: false });
  });

  it('does not count what a second operator approved, nor an order twice that came twice', async () => {
    const [fiona, anna] = [await operator(), await member()];
    const { approvalId } = await credit(fiona, anna, '5000');
    await ops.valueOf('approvals:approve', { approvalId, reason: 'seen it' }, { token: fred });
    const key = randomUUID();
    for (const attempt of [1, 2]) expect([attempt, (await credit(fiona, anna, '600', {}, key)).outcome]).toEqual([attempt, 'done']);
    expect((await credit(fiona, anna, '400')).outcome).toBe('done');
    expect(await balance(anna)).toBe(610_000n);
  });

  it('counts for 24 hours', async () => {
    const secret = await ops.enrol('dora', await ops.add('dora', ['finance']));
    const [before, anna] = [await ops.login('dora', secret), await member()];
    await credit(before, anna, '1000');
    gateway.clock.advance(DAY - 60_000);
    const after = await ops.login('dora', secret);
    const again = async () => (await credit(after, anna, '1000', { dryRun: true })).needsApproval;
    expect(await again()).toBe(true);
    gateway.clock.advance(30_000);
    expect(await again()).toBe(false);
    await gateway.sweep();
    expect(await gateway.db.query.selectFrom('operator_movement').select('id').where('member_id', '=', anna).execute()).toEqual([]);
  });
});
