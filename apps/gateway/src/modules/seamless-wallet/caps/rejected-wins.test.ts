import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testClock } from '../../../../test-support/clock.ts';
import { testDatabase, type TestDatabase } from '../../../../test-support/database.ts';
import { of, openSeamlessHarness, type PlayerSession, type SeamlessHarness } from '../../../../test-support/seamless-harness.ts';
import { cleanAudit } from '../../../../test-support/test-ledger.ts';
import type { VendorCaps } from '../index.ts';

const HOUR = 3_600_000;
const clock = testClock();
let db: TestDatabase;
let desk: SeamlessHarness;
let player: PlayerSession;
let tenants = 0;
let serial = 0;

beforeAll(async () => {
  db = await testDatabase({ clock });
});
afterAll(() => db.close());
beforeEach(async () => {
  // Noon, so that a later hour is on the same day.
  clock.advance(36 * HOUR - (clock.now() % (24 * HOUR)));
  desk = await openSeamlessHarness(db, `REJECT${++tenants}`);
  player = await desk.sit('p', 100_000n);
});

const ref = () => ({ tenant: desk.tenant, vendor: 'acme' });
const cap = (caps: Partial<VendorCaps>) => db.transaction((tx) => desk.vendor.setCaps(tx, ref(), { currency: 'CUR', ...caps }));
const reopen = () => db.transaction((tx) => desk.vendor.reopenVendor(tx, ref()));
const stopped = async () => (await desk.vendor.capsStates(db.query, desk.tenant))[0]?.stopped;
/** A bet of 10 and a win on it; the win's id. */
async function win(amount: number): Promise<string> {
  const [bet, round] = [`b${++serial}`, `r${serial}`];
  expect((await player.call('bet', of(bet, round, 10))).code).toBe('OK');
  const { code, platformTxId = '' } = await player.call('win', of(`w${serial}`, round, amount, { refTxId: bet, roundClosed: true }));
  expect(code).toBe('OK');
  return platformTxId;
}
const reject = (id: string) => db.transaction((tx) => desk.vendor.rejectWin(tx, desk.tenant, id, 'a fault of the game'));

describe('rejectWin', () => {
  it.each([
    ['hour', { hourLossCap: 1000n }],
    ['day', { dayLossCap: 1000n }],
  ] as const)('leaves the vendor no more than its cap of the %s after the loss was forgiven', async (_span, caps) => {
    await cap({ winCap: 2000n, ...caps });
    const held = await win(5010);
    expect(await stopped()).toMatchObject({ net: 5000n });
    expect(await reopen()).toBe(true);
    expect(await reject(held)).toBe(true);
    await win(1010);
    expect(await stopped()).toBeUndefined(); // the cap is reached
    await win(11);
    expect(await stopped()).toMatchObject({ net: 1001n });
    expect(await desk.books.wallet.audit()).toEqual(cleanAudit);
    expect(await desk.vendor.totalsDrift()).toEqual([]);
  });

  it('takes a win of after the re-opening from the losses, and not from what was forgiven', async () => {
    await cap({ winCap: 900n, hourLossCap: 1000n });
    const before = await win(2010);
    await reopen();
    const after = await win(910);
    expect(await reject(after)).toBe(true);
    await win(810);
    await win(220);
    expect(await stopped()).toBeUndefined(); // 800 and 210 less the stake of the rejected win: the cap is reached
    expect(await reject(before)).toBe(true);
    await win(11);
    expect(await stopped()).toMatchObject({ net: 1001n });
  });

  it('counts in the hour of the win, not in that of the decision', async () => {
    await cap({ winCap: 800n, hourLossCap: 1000n });
    const held = await win(910);
    clock.advance(HOUR);
    player = await desk.sit('p', 0n);
    expect(await reject(held)).toBe(true);
    await win(510);
    await win(510);
    expect(await stopped()).toBeUndefined(); // the cap is reached
    await win(11);
    expect(await stopped()).toMatchObject({ because: 'hour-loss', net: 1001n });
  });

  it('counts on the day of the win, not on that of the decision', async () => {
    await cap({ winCap: 800n, dayLossCap: 1000n });
    const held = await win(910);
    clock.advance(24 * HOUR);
    player = await desk.sit('p', 0n);
    expect(await reject(held)).toBe(true);
    await win(510);
    await win(510);
    await win(11);
    expect(await stopped()).toMatchObject({ because: 'day-loss', net: 1001n });
  });

  it('gives nothing back for a win from before the caps on losses were set', async () => {
    await cap({ winCap: 800n });
    const held = await win(910);
    await cap({ hourLossCap: 1000n });
    expect(await reject(held)).toBe(true);
    await win(510);
    await win(510);
    await win(11);
    expect(await stopped()).toMatchObject({ net: 1001n });
  });

  it('ends beside re-openings at the same time', async () => {
    await cap({ winCap: 800n, hourLossCap: 1000n });
    const held = [await win(900), await win(900)];
    const done = await Promise.all([reject(held[0] ?? ''), reopen(), reject(held[1] ?? '')]);
    expect(done).toEqual([true, true, true]);
    await reopen();
    await win(510);
    await win(510);
    await win(11);
    expect(await stopped()).toMatchObject({ net: 1001n });
  });
});
