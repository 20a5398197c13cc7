import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testGateway, type TestGateway } from '../../test-support/gateway.ts';
import { NORTH } from '../../test-support/test-fleet.ts';
import { createSecrets } from '../platform/crypto/index.ts';
import { commands, OperatorError } from './commands.ts';
import type { OperatorContext } from './operator-context.ts';

let gateway: TestGateway;
let context: OperatorContext;
let code: { readonly currency: string; readonly exponent: number };
let memberId = '';
let played: { sessionToken: string; playerId: string; gameCode: string; currency: string };
let vendor = '';
let serial = 0;

beforeAll(async () => {
  gateway = await testGateway();
  const { db, tenants, wallet, clock } = gateway;
  context = { db, tenants, wallet, secrets: createSecrets('a secret for tests, and tests alone'), close: async () => undefined };
  const tenant = tenants.byMerchant(NORTH);
  if (tenant === undefined) throw new Error('The merchant is missing.');
  code = { currency: tenant.currency.code, exponent: tenant.currency.exponent };
  memberId = await db.transaction((tx) => gateway.members.open(tx, tenant, { username: 'lucky1', type: 0, passwordHash: null }));
  await wallet.credit(undefined, { tenant: NORTH, memberId, currency: code.currency, amount: 1_000_000n, key: 'funds', reason: 'deposit' });
  const game = await db.query.selectFrom('game').innerJoin('game_vendor', 'game_vendor.code', 'game.vendor_code').select(['game.code', 'game.vendor_code as vendor', 'game.min_stake as stake']).where('game_vendor.wallet', '=', 'seamless').where('game_vendor.state', '=', 'open').where('game.state', '=', 'open').where('game.type', '=', 'RNG').orderBy('game.code').executeTakeFirstOrThrow();
  vendor = game.vendor;
  const { token } = await gateway.vendor.issueLaunch({ tenant: NORTH, memberId, gameCode: game.code, language: 'en' });
  const opened = await gateway.vendor.authenticate({ tenant: NORTH, vendor }, { requestId: 'r', ts: clock.now(), token });
  if (opened.code !== 'OK') throw new Error(opened.code);
  played = { sessionToken: opened.sessionToken, playerId: opened.playerId, gameCode: opened.gameCode, currency: opened.currency };
});
afterAll(() => gateway.stop());

const run = (name: string, ...args: string[]) => commands[name]?.run(args, context, 'http://vendor.example') ?? Promise.reject(new Error(`No command ${name}.`));
const refusal = (attempt: Promise<unknown>) => attempt.then(() => 'done', (error: unknown) => (error instanceof OperatorError ? error.message : error));
const available = async () => (await gateway.wallet.balanceOf(NORTH, memberId, code.currency))?.available ?? -1n;
const thousand = 1000n * 10n ** 2n;

/** A bet of 10.00, and a win on it of so many main units. */
async function win(amount: number) {
  const call = { requestId: 'r', ts: gateway.clock.now(), ...played, roundId: `r${++serial}`, scale: 2, roundClosed: false };
  const bet = await gateway.vendor.transact({ tenant: NORTH, vendor }, { call: 'bet', ...call, txId: `b${serial}`, amount: '1000' });
  const paid = await gateway.vendor.transact({ tenant: NORTH, vendor }, { call: 'win', ...call, txId: `w${serial}`, amount: String(amount * 100) });
  return [bet.code, paid.code];
}

describe('vendors:caps', () => {
  it('sets the caps that are named, in main units, and shows all', async () => {
    expect(await run('vendors:caps', NORTH)).toBe('No vendor has caps.');
    expect(await run('vendors:caps', NORTH, vendor, 'win=500', 'day=2000.50')).toBe(`${vendor}: win 500.00, hour off, day 2000.50`);
    expect(await run('vendors:caps', NORTH, vendor, 'hour=1000', 'day=off')).toBe(`${vendor}: win 500.00, hour 1000.00, day off`);
    expect(await run('vendors:caps', NORTH)).toBe(`${vendor}: win 500.00, hour 1000.00, day off`);
  });

  it('refuses what is no cap', async () => {
    for (const cap of ['win', 'win=-1', 'win=0', 'win=1.005', 'month=5', 'hour=x']) expect(await refusal(run('vendors:caps', NORTH, vendor, cap)), cap).not.toBe('done');
    expect(await refusal(run('vendors:caps', NORTH, 'NOBODY', 'win=5'))).toContain('no vendor');
    expect(await refusal(run('vendors:caps', 'NOBODY', vendor))).toContain('no merchant');
    expect(await run('vendors:caps', NORTH)).toContain('win 500.00, hour 1000.00, day off');
  });
});

describe('wins:held', () => {
  it('shows a win above the cap, until an operator has decided about it', async () => {
    expect(await run('wins:held', NORTH)).toBe('No win is set aside.');
    expect(await win(600)).toEqual(['OK', 'OK']);
    expect(await run('wins:held', NORTH)).toContain(`600.00 ${code.currency} of ${vendor}`);
    const id = (await run('wins:held', NORTH)).split(':')[0] ?? '';
    expect(await gateway.db.transaction((tx) => gateway.vendor.releaseWin(tx, NORTH, id))).toBe(true);
    expect(await run('wins:held', NORTH)).toBe('No win is set aside.');
    await run('vendors:caps', NORTH, vendor, 'hour=off');
  });
});

describe('vendors:reopen', () => {
  it('opens a vendor that was stopped, and no other', async () => {
    expect(await refusal(run('vendors:reopen', NORTH, vendor))).toContain('not stopped');
    await run('vendors:caps', NORTH, vendor, 'win=off', 'hour=1000');
    expect(await win(3000)).toEqual(['OK', 'OK']);
    expect(await run('vendors:caps', NORTH, vendor)).toMatch(/; stopped at \S+ for hour-loss: [\d.]+ above 1000\.00$/);
    expect(await win(1)).toEqual(['GAME_BLOCKED', 'TX_NOT_FOUND']);
    expect(await run('vendors:reopen', NORTH, vendor)).toBe(`${vendor} takes bets at ${NORTH} again.`);
    expect(await win(1)).toEqual(['OK', 'OK']);
    expect(await available()).toBeGreaterThan(thousand);
  });
});
