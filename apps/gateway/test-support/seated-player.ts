import { randomUUID } from 'node:crypto';
import type { SeamlessCode } from '@livery/contracts';
import type { accountHelpers } from './account-helpers.ts';
import type { TestGateway } from './gateway.ts';
import { NORTH } from './test-fleet.ts';

/** A member with money in a game of a seamless vendor. */
export interface SeatedPlayer {
  readonly id: string;
  readonly vendor: string;
  readonly game: string;
  /** Of the game's session. */
  readonly sessionToken: string;
  /** A bet of minor units in a round of its own; the vendor's answer. */
  bet(round: string, amount?: string): Promise<SeamlessCode>;
  /** A win of minor units on the bet of a round. */
  win(round: string, amount: string): Promise<SeamlessCode>;
}

/** Opens an account with 1000.00 and seats it in the first open slot. */
export async function seatedPlayer(gateway: TestGateway, accounts: ReturnType<typeof accountHelpers>, username: string): Promise<SeatedPlayer> {
  const id = await accounts.open(username, { gift: { reason: 'welcome', amount: '1000' } });
  const { code: gameCode, vendor } = await gateway.db.query
    .selectFrom('game').innerJoin('game_vendor', 'game_vendor.code', 'game.vendor_code').select(['game.code', 'game.vendor_code as vendor'])
    .where('type', '=', 'RNG').where('wallet', '=', 'seamless').where('game_vendor.state', '=', 'open').where('game.state', '=', 'open').orderBy('game.code').executeTakeFirstOrThrow();
  const caller = { tenant: NORTH, vendor };
  const { token } = await gateway.vendor.issueLaunch({ tenant: NORTH, memberId: id, gameCode, language: 'EN' });
  const seat = await gateway.vendor.authenticate(caller, { requestId: randomUUID(), ts: gateway.clock.now(), token });
  if (!('sessionToken' in seat)) throw new Error(seat.code);
  const call = (roundId: string) => ({ requestId: randomUUID(), ts: gateway.clock.now(), sessionToken: seat.sessionToken, playerId: id, gameCode, currency: 'PHP', scale: 2, roundClosed: false, roundId: `${roundId}-${id}` });
  return {
    id,
    vendor,
    game: gameCode,
    sessionToken: seat.sessionToken,
    bet: async (round, amount = '1000') => (await gateway.vendor.transact(caller, { call: 'bet', ...call(round), txId: `b-${round}-${id}`, amount })).code,
    win: async (round, amount) => (await gateway.vendor.transact(caller, { call: 'win', ...call(round), txId: `w-${round}-${id}`, amount })).code,
  };
}
