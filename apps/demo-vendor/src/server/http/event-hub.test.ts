import { expect, it } from 'vitest';
import type { ServerEvent } from '../../shared/table.ts';
import { createEventHub, playerTopic } from './event-hub.ts';
import { startTestVendor } from '../../test-support/test-vendor.ts';

const moved: ServerEvent = { type: 'moved' };

it('leaves those out who are told in another way', () => {
  const hub = createEventHub();
  const heard: string[] = [];
  hub.subscribe(['player', 'own'], () => heard.push('own'));
  hub.subscribe(['player'], () => heard.push('other'));
  hub.publish('player', moved, 'own');
  expect(heard).toEqual(['other']);
  hub.publish('player', moved);
  expect(heard).toEqual(['other', 'own', 'other']);
});

it('keeps a player’s money apart by merchant, kind and currency', () => {
  const player = { merchant: 'a', playerId: 'p', kind: 'real', currency: 'EUR' } as const;
  const others = [{ ...player, merchant: 'b' }, { ...player, playerId: 'q' }, { ...player, kind: 'trial' as const }, { ...player, currency: 'PHP' }];
  expect(new Set([player, ...others].map(playerTopic)).size).toBe(5);
});

it('tells a player’s other pages, and those alone, that a round has moved the balance', async () => {
  const house = startTestVendor('MN6', 'mn6-six-animals-classic');
  await house.app.listen({ port: 0, host: '127.0.0.1' });
  const address = house.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  const hear = async (sessionId: string): Promise<() => number> => {
    const stream = await fetch(`http://127.0.0.1:${address.port}/api/events`, { headers: { authorization: `Bearer ${sessionId}` } });
    let text = '';
    void stream.body?.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream({ write: (part) => void (text += part) })).catch(() => undefined);
    return () => text.split('"type":"moved"').length - 1;
  };
  const [dead, anew, stranger] = [await house.open(), await house.open(), await house.open('Noor')];
  const [own, other, nobody] = [await hear(dead.sessionId), await hear(anew.sessionId), await hear(stranger.sessionId)];
  await house.clock.moveBy(60_000);
  for (let n = 0; house.wallet.bets.size === 0; n += 1) {
    await house.clock.moveBy(500);
    await house.play(dead.sessionId, `moved-bet-${n}`, 100n, { spots: { rabbit: '100' } });
  }
  await expect.poll(other).toBe(1);
  await house.clock.moveBy(120_000);
  await expect.poll(other).toBeGreaterThan(1);
  expect([own(), nobody()]).toEqual([0, 0]);
  await house.app.close();
});
