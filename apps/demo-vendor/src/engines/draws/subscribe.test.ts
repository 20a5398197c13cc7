import { describe, expect, it } from 'vitest';
import { startTestVendor } from '../../test-support/test-vendor.ts';

const MINUTE = 60_000;
const GAME = 'mdl-meridian-minute-5';

/** A vendor at the beginning of a minute, with its stream of events. */
async function startVendor() {
  const vendor = startTestVendor('MDL', GAME);
  await vendor.app.listen({ port: 0, host: '127.0.0.1' });
  const address = vendor.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  const origin = `http://127.0.0.1:${address.port}`;
  await vendor.clock.moveTo((Math.floor(vendor.clock.now() / MINUTE) + 1) * MINUTE);
  /** Reads the stream of a session until it has a part; returns all that it has read. */
  async function listen(sessionId: string) {
    const stream = await fetch(`${origin}/api/events`, { headers: { authorization: `Bearer ${sessionId}` } });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    return async (part: string): Promise<string> => {
      while (!text.includes(part)) text += (await reader?.read())?.value ?? '';
      return text;
    };
  }
  return { ...vendor, listen };
}

describe('subscribe', () => {
  it('sends the results of bets of the player’s earlier sessions', async () => {
    const vendor = await startVendor();
    const earlier = await vendor.open();
    const { roundId } = await vendor.play(earlier.sessionId, 'earlier-bet', 100n, { numbers: [3] });
    const { sessionId } = await vendor.open();
    const heard = await vendor.listen(sessionId);
    await heard(`"roundId":"${roundId}"`);
    await vendor.clock.moveBy(MINUTE + 1);
    expect(await heard('"status":"settled"')).toContain(`"roundId":"${roundId}"`);
    await vendor.app.close();
  });

  it('sends the bets on this lottery, however many were placed on others since', async () => {
    const vendor = await startVendor();
    const { sessionId } = await vendor.open();
    const { roundId } = await vendor.play(sessionId, 'bet-on-this-one', 100n, { numbers: [3] });
    const placed = vendor.store.round(roundId);
    if (placed === undefined) throw new Error('The bet was not placed.');
    for (let other = 0; other < 40; other += 1) vendor.store.insertRound({ ...placed, roundId: `other-${other}`, spinId: `bet-other-${other}`, state: 'closed', win: 0n, table: 'brand-a/MDL/mdl-meridian-racing', drawnAt: placed.drawnAt + 1 });
    const heard = await vendor.listen(sessionId);
    expect(await heard('"type":"round"')).toContain(`"roundId":"${roundId}"`);
    await vendor.app.close();
  });
});
