import { describe, expect, it } from 'vitest';
import { openStore } from '../storage/store.ts';
import { startTestVendor } from '../../test-support/test-vendor.ts';

const PERIOD = 32_000;
const REVEAL = 20_000;
const PAUSE = 27_000;
const choice = { spots: { rabbit: '100' } };
const startVendor = (parts = {}) => startTestVendor('MN6', 'mn6-six-animals-classic', parts);
const stageCalls = ({ wallet }: ReturnType<typeof startVendor>): (string | undefined)[] => wallet.calls.filter(({ call }) => call === 'stage').map(({ txId }) => txId);

/** Places one bet at the beginning of a wheel round and waits for its confirmation. */
async function withBet(vendor: ReturnType<typeof startVendor>): Promise<{ start: number; sessionId: string; roundId: string }> {
  const { sessionId } = await vendor.open();
  const start = (Math.floor(vendor.clock.now() / PERIOD) + 1) * PERIOD;
  await vendor.clock.moveTo(start);
  const { roundId } = await vendor.play(sessionId, 'staged-bet', 100n, choice);
  await vendor.clock.moveBy(1);
  return { start, sessionId, roundId };
}

describe('createStageReporter', () => {
  it('reports that a bet is accepted, repeats a lost report with the same txId, and reports that its event runs', async () => {
    const vendor = startVendor();
    vendor.wallet.fault = (call, nth) => (call === 'stage' && nth < 3 ? 'lose-answer' : undefined);
    const { start, roundId } = await withBet(vendor);
    await vendor.clock.moveBy(2000);
    expect(vendor.wallet.stages.get(roundId)).toEqual(['accepted']);
    expect(stageCalls(vendor)).toEqual([`${roundId}-a`, `${roundId}-a`, `${roundId}-a`]);
    await vendor.clock.moveTo(start + REVEAL);
    expect(vendor.wallet.stages.get(roundId)).toEqual(['accepted', 'running']);
  });

  it('does not delay the settlement when no report arrives, and gives up', async () => {
    const vendor = startVendor();
    vendor.wallet.fault = (call) => (call === 'stage' ? 'lose-request' : undefined);
    const { start, sessionId } = await withBet(vendor);
    await vendor.clock.moveTo(start + PAUSE);
    expect((await vendor.find(sessionId, 'staged-bet')).status).toBe('settled');
    expect(vendor.wallet.closed.size).toBe(1);
    const calls = stageCalls(vendor).length;
    await vendor.clock.moveBy(60_000);
    expect(stageCalls(vendor)).toHaveLength(calls);
  });

  it('repeats reports after a restart and reports nothing for rounds that are drawn at once', async () => {
    const store = openStore(':memory:');
    const first = startVendor({ store });
    const { roundId } = await withBet(first);
    const second = startVendor({ store, wallet: first.wallet, clock: first.clock });
    await second.clock.moveBy(1);
    expect(stageCalls(second)).toEqual([`${roundId}-a`, `${roundId}-a`]);
    expect(first.wallet.stages.get(roundId)).toEqual(['accepted']);
    const slot = startTestVendor('LUM', 'lum-moonlit-wolves');
    const { sessionId } = await slot.open();
    await slot.play(sessionId, 'drawn-at-once', 100n);
    expect(slot.wallet.calls.filter(({ call }) => call === 'stage')).toEqual([]);
  });
});
