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
  /** The vendor's server that the table runs on; null where the vendor names none. */
  readonly node: string | null;
  /** Members who opened the table within the last half hour, and no other since. */
  readonly players: number;
  readonly game: OfferedGame;
}

/** Which tables. */
export interface RoomFilter {
  readonly room?: string | undefined;
  readonly vendor?: string | undefined;
  readonly type?: string | undefined;
  readonly game?: string | undefined;
}

/** Tables of the games that a tenant offers. */
export interface Rooms {
  /** In the order of their games, at most 500. */
  list(tenantId: string, filter: RoomFilter): Promise<OfferedRoom[]>;
  /** Records that a member opened a table: from then on the member counts there, and at no other. */
  entered(tenantId: string, memberId: string, room: string): Promise<void>;
}

/** How long a member counts as being at an opened table. */
const PRESENCE_MS = 30 * 60_000;

type Row = OfferedGame & Omit<OfferedRoom, 'game'>;

export function createRooms(db: Database): Rooms {
  return {
    async list(tenantId, { room, vendor, type, game }) {
      const conditions = [sql`offer.tenant_id = ${tenantId}`, sql`offer.enabled`];
      if (room !== undefined) conditions.push(sql`room.code = ${room}`);
      if (vendor !== undefined) conditions.push(sql`offer.vendor_code = ${vendor}`);
      if (type !== undefined) conditions.push(sql`offer.type = ${type}`);
      if (game !== undefined) conditions.push(sql`offer.game_code = ${game}`);
      // A tenant may have narrowed the game's stakes: a table never exceeds its game's limits.
      const { rows } = await sql<Row>`
        select ${OFFER_COLUMNS}, room.code as room, room.number, room.tier, room.state as "roomState", room.node,
               least(greatest(room.min_stake * offer.min_stake / game.min_stake, offer.min_stake), offer.max_stake) as "roomMin",
               greatest(least(room.max_stake * offer.min_stake / game.min_stake, offer.max_stake), offer.min_stake) as "roomMax",
               (select count(*)::int from game_room_entry entry
                where entry.tenant_id = ${tenantId} and entry.room_code = room.code and entry.at > ${new Date(db.clock.now() - PRESENCE_MS)}) as players
        from ${OFFERS} join game_room room on room.game_code = game.code
        where ${allOf(conditions)} order by offer.position, room.number limit 500`.execute(db.query);
      return rows.map((row) => ({
        room: row.room, number: row.number, tier: row.tier, roomState: row.roomState, roomMin: row.roomMin, roomMax: row.roomMax, node: row.node, players: row.players, game: row,
      }));
    },
    async entered(tenantId, memberId, room) {
      await sql`
        insert into game_room_entry (tenant_id, member_id, room_code, at) values (${tenantId}, ${memberId}, ${room}, ${new Date(db.clock.now())})
        on conflict (tenant_id, member_id) do update set room_code = excluded.room_code, at = excluded.at`.execute(db.query);
    },
  };
}
