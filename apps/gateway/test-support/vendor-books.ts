import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { accountHelpers } from './account-helpers.ts';
import type { TestGateway } from './gateway.ts';
import type { PersistentVendor, VendorSeat } from './persistent-vendor.ts';
import { VENDOR_KEY_ID, VENDOR_SECRET } from './player.ts';
import { NORTH } from './test-fleet.ts';

/** Players of one vendor at {@link NORTH}. */
export interface SeatedPlayers {
  readonly vendor: string;
  readonly seats: readonly VendorSeat[];
}

const STAKE = 1_000n;
/** Main units of the currency: enough for any number of rounds, which win back most of what they cost. */
const FUNDS = '1000000';

/** Opens accounts with money and seats them in an open slot, past the network. */
export async function seatPlayers(gateway: TestGateway, usernames: readonly string[]): Promise<SeatedPlayers> {
  const accounts = accountHelpers(gateway);
  const { code: gameCode, vendor } = await gateway.db.query
    .selectFrom('game').innerJoin('game_vendor', 'game_vendor.code', 'game.vendor_code').select(['game.code', 'game.vendor_code as vendor'])
    .where('type', '=', 'RNG').where('wallet', '=', 'seamless').where('game_vendor.state', '=', 'open').where('game.state', '=', 'open').orderBy('game.code').executeTakeFirstOrThrow();
  await gateway.vendor.setKey(NORTH, vendor, VENDOR_SECRET, VENDOR_KEY_ID);
  const seats: VendorSeat[] = [];
  for (const username of usernames) {
    const playerId = await accounts.open(username, { gift: { reason: 'welcome', amount: FUNDS } });
    const { token } = await gateway.vendor.issueLaunch({ tenant: NORTH, memberId: playerId, gameCode, language: 'EN' });
    const seat = await gateway.vendor.authenticate({ tenant: NORTH, vendor }, { requestId: randomUUID(), ts: gateway.clock.now(), token });
    if (!('sessionToken' in seat)) throw new Error(seat.code);
    seats.push({ playerId, sessionToken: seat.sessionToken, gameCode, currency: 'PHP', stake: STAKE });
  }
  return { vendor, seats };
}

/**
 * Where a vendor's books, of all that it played, and ours differ, a sentence each; nothing where every acknowledged call counts once, nothing else
 * counts, and the ledger adds up. The vendor has ended its rounds.
 * @param funds minor units that each player began with
 */
export async function differencesOf(gateway: TestGateway, { vendor, seats }: SeatedPlayers, played: readonly PersistentVendor[], funds = BigInt(FUNDS) * 100n): Promise<readonly string[]> {
  const found: string[] = [];
  const acknowledged = new Set(played.flatMap((books) => [...books.acknowledged.keys()]));
  const { rows } = await sql<{ txId: string; times: bigint }>`
    select tx_id as "txId", count(*) as times from seamless_tx
    where tenant_id = ${NORTH} and vendor = ${vendor} and code = 'OK' and call <> 'tombstone' group by tx_id`.execute(gateway.db.query);
  const counted = new Map(rows.map(({ txId, times }) => [txId, times]));
  for (const txId of acknowledged) if (counted.get(txId) !== 1n) found.push(`${txId} was acknowledged and counts ${counted.get(txId) ?? 0n} times.`);
  for (const txId of counted.keys()) if (!acknowledged.has(txId)) found.push(`${txId} counts and was never acknowledged.`);
  for (const { playerId, currency } of seats) {
    const balance = await gateway.wallet.balanceOf(NORTH, playerId, currency);
    const due = played.reduce((sum, books) => sum + books.dueTo(playerId), funds);
    if (balance?.posted !== due || balance.available !== due) found.push(`${playerId} has ${balance?.posted}, ${balance?.available} of it free, and should have ${due}.`);
  }
  const open = await gateway.db.query.selectFrom('game_round').select('round_id').where('tenant_id', '=', NORTH).where('closed_at', 'is', null).where('stake', '>', 0n).execute();
  found.push(...open.map(({ round_id: round }) => `Round ${round} is open.`));
  const audit = await gateway.wallet.audit();
  for (const [view, lines] of Object.entries({ ...audit, totals: await gateway.vendor.totalsDrift() })) found.push(...lines.map((line) => `${view}: ${JSON.stringify(line)}`));
  return found;
}
