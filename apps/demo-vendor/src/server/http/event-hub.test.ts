import { describe, expect, it } from 'vitest';
import type { ServerEvent } from '../../shared/table.ts';
import { createEventHub, playerTopic } from './event-hub.ts';
import { startTestVendor } from '../../test-support/test-vendor.ts';

const moved: ServerEvent = { type: 'moved' };

describe('createEventHub', () => {
  it('leaves out subscribers of the excluded topic', () => {
    const hub = createEventHub();
    const heard: string[] = [];
    hub.subscribe(['player', 'own'], () => heard.push('own'));
    hub.subscribe(['player'], () => heard.push('other'));
    hub.publish('player', moved, 'own');
    expect(heard).toEqual(['other']);
    hub.publish('player', moved);
    expect(heard).toEqual(['other', 'own', 'other']);
  });
});

describe('playerTopic', () => {
  it('differs by merchant, player, kind and currency', () => {
    const player = { merchant: 'a', playerId: 'p', kind: 'real', currency: 'EUR' } as const;
    const others = [{ ...player, merchant: 'b' }, { ...player, playerId: 'q' }, { ...player, kind: 'trial' as const }, { ...player, currency: 'PHP' }];
    expect(new Set([player, ...others].map(playerTopic)).size).toBe(5);
  });

  it('receives a balance change in the player’s other sessions only', async () => {
    const vendor = startTestVendor('MN6', 'mn6-six-animals-classic');
    await vendor.app.listen({ port: 0, host: '127.0.0.1' });
    const address = vendor.app.server.address();
    if (address === null || typeof address === 'string') throw new Error('No port.');
    const hear = async (sessionId: string): Promise<() => number> => {
      const stream = await fetch(`http://127.0.0.1:${address.port}/api/events`, { headers: { authorization: `Bearer ${sessionId}` } });
      let text = '';
      void stream.body?.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream({ write: (part) => void (text += part) })).catch(() => undefined);
      return () => text.split('"type":"moved"').length - 1;
    };
    const [dead, anew, stranger] = [await vendor.open(), await vendor.open(), await vendor.open('Noor')];
    const [own, other, nobody] = [await hear(dead.sessionId), await hear(anew.sessionId), await hear(stranger.sessionId)];
    await vendor.clock.moveBy(60_000);
    for (let n = 0; vendor.wallet.bets.size === 0; n += 1) {
      await vendor.clock.moveBy(500);
      await vendor.play(dead.sessionId, `moved-bet-${n}`, 100n, { spots: { rabbit: '100' } });
    }
    await expect.poll(other).toBe(1);
    await vendor.clock.moveBy(120_000);
    await expect.poll(other).toBeGreaterThan(1);
    expect([own(), nobody()]).toEqual([0, 0]);
    await vendor.app.close();
  });
});
