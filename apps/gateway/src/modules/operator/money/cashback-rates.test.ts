import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperatorRequestOf } from '@livery/contracts';
import { testClock } from '../../../../test-support/clock.ts';
import { asOwner } from '../../../../test-support/database.ts';
import type { TestGateway } from '../../../../test-support/gateway.ts';
import { operatorDesk, type OperatorHelpers } from '../../../../test-support/operator-desk.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';

let gateway: TestGateway;
let ops: OperatorHelpers;
let fiona: string;
let fred: string;

beforeAll(async () => {
  ({ gateway, ops, tokens: { fiona, fred } } = await operatorDesk({ fiona: ['finance'], fred: ['finance'] }, { clock: testClock(Date.UTC(2026, 2, 1, 12)) }));
});
afterAll(() => gateway.stop());
beforeEach(() => asOwner(gateway.db, (tx) => tx.deleteFrom('cashback_rate').where('tenant_id', '=', NORTH).execute()));

type Rule = Partial<Pick<OperatorRequestOf<'cashback:set'>, 'vendor' | 'category' | 'rankFrom' | 'percent' | 'fromDay'>>;
const set = async (rule: Rule) => (await ops.valueOf('cashback:set', { reason: 'terms of march', ...rule }, { token: fiona })).effect;
/** The same with whoever has to agree. */
async function agreed(rule: Rule): Promise<void> {
  const { outcome, approvalId } = await set(rule);
  if (outcome === 'waiting') await ops.valueOf('approvals:approve', { approvalId, reason: 'seen it too' }, { token: fred });
}

describe('cashback:set of a rule that ends', () => {
  it.each<readonly [string, readonly Rule[], Rule, string | undefined]>([
    ['a general rule pays more', [{ percent: '3' }, { vendor: 'LUM', percent: '1' }], { vendor: 'LUM' }, '3'],
    ['a category pays more', [{ category: 'LIVE', percent: '2.5' }, { vendor: 'LUM', percent: '1' }], { vendor: 'LUM' }, '2.5'],
    ['a vendor pays more where the rule covers a rank', [{ vendor: 'LUM', percent: '4' }, { vendor: 'LUM', rankFrom: 3, percent: '0.5' }], { vendor: 'LUM', rankFrom: 3 }, '4'],
    ['only members of a higher rank get more', [{ rankFrom: 5, percent: '3' }, { vendor: 'LUM', percent: '1' }], { vendor: 'LUM' }, '3'],
    ['a general rule pays more later', [{ percent: '3', fromDay: '2026-03-09' }, { vendor: 'LUM', percent: '1' }], { vendor: 'LUM' }, '3'],
    ['the general rule pays no more than one operator sets', [{ percent: '2' }, { vendor: 'LUM', percent: '1' }], { vendor: 'LUM' }, undefined],
    ['the general rule pays less', [{ percent: '2.5' }, { vendor: 'LUM', percent: '3' }], { vendor: 'LUM' }, undefined],
    ['nothing else pays', [{ vendor: 'LUM', percent: '1' }, { vendor: 'CRC', percent: '5' }], { vendor: 'LUM' }, undefined],
    ['it had ended', [{ percent: '3' }], { vendor: 'LUM' }, undefined],
  ])('goes by what is paid then: %s', async (_, rules, ended, risesTo) => {
    for (const rule of rules) await agreed(rule);
    const effect = await set({ ...ended, percent: 'none' });
    expect([effect.outcome, effect.needsApproval]).toEqual(risesTo === undefined ? ['done', false] : ['waiting', true]);
    // What rises no further than one operator sets is told as well.
    expect([effect.after['percent'], risesTo === undefined || effect.after['risesTo'] === risesTo]).toEqual([null, true]);
  });

  it('is not ended before the second operator agreed', async () => {
    await agreed({ percent: '3' });
    await agreed({ vendor: 'LUM', percent: '1' });
    const { approvalId } = await set({ vendor: 'LUM', percent: 'none' });
    const percents = async () => (await ops.valueOf('cashback:rates', {}, { token: fred })).rates.filter(({ vendor }) => vendor === 'LUM').map(({ percent }) => percent);
    expect(await percents()).toEqual(['1']);
    await ops.valueOf('approvals:approve', { approvalId, reason: 'seen it too' }, { token: fred });
    expect(await percents()).toEqual([null]);
  });
});
