import { expect, it } from 'vitest';
import { openStore } from '../storage/store.ts';
import { startTestVendor } from '../../test-support/test-vendor.ts';

const PERIOD = 32_000;
const REVEAL = 20_000;
const PAUSE = 27_000;
const choice = { spots: { rabbit: '100' } };
const house = (parts = {}) => startTestVendor('MN6', 'mn6-six-animals-classic', parts);
const stageCalls = ({ wallet }: ReturnType<typeof house>): (string | undefined)[] => wallet.calls.filter(({ call }) => call === 'stage').map(({ txId }) => txId);

/** A house with one confirmed bet at the beginning of a round of the wheel. */
async function withBet(vendor: ReturnType<typeof house>): Promise<{ start: number; sessionId: string; roundId: string }> {
  const { sessionId } = await vendor.open();
  const start = (Math.floor(vendor.clock.now() / PERIOD) + 1) * PERIOD;
  await vendor.clock.moveTo(start);
  const { roundId } = await vendor.play(sessionId, 'staged-bet', 100n, choice);
  await vendor.clock.moveBy(1);
  return { start, sessionId, roundId };
}

it('tells the wallet that a bet is accepted, again after a lost answer with one number, and that its event has begun', async () => {
  const vendor = house();
  vendor.wallet.fault = (call, nth) => (call === 'stage' && nth < 3 ? 'lose-answer' : undefined);
  const { start, roundId } = await withBet(vendor);
  await vendor.clock.moveBy(2000);
  expect(vendor.wallet.stages.get(roundId)).toEqual(['accepted']);
  expect(stageCalls(vendor)).toEqual([`${roundId}-a`, `${roundId}-a`, `${roundId}-a`]);
  await vendor.clock.moveTo(start + REVEAL);
  expect(vendor.wallet.stages.get(roundId)).toEqual(['accepted', 'running']);
});

it('settles on time where no stage ever arrives, and gives up telling', async () => {
  const vendor = house();
  vendor.wallet.fault = (call) => (call === 'stage' ? 'lose-request' : undefined);
  const { start, sessionId } = await withBet(vendor);
  await vendor.clock.moveTo(start + PAUSE);
  expect((await vendor.find(sessionId, 'staged-bet')).status).toBe('settled');
  expect(vendor.wallet.closed.size).toBe(1);
  const calls = stageCalls(vendor).length;
  await vendor.clock.moveBy(60_000);
  expect(stageCalls(vendor)).toHaveLength(calls);
});

it('tells it again from a process that starts anew, and says nothing of what is drawn at once', async () => {
  const store = openStore(':memory:');
  const first = house({ store });
  const { roundId } = await withBet(first);
  const second = house({ store, wallet: first.wallet, clock: first.clock });
  await second.clock.moveBy(1);
  expect(stageCalls(second)).toEqual([`${roundId}-a`, `${roundId}-a`]);
  expect(first.wallet.stages.get(roundId)).toEqual(['accepted']);
  const slot = startTestVendor('LUM', 'lum-moonlit-wolves');
  const { sessionId } = await slot.open();
  await slot.play(sessionId, 'drawn-at-once', 100n);
  expect(slot.wallet.calls.filter(({ call }) => call === 'stage')).toEqual([]);
});
