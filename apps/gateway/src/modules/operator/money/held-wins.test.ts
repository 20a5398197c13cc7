import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestGateway } from '../../../../test-support/gateway.ts';
import { operatorDesk, type AccountHelpers, type OperatorHelpers } from '../../../../test-support/operator-desk.ts';
import { operatorCodeOf } from '../../../../test-support/operator-helpers.ts';
import { seatedPlayer, type SeatedPlayer } from '../../../../test-support/seated-player.ts';
import { cleanAudit } from '../../../../test-support/test-ledger.ts';
import { NORTH, SOUTH } from '../../../../test-support/test-fleet.ts';

let gateway: TestGateway;
let ops: OperatorHelpers;
let accounts: AccountHelpers;
let fiona: string;
let fred: string;
let anna: SeatedPlayer;
let serial = 0;

beforeAll(async () => {
  ({ gateway, ops, accounts, tokens: { fiona, fred } } = await operatorDesk({ fiona: ['finance', 'risk'], fred: ['finance'] }));
  anna = await seatedPlayer(gateway, accounts, 'anna');
  await ops.valueOf('vendors:caps', { vendor: anna.vendor, win: '500', reason: 'new vendor' }, { token: fiona });
});
afterAll(async () => {
  expect(await gateway.wallet.audit(NORTH)).toEqual(cleanAudit);
  expect(await gateway.vendor.totalsDrift()).toEqual([]);
  await gateway.stop();
});

beforeEach(() => ops.forgetMovements());

const reason = 'ticket 4711';
const money = async () => {
  const balance = await gateway.wallet.balanceOf(NORTH, anna.id, 'PHP');
  return [balance?.posted ?? -1n, balance?.available ?? -1n] as const;
};
/** A win above the cap of 500.00; its id. */
async function heldWin(amount: string): Promise<string> {
  const round = `h${++serial}`;
  expect([await anna.bet(round), await anna.win(round, amount)]).toEqual(['OK', 'OK']);
  const { wins } = await ops.valueOf('wins:list', {}, { token: fiona });
  return wins.at(-1)?.id ?? '';
}
const decide = (name: 'wins:release' | 'wins:reject', winId: string, more: object = {}, options: object = {}) => ops.call(name, { winId, reason, ...more }, { token: fiona, ...options });

describe('wins:release', () => {
  it('lets the member have the win, after a dry run that changes nothing, and once under a key', async () => {
    const winId = await heldWin('60000');
    expect((await ops.valueOf('wins:list', {}, { token: fiona })).wins).toMatchObject([{ id: winId, memberId: anna.id, vendor: anna.vendor, amount: '600.00', cap: '500.00' }]);
    const [posted, available] = await money();
    const dry = await decide('wins:release', winId, { dryRun: true }, { key: '' });
    expect(dry.body).toMatchObject({ success: true, value: { effect: { outcome: 'dryRun', after: { state: 'released', amount: '600.00' } } } });
    expect([await money(), (await ops.valueOf('wins:list', {}, { token: fiona })).wins.length]).toEqual([[posted, available], 1]);
    expect(operatorCodeOf(await decide('wins:release', winId, {}, { key: '' }))).toBe('IDEMPOTENCY_KEY_REQUIRED');
    const key = randomUUID();
    const [first, again] = [await decide('wins:release', winId, {}, { key }), await decide('wins:release', winId, {}, { key })];
    expect([operatorCodeOf(first), again.body.success && first.body.success && again.body.value.effect.trail === first.body.value.effect.trail]).toEqual(['OK', true]);
    expect(await money()).toEqual([posted, available + 60_000n]);
    expect([operatorCodeOf(await decide('wins:release', winId)), operatorCodeOf(await decide('wins:reject', winId))]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    const { entries } = await ops.valueOf('trail:list', { subject: `win:${winId}` }, { token: fiona });
    expect(entries).toMatchObject([{ operator: 'fiona', action: 'wins:release', reason, before: { state: 'held', memberId: anna.id }, after: { state: 'released' } }]);
  });

  it('waits for a second operator beyond the limit of the merchant', async () => {
    const winId = await heldWin('200000');
    const [posted, available] = await money();
    const { body } = await decide('wins:release', winId);
    if (!body.success) throw new Error(body.message);
    expect([body.value.effect.outcome, await money()]).toEqual(['waiting', [posted, available]]);
    await ops.valueOf('approvals:approve', { approvalId: body.value.effect.approvalId, reason: 'seen the log' }, { token: fred });
    expect([await money(), (await ops.valueOf('wins:list', {}, { token: fiona })).wins]).toEqual([[posted, available + 200_000n], []]);
  });
});

describe('wins:reject', () => {
  it('gives the win back to the vendor, and keeps the reason with it', async () => {
    const winId = await heldWin('70000');
    const [posted, available] = await money();
    expect((await decide('wins:reject', winId)).body).toMatchObject({ success: true, value: { effect: { outcome: 'done', before: { state: 'held' }, after: { state: 'rejected', amount: '700.00' } } } });
    expect(await money()).toEqual([posted - 70_000n, available]);
    const row = await gateway.db.query.selectFrom('held_win').select(['decision', 'reason']).where('tenant_id', '=', NORTH).where('id', '=', winId).executeTakeFirst();
    expect(row).toEqual({ decision: 'rejected', reason });
  });

  it('rejects a win of another merchant, and one that is not there', async () => {
    const winId = await heldWin('60000');
    expect(operatorCodeOf(await decide('wins:reject', winId, {}, { merchant: SOUTH }))).toBe('NOT_FOUND');
    expect(operatorCodeOf(await decide('wins:release', randomUUID()))).toBe('NOT_FOUND');
    expect((await ops.valueOf('wins:list', {}, { token: fiona, merchant: SOUTH })).wins).toEqual([]);
  });

  it('decides once when several do at the same time, and differently', async () => {
    const winId = await heldWin('60000');
    const [posted, available] = await money();
    const names = ['wins:release', 'wins:reject', 'wins:release', 'wins:reject'] as const;
    const codes = await Promise.all(names.map(async (name) => operatorCodeOf(await decide(name, winId))));
    expect(codes.toSorted()).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'OK']);
    expect(await money()).toEqual(codes.indexOf('OK') % 2 === 0 ? [posted, available + 60_000n] : [posted - 60_000n, available]);
  });
});
