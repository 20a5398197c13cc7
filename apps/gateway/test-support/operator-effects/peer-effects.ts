import { expect } from 'vitest';
import { connectPeers, peerPayee, peerPayer } from '../peers.ts';
import type { EffectsOfArea } from './effect-table.ts';
import type { OperatorSite } from './operator-site.ts';

/** A withdrawal of 200.00 that members pay, and a deposit of 120.00 that is matched with it. */
async function matched({ gateway, accounts }: OperatorSite, name: string) {
  await connectPeers(gateway);
  const mira = await peerPayee(gateway, accounts, `${name}payee`, '200.00');
  const paul = await peerPayer(gateway, accounts, `${name}payer`);
  const { id } = await paul.ask('120.00');
  return { mira, paul, id };
}

/** How operators decide about payments between members. */
export const peerEffects: EffectsOfArea = {
  'peer-payments:settle': {
    quick: true,
    undo: { none: 'the payer may have spent it; a wrong decision is corrected by money:adjust' },
    async play(site) {
      const { mira, paul, id } = await matched(site, 'settle');
      await paul.paid(id);
      await mira.confirm(id, { said: 'partly', missing: '20.00', note: 'twenty less' });
      await site.does('finance', 'peer-payments:settle', '--deposit-id', id, '--arrived', '100', '--note', 'The bank shows 100.');
      expect([await paul.read(id), await paul.money(), (await mira.now()).peers?.unmatched]).toMatchObject([{ state: 'credited', note: 'The bank shows 100.' }, 10_000n, '100.00']);
      await site.does('finance', 'peer-payments:close', '--withdrawal-id', mira.withdrawalId);
    },
  },
  'peer-payments:reopen': {
    undo: { none: 'the payee is asked, or an operator decides what arrived: peer-payments:settle' },
    async play(site) {
      const { mira, paul, id } = await matched(site, 'reopen');
      await paul.cancel(id);
      await site.does('finance', 'peer-payments:reopen', '--deposit-id', id);
      expect([(await paul.read(id)).state, (await mira.now()).peers?.unmatched]).toEqual(['paid', '80.00']);
      await site.does('finance', 'peer-payments:settle', '--deposit-id', id, '--arrived', '0', '--note', 'Nothing came.');
      await site.does('finance', 'peer-payments:close', '--withdrawal-id', mira.withdrawalId);
    },
  },
  'peer-payments:close': {
    undo: { none: 'the member has the money, and asks for another withdrawal' },
    async play(site) {
      const { mira, paul, id } = await matched(site, 'close');
      await paul.cancel(id);
      await site.does('finance', 'peer-payments:close', '--withdrawal-id', mira.withdrawalId);
      expect([(await mira.now()).state, await mira.money()]).toEqual(['failed', [100_000n, 0n]]);
    },
  },
};
