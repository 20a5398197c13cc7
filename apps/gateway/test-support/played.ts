import { randomUUID } from 'node:crypto';
import type { TestGateway } from './gateway.ts';
import { NORTH } from './test-fleet.ts';

/** Where bets are played. */
export type PlayedAt = Pick<TestGateway, 'vendor'> & { readonly db: Pick<TestGateway['db'], 'query'>; readonly clock: { now(): number } };

/** A game that bets are placed at. */
export interface PlayedGame {
  readonly code: string;
  readonly vendor: string;
  readonly category: string;
}

/** The first open slot of a seamless vendor. */
export async function firstSlot({ db }: Pick<PlayedAt, 'db'>): Promise<PlayedGame> {
  return db.query
    .selectFrom('game').innerJoin('game_vendor', 'game_vendor.code', 'game.vendor_code').select(['game.code', 'game.vendor_code as vendor', 'game.type as category'])
    .where('type', '=', 'RNG').where('wallet', '=', 'seamless').where('game_vendor.state', '=', 'open').where('game.state', '=', 'open').orderBy('game.code').executeTakeFirstOrThrow();
}

/** A bet that was played. */
export interface PlayedBet {
  /** The vendor takes it back. */
  rollBack(): Promise<void>;
}

/**
 * Plays a round of a member at {@link firstSlot}: a bet, and a prize that ends it or none; minor units.
 * @param name of the round, its own for each
 */
export async function playAt(gateway: PlayedAt, memberId: string, name: string, { stake, prize }: { readonly stake: number; readonly prize: number }): Promise<PlayedBet> {
  const { code: gameCode, vendor } = await firstSlot(gateway);
  const caller = { tenant: NORTH, vendor };
  const { token } = await gateway.vendor.issueLaunch({ tenant: NORTH, memberId, gameCode, language: 'EN' });
  const session = await gateway.vendor.authenticate(caller, { requestId: randomUUID(), ts: gateway.clock.now(), token });
  if (!('sessionToken' in session)) throw new Error(session.code);
  const send = async (more: object): Promise<void> => {
    const common = { requestId: randomUUID(), ts: gateway.clock.now(), sessionToken: session.sessionToken, playerId: memberId, gameCode, currency: 'PHP', scale: 2, roundId: `${name}-${memberId}`, roundClosed: false };
    const { code } = await gateway.vendor.transact(caller, { ...common, ...more } as Parameters<TestGateway['vendor']['transact']>[1]);
    if (code !== 'OK') throw new Error(code);
  };
  const txId = `b-${name}-${memberId}`;
  // A bet that ends its own round may still be taken back.
  await send({ call: 'bet', txId, amount: String(stake), roundClosed: prize === 0 });
  if (prize > 0) await send({ call: 'win', txId: `w-${name}-${memberId}`, refTxId: txId, amount: String(prize), roundClosed: true });
  return { rollBack: () => send({ call: 'rollback', txId: `x-${name}-${memberId}`, refTxId: txId }) };
}
