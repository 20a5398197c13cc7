import { sql } from 'kysely';
import type { Database, Queries, Tx } from '../../../platform/db/index.ts';

/** A range of an account's address book. */
export interface KnownAddress {
  readonly id: string;
  /** In CIDR notation. */
  readonly prefix: string;
  readonly registeredAt: Date;
  readonly lastUsedAt: Date;
  /** Whether it contains the address that was passed. */
  readonly current: boolean;
}

/** The address books of accounts: ranges of /24 (IPv4) or /48 (IPv6) that an account is used from. */
export interface Addresses {
  /** Adds the range of an address, or updates when it was last used, in the caller's transaction. */
  register(tx: Tx, tenantId: string, memberId: string, ip: string): Promise<void>;
  /** Whether the range of an address is in the account's book. */
  knows(tenantId: string, memberId: string, ip: string, query?: Queries): Promise<boolean>;
  /** The range of an address in CIDR notation where the account's book has it. */
  knownRange(tenantId: string, memberId: string, ip: string): Promise<string | undefined>;
  /** The account's book, most recently used first; `ip` marks the current range. */
  list(tenantId: string, memberId: string, ip: string): Promise<KnownAddress[]>;
  /** Removes a range; false where the account has none of that id. */
  forget(tenantId: string, memberId: string, id: string): Promise<boolean>;
  /** Removes every range but that of an address. */
  keepOnly(tx: Tx, tenantId: string, memberId: string, ip: string): Promise<void>;
  /** Notes that the account is logged in from a browser, named as `deviceName` does; nothing where its name is empty. */
  usedFrom(tx: Tx, tenantId: string, memberId: string, device: string): Promise<void>;
  /**
   * Since when the account is logged in from a browser of this name, where another one was known before it; undefined where it never was. Null where
   * there is no other: then nothing tells whether it is the holder's.
   */
  browserSince(tenantId: string, memberId: string, device: string): Promise<Date | null | undefined>;
  /** Removes every range and browser. */
  forgetAll(tx: Tx, tenantId: string, memberId: string): Promise<void>;
}

/** An account keeps its most recently used ranges; beyond them a second factor is required again. */
const MAX_ADDRESSES = 50;

/** The range of an address, as an expression. */
export const prefixOf = (ip: string) => sql<string>`network(set_masklen(${ip}::inet, case family(${ip}::inet) when 4 then 24 else 48 end))::cidr`;

export function createAddresses(db: Database): Addresses {
  const now = (): Date => new Date(db.clock.now());

  async function find(query: Queries, tenantId: string, memberId: string, ip: string): Promise<string | undefined> {
    const known = await query
      .selectFrom('member_address')
      .select(sql<string>`prefix::text`.as('range'))
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .where('prefix', '=', prefixOf(ip))
      .executeTakeFirst();
    return known?.range;
  }

  return {
    async register(tx, tenantId, memberId, ip) {
      const at = now();
      const written = await tx
        .insertInto('member_address')
        .values({ tenant_id: tenantId, id: db.newId(), member_id: memberId, prefix: prefixOf(ip), registered_at: at, last_used_at: at })
        .onConflict((conflict) => conflict.constraint('member_address_prefix').doUpdateSet({ last_used_at: at }))
        .returning('registered_at')
        .executeTakeFirstOrThrow();
      if (written.registered_at.getTime() !== at.getTime()) return;
      await tx
        .deleteFrom('member_address')
        .where('tenant_id', '=', tenantId)
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('member_address')
            .select('id')
            .where('tenant_id', '=', tenantId)
            .where('member_id', '=', memberId)
            .orderBy('last_used_at', 'desc')
            .orderBy('id', 'desc')
            .offset(MAX_ADDRESSES),
        )
        .execute();
    },
    knows: async (tenantId, memberId, ip, query = db.query) => (await find(query, tenantId, memberId, ip)) !== undefined,
    knownRange: (tenantId, memberId, ip) => find(db.query, tenantId, memberId, ip),
    list: (tenantId, memberId, ip) =>
      db.query
        .selectFrom('member_address')
        .select(['id', 'registered_at as registeredAt', 'last_used_at as lastUsedAt'])
        .select([sql<string>`prefix::text`.as('prefix'), sql<boolean>`prefix = ${prefixOf(ip)}`.as('current')])
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .orderBy('last_used_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),
    async forget(tenantId, memberId, id) {
      const { numDeletedRows } = await db.query
        .deleteFrom('member_address')
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
    async keepOnly(tx, tenantId, memberId, ip) {
      await tx
        .deleteFrom('member_address')
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where('prefix', '<>', prefixOf(ip))
        .execute();
    },
    async usedFrom(tx, tenantId, memberId, device) {
      if (device === '') return;
      const at = now();
      await tx
        .insertInto('member_browser')
        .values({ tenant_id: tenantId, member_id: memberId, device, first_used_at: at, last_used_at: at })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'member_id', 'device']).doUpdateSet({ last_used_at: at }))
        .execute();
    },
    async browserSince(tenantId, memberId, device) {
      const known = await db.query.selectFrom('member_browser').select(['device', 'first_used_at as since']).where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
      const since = known.find((browser) => browser.device === device)?.since;
      const hadOther = known.some((browser) => browser.device !== device && (since === undefined || browser.since < since));
      return hadOther ? since : null;
    },
    async forgetAll(tx, tenantId, memberId) {
      await tx.deleteFrom('member_browser').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
      await tx.deleteFrom('member_address').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
    },
  };
}
