import { sql } from 'kysely';
import type { Database } from '../../../platform/db/index.ts';
import { offeredGames, type OfferedGame } from './offers.ts';

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

export function createRooms(db: Database): Rooms {
  return {
    async list(tenantId, { room, vendor, type, game }) {
      let tables = offeredGames(db.query).innerJoin('game_room as room', 'room.game_code', 'game.code').where('offer.tenant_id', '=', tenantId);
      if (room !== undefined) tables = tables.where('room.code', '=', room);
      if (vendor !== undefined) tables = tables.where('offer.vendor_code', '=', vendor);
      if (type !== undefined) tables = tables.where('offer.type', '=', type);
      if (game !== undefined) tables = tables.where('offer.game_code', '=', game);
      const rows = await tables
        .select(['room.code as room', 'room.number', 'room.tier', 'room.state as roomState', 'room.node'])
        .select((eb) => [
          // A tenant may have narrowed the game's stakes: a table never exceeds its game's limits.
          sql<bigint>`least(greatest(room.min_stake * offer.min_stake / game.min_stake, offer.min_stake), offer.max_stake)`.as('roomMin'),
          sql<bigint>`greatest(least(room.max_stake * offer.min_stake / game.min_stake, offer.max_stake), offer.min_stake)`.as('roomMax'),
          eb
            .selectFrom('game_room_entry as entry')
            .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('players'))
            .where('entry.tenant_id', '=', tenantId)
            .whereRef('entry.room_code', '=', 'room.code')
            .where('entry.at', '>', new Date(db.clock.now() - PRESENCE_MS))
            .as('players'),
        ])
        .orderBy('offer.position')
        .orderBy('room.number')
        .limit(500)
        .execute();
      return rows.map((row) => ({
        room: row.room, number: row.number, tier: row.tier, roomState: row.roomState, roomMin: row.roomMin, roomMax: row.roomMax, node: row.node, players: row.players ?? 0, game: row,
      }));
    },
    async entered(tenantId, memberId, room) {
      const at = new Date(db.clock.now());
      await db.query
        .insertInto('game_room_entry')
        .values({ tenant_id: tenantId, member_id: memberId, room_code: room, at })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'member_id']).doUpdateSet({ room_code: room, at }))
        .execute();
    },
  };
}
