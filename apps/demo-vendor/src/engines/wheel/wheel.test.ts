import { describe, expect, it } from 'vitest';
import { MENAGERIE, segmentsOf } from '../../maths/wheel.ts';
import { commitmentOf, createSeeds, seededRng } from '../../server/engine/seeds.ts';
import { openStore } from '../../server/storage/store.ts';
import { startTestVendor } from '../../test-support/test-vendor.ts';
import type { TableState } from '../../shared/table.ts';
import type { WheelResult } from '../../shared/wheel.ts';

const GAME = 'mn6-six-animals-classic';
const PERIOD = 32_000;
const CLOSING = 18_000;
const REVEAL = 20_000;
const PAUSE = 27_000;
const startVendor = (parts = {}) => startTestVendor('MN6', GAME, parts);
const ALL = Object.fromEntries(MENAGERIE.spots.map(({ id }) => [id, '100']));

/** Moves to the start of the next round and returns that time. */
async function nextRound({ clock }: ReturnType<typeof startVendor>): Promise<number> {
  const start = (Math.floor(clock.now() / PERIOD) + 1) * PERIOD;
  await clock.moveTo(start);
  return start;
}

describe('createWheel', () => {
  it('pays the same result to all players at the beginning of the pause', async () => {
    const vendor = startVendor();
    let paid = 0;
    for (let n = 0; n < 12; n += 1) {
      const [mira, noor] = [await vendor.open('Mira'), await vendor.open('Noor')];
      const start = await nextRound(vendor);
      const bets = [await vendor.play(mira.sessionId, `round-${n}-mira`, 600n, { spots: ALL }), await vendor.play(noor.sessionId, `round-${n}-noor`, 200n, { spots: { rabbit: '200' } })];
      expect(bets.map(({ status }) => status)).toEqual(['running', 'running']);
      await vendor.clock.moveTo(start + PAUSE - 1);
      expect((await vendor.find(mira.sessionId, `round-${n}-mira`)).status).toBe('running');
      await vendor.clock.moveTo(start + PAUSE);
      const [all, one] = [await vendor.find(mira.sessionId, `round-${n}-mira`), await vendor.find(noor.sessionId, `round-${n}-noor`)];
      expect([all.status, one.status]).toEqual(['settled', 'settled']);
      const { segment, spot } = all.outcome as WheelResult;
      expect(one.outcome).toEqual(all.outcome);
      expect(segmentsOf(MENAGERIE)[segment]).toBe(spot);
      expect(all.win).toBe(String(100 * (MENAGERIE.spots.find(({ id }) => id === spot)?.pays ?? 0)));
      expect(one.win).toBe(spot === 'rabbit' ? '600' : '0');
      paid += Number(all.win) + Number(one.win);
    }
    expect(vendor.wallet.balance).toBe(100_000n - 12n * 800n + BigInt(paid));
    expect(vendor.wallet.closed.size).toBe(24);
  });

  it('settles a bet of a table without subscribers', async () => {
    const vendor = startVendor();
    const { sessionId } = await vendor.open();
    const start = await nextRound(vendor);
    await vendor.play(sessionId, 'lone-bet-1', 100n, { spots: { rabbit: '100' } });
    await vendor.clock.moveTo(start + PAUSE);
    expect((await vendor.find(sessionId, 'lone-bet-1')).status).toBe('settled');
    expect(vendor.wallet.closed.size).toBe(1);
  });

  it('rejects late bets, wrong sums and unknown spots', async () => {
    const vendor = startVendor();
    const { sessionId } = await vendor.open();
    const start = await nextRound(vendor);
    const codes = [];
    for (const [stake, spots] of [[300n, { rabbit: '200' }], [200n, { dodo: '200' }], [25n, { rabbit: '25' }], [20_000n, { rabbit: '20000' }], [100n, {}]] as const)
      codes.push((await vendor.play(sessionId, `wrong-bet-${codes.length}`, stake, { spots })).code);
    expect(codes).toEqual(['INVALID_REQUEST', 'INVALID_REQUEST', 'STAKE_REFUSED', 'STAKE_REFUSED', 'INVALID_REQUEST']);
    await vendor.clock.moveTo(start + CLOSING);
    expect((await vendor.play(sessionId, 'late-bet-1', 100n, { spots: { rabbit: '100' } })).code).toBe('BETS_CLOSED');
    expect(vendor.wallet.bets.size).toBe(0);
  });

  it('returns a stake that is not confirmed when the reveal begins', async () => {
    const vendor = startVendor();
    const { sessionId } = await vendor.open();
    const start = await nextRound(vendor);
    await vendor.clock.moveTo(start + CLOSING - 100);
    vendor.wallet.fault = (call) => (call === 'bet' ? 'lose-answer' : undefined);
    const playing = vendor.play(sessionId, 'slow-bet-1', 100n, { spots: { tiger: '100' } });
    await vendor.clock.moveTo(start + PAUSE);
    await playing;
    expect((await vendor.find(sessionId, 'slow-bet-1')).status).toBe('returned');
    expect(vendor.wallet.balance).toBe(100_000n);
  });

  it.each([['while bets are taken', 5000, 6000], ['after it has ended', 5000, 3 * PERIOD]])('settles with the same result after a restart %s', async (_when, dies, back) => {
    const store = openStore(':memory:');
    const first = startVendor({ store });
    const { sessionId } = await first.open();
    const start = await nextRound(first);
    await first.play(sessionId, 'kept-bet-1', 600n, { spots: ALL });
    const expected = segmentsOf(MENAGERIE)[seededRng(createSeeds(store).of('table', 'wheel', `brand-a/MN6/${GAME}`, start / PERIOD)).below(25)] ?? null;
    await first.clock.moveTo(start + dies);
    const second = startVendor({ store, wallet: first.wallet });
    await second.clock.moveTo(start + back);
    await second.clock.moveTo(start + Math.max(back, PAUSE));
    const round = await second.find(sessionId, 'kept-bet-1');
    expect([round.status, (round.outcome as WheelResult).spot]).toEqual(['settled', expected]);
    expect(first.wallet.balance).toBe(100_000n - 600n + BigInt(round.win));
    expect(first.wallet.closed.size).toBe(1);
  });
});

describe('createSharedTables', () => {
  it('publishes the commitment before a round and its seed afterwards', async () => {
    const vendor = startVendor();
    const { sessionId } = await vendor.open();
    await vendor.app.listen({ port: 0, host: '127.0.0.1' });
    const address = vendor.app.server.address();
    if (address === null || typeof address === 'string') throw new Error('No port.');
    const start = await nextRound(vendor);
    const stream = await fetch(`http://127.0.0.1:${address.port}/api/events`, { headers: { authorization: `Bearer ${sessionId}` } });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const states = async (): Promise<TableState<WheelResult>[]> => {
      text += (await reader?.read())?.value ?? '';
      return [...text.matchAll(/data: (\{"type":"table".*\})\n\n/g)].map((match) => (JSON.parse(match[1] ?? '') as { table: TableState<WheelResult> }).table);
    };
    const [betting] = await states();
    expect(betting).toMatchObject({ phase: 'betting', number: start / PERIOD, result: null, seed: null, players: 1 });
    await vendor.clock.moveTo(start + REVEAL);
    let seen = await states();
    while (seen.at(-1)?.phase !== 'reveal') seen = await states();
    const revealed = seen.at(-1);
    expect(commitmentOf(revealed?.seed ?? '')).toBe(betting?.commit);
    expect(seededRng(revealed?.seed ?? '').below(25)).toBe(revealed?.result?.segment);
    await vendor.app.close();
  });
});
