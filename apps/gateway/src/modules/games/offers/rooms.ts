import { sql } from 'kysely';
import type { Database } from '../../../platform/db/index.ts';
import { allOf, OFFER_COLUMNS, OFFERS, type OfferedGame } from './offers.ts';

/** A table of an offered game. Stakes are in minor units of the tenant's currency. */
export interface OfferedRoom {
  readonly room: string;
  readonly number: number;
  readonly tier: 'standard' | 'high' | 'vip';
  readonly roomState: 'open' | 'maintenance';
  readonly roomMin: bigint;
  readonly roomMax: bigint;
  readonly game: OfferedGame;
}

/** Which tables. */
export interface RoomFilter {
  readonly room?: string | undefined;
  readonly vendor?: string | undefined;
  readonly type?: string | undefined;
  readonly game?: string | undefined;
}

/** Tables of the games that a tenant offers, in the order of their games. */
export type Rooms = (tenantId: string, filter: RoomFilter) => Promise<OfferedRoom[]>;

type Row = OfferedGame & Omit<OfferedRoom, 'game'>;

/** {@link Rooms} in the database. */
export function createRooms(db: Database): Rooms {
  return async (tenantId, { room, vendor, type, game }) => {
    const conditions = [sql`offer.tenant_id = ${tenantId}`, sql`offer.enabled`];
    if (room !== undefined) conditions.push(sql`room.code = ${room}`);
    if (vendor !== undefined) conditions.push(sql`offer.vendor_code = ${vendor}`);
    if (type !== undefined) conditions.push(sql`offer.type = ${type}`);
    if (game !== undefined) conditions.push(sql`offer.game_code = ${game}`);
    // A tenant may have narrowed the game's stakes: a table goes no further than its game.
    const { rows } = await sql<Row>`
      select ${OFFER_COLUMNS}, room.code as room, room.number, room.tier, room.state as "roomState",
             least(greatest(room.min_stake * offer.min_stake / game.min_stake, offer.min_stake), offer.max_stake) as "roomMin",
             greatest(least(room.max_stake * offer.min_stake / game.min_stake, offer.max_stake), offer.min_stake) as "roomMax"
      from ${OFFERS} join game_room room on room.game_code = game.code
      where ${allOf(conditions)} order by offer.position, room.number limit 500`.execute(db.query);
    return rows.map((row) => ({ room: row.room, number: row.number, tier: row.tier, roomState: row.roomState, roomMin: row.roomMin, roomMax: row.roomMax, game: row }));
  };
}
