import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { OPPONENT_WAIT_MS } from '../../engines/cards/cards.ts';
import { startTestVendor } from '../../test-support/test-vendor.ts';
import type { TestVendorParts } from '../../test-support/test-vendor.ts';
import { createTransferClient } from '../../test-support/transfer-client.ts';

const GAME = 'tvl-bull-bull-table';
const PLAYER = 'player-Mira';
const seed = { seed: '0'.repeat(32) };

function tavola(parts: TestVendorParts = {}) {
  const vendor = startTestVendor('TVL', GAME, parts);
  const call = createTransferClient(vendor.app, 'TVL', vendor.clock.now);
  const money = { playerId: PLAYER, currency: 'EUR', scale: 2 };
  return {
    ...vendor,
    call,
    deposit: (amount: string, transferId: string = randomUUID(), more: object = {}) => call('deposit', { ...money, amount, transferId, ...more }),
    withdraw: (amount: string, transferId: string = randomUUID()) => call('withdraw', { ...money, amount, transferId }),
    query: (transferId: string) => call('query', { transferId }),
    there: async () => (await call('balance', { playerId: PLAYER, currency: 'EUR' }))['balance'],
    bets: (after = '', limit = 200) => call('bets', { after, limit }) as unknown as Promise<{ bets: Record<string, unknown>[]; next: string; more: boolean }>,
  };
}

describe('POST /transfer/v1/{deposit,withdraw,query}', () => {
  it('processes a transfer id once, repeats its answer, and returns it by query', async () => {
    const { deposit, withdraw, query, there } = tavola();
    const [inId, outId, tooMuch] = [randomUUID(), randomUUID(), randomUUID()];
    expect(await there()).toBe('0');
    const first = await deposit('5000', inId);
    expect(first).toMatchObject({ code: 'OK', transferId: inId, balance: '5000', scale: 2, currency: 'EUR' });
    expect(await withdraw('2000', outId)).toMatchObject({ code: 'OK', balance: '3000' });
    expect(await deposit('5000', inId)).toEqual({ ...first, requestId: expect.any(String) as string });
    expect(await deposit('5001', inId)).toMatchObject({ code: 'TRANSFER_CONFLICT', status: 200 });
    expect(await withdraw('5000', inId)).toMatchObject({ code: 'TRANSFER_CONFLICT' });
    expect(await withdraw('3001', tooMuch)).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    await deposit('5000');
    // A refusal is final, even when the balance would now suffice.
    expect(await withdraw('3001', tooMuch)).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    expect(await there()).toBe('8000');
    expect(await query(inId)).toMatchObject({ state: 'completed', direction: 'deposit', amount: '5000', playerId: PLAYER, vendorTxId: first['vendorTxId'] });
    expect(await query(tooMuch)).toMatchObject({ state: 'rejected', direction: 'withdraw', amount: '3001' });
  });

  it('bars a transfer id after a query that did not find it', async () => {
    const { deposit, withdraw, query, there } = tavola();
    const id = randomUUID();
    expect(await query(id)).toMatchObject({ code: 'TRANSFER_NOT_FOUND', status: 200 });
    expect([(await deposit('100', id)).code, (await withdraw('100', id)).code, (await query(id)).code]).toEqual(['TRANSFER_BARRED', 'TRANSFER_BARRED', 'TRANSFER_NOT_FOUND']);
    expect(await there()).toBe('0');
  });

  it('keeps fractions of a minor unit and rejects a balance that the contract cannot represent', async () => {
    const { deposit, there } = tavola();
    expect(await deposit('12345', randomUUID(), { scale: 3 })).toMatchObject({ balance: '12345', scale: 3 });
    expect(await deposit('100')).toMatchObject({ balance: '13345', scale: 3 });
    expect(await deposit('9'.repeat(18))).toMatchObject({ code: 'LIMIT_EXCEEDED' });
    expect(await there()).toBe('13345');
  });

  it('rejects calls that are unsigned, stale, invalid, or for a vendor without a transfer wallet', async () => {
    const { call, clock, there } = tavola();
    const move = { playerId: PLAYER, currency: 'EUR', scale: 2, amount: '100', transferId: randomUUID() };
    const deviations = [{ key: 'another-key-of-more-than-thirty-two-characters' }, { vendor: 'LUM' }, { vendor: 'CRC' }, { body: '{}' }, { timestamp: String(clock.now() - 301_000) }, { timestamp: String(clock.now() + 301_000) }, { timestamp: 'now' }];
    for (const deviation of deviations) expect(await call('deposit', move, deviation)).toMatchObject({ status: 401, code: 'BAD_SIGNATURE', requestId: '' });
    for (const fields of [{ amount: '0' }, { amount: '-1' }, { transferId: 'x' }, { scale: 9 }]) expect(await call('deposit', { ...move, ...fields })).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    expect(await call('deposit', move, { timestamp: String(clock.now() - 299_000) })).toMatchObject({ code: 'OK' });
    expect(await there()).toBe('100');
  });
});

describe('rounds on a transfer wallet', () => {
  it('move the deposited balance, call no merchant wallet, and list their bets', async () => {
    const { deposit, open, play, find, clock, wallet, there, bets } = tavola();
    expect((await open()).balance).toBe('0');
    await deposit('1000');
    const { sessionId, balance } = await open();
    expect(balance).toBe('1000');
    expect(await play(sessionId, 'round-one', 200n, seed)).toMatchObject({ status: 'running', balanceAfterStake: '800' });
    // A running stake cannot be withdrawn.
    expect(await there()).toBe('800');
    const running = await bets();
    expect(running.bets).toMatchObject([{ playerId: PLAYER, gameCode: GAME, stake: '200', payout: '0', state: 'accepted' }]);
    await clock.moveBy(OPPONENT_WAIT_MS);
    const { win, status, roundId } = await find(sessionId, 'round-one');
    expect(status).toBe('settled');
    expect(await there()).toBe(String(800n + BigInt(win)));
    const ended = await bets(running.next);
    expect(ended.bets).toMatchObject([{ betId: running.bets[0]?.['betId'], roundId, state: 'settled', payout: win, detail: { opponent: 'house' } }]);
    expect((await bets(ended.next)).bets).toEqual([]);
    expect([...new Set(wallet.calls.map(({ call }) => call))]).toEqual(['authenticate']);
  });

  it('are refused beyond the balance and leave no record', async () => {
    const { deposit, open, play, there, bets } = tavola();
    await deposit('100');
    const { sessionId } = await open();
    expect(await play(sessionId, 'round-one', 200n, seed)).toMatchObject({ status: 'refused', problem: 'INSUFFICIENT_FUNDS' });
    expect([await there(), (await bets()).bets]).toEqual(['100', []]);
  });

  it('are listed page by page, each bet once, and from the beginning for a cursor of another store', async () => {
    const { deposit, open, play, clock, bets } = tavola();
    await deposit('100000');
    const { sessionId } = await open();
    for (let n = 0; n < 5; n += 1) {
      await play(sessionId, `round-no-${n}`, 200n, seed);
      await clock.moveBy(OPPONENT_WAIT_MS);
    }
    const seen: unknown[] = [];
    let page = await bets('', 2);
    for (; page.more; page = await bets(page.next, 2)) seen.push(...page.bets.map((bet) => bet['betId']));
    seen.push(...page.bets.map((bet) => bet['betId']));
    expect([seen.length, new Set(seen).size]).toEqual([5, 5]);
    expect((await bets('another-house:99')).bets).toHaveLength(5);
  });
});
