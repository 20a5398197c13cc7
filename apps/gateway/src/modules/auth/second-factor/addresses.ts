import { sql } from 'kysely';
import type { Database, Queries, Tx } from '../../../platform/db/index.ts';

/** A range of an account's address book. */
export interface KnownAddress {
  readonly id: string;
  /** In CIDR notation. */
  readonly prefix: string;
  readonly registeredAt: Date;
  readonly lastUsedAt: Date;
  /** Whether the address asked about lies in it. */
  readonly current: boolean;
}

/** The address books of accounts: ranges of /24 (IPv4) or /48 (IPv6) that an account is used from. */
export interface Addresses {
  /** Enters the range of an address, or notes that it was used again, in the transaction of its cause. */
  register(tx: Tx, tenantId: string, memberId: string, ip: string): Promise<void>;
  /** Whether the range of an address is in the account's book. */
  knows(tenantId: string, memberId: string, ip: string, query?: Queries): Promise<boolean>;
  /** The account's book, the range used last first; `ip` tells which is the current one. */
  list(tenantId: string, memberId: string, ip: string): Promise<KnownAddress[]>;
  /** Strikes a range out; false where the account has none of that id. */
  forget(tenantId: string, memberId: string, id: string): Promise<boolean>;
  /** Strikes out every range but that of an address. */
  keepOnly(tx: Tx, tenantId: string, memberId: string, ip: string): Promise<void>;
}

/** An account keeps the ranges used last; whoever travels more is asked again. */
const MOST = 50;

/** The range of an address, as an expression. */
export const prefixOf = (ip: string) => sql<string>`network(set_masklen(${ip}::inet, case family(${ip}::inet) when 4 then 24 else 48 end))::cidr`;

/** {@link Addresses} in the database. */
export function createAddresses(db: Database): Addresses {
  const now = (): Date => new Date(db.clock.now());
  return {
    async register(tx, tenantId, memberId, ip) {
      const { rows } = await sql<{ fresh: boolean }>`
        insert into member_address (tenant_id, id, member_id, prefix, registered_at, last_used_at)
        values (${tenantId}, ${db.newId()}, ${memberId}, ${prefixOf(ip)}, ${now()}, ${now()})
        on conflict on constraint member_address_prefix do update set last_used_at = excluded.last_used_at
        returning registered_at = ${now()} as fresh`.execute(tx);
      if (rows[0]?.fresh !== true) return;
      await sql`
        delete from member_address where tenant_id = ${tenantId} and id in (
          select id from member_address where tenant_id = ${tenantId} and member_id = ${memberId}
          order by last_used_at desc, id desc offset ${MOST})`.execute(tx);
    },
    async knows(tenantId, memberId, ip, query = db.query) {
      const { rows } = await sql`
        select 1 from member_address
        where tenant_id = ${tenantId} and member_id = ${memberId} and prefix = ${prefixOf(ip)}`.execute(query);
      return rows.length > 0;
    },
    async list(tenantId, memberId, ip) {
      const { rows } = await sql<KnownAddress>`
        select id, prefix::text, registered_at as "registeredAt", last_used_at as "lastUsedAt", prefix = ${prefixOf(ip)} as current
        from member_address where tenant_id = ${tenantId} and member_id = ${memberId}
        order by last_used_at desc, id desc`.execute(db.query);
      return rows;
    },
    async forget(tenantId, memberId, id) {
      const { rows } = await sql`
        delete from member_address where tenant_id = ${tenantId} and member_id = ${memberId} and id = ${id} returning 1`.execute(db.query);
      return rows.length > 0;
    },
    async keepOnly(tx, tenantId, memberId, ip) {
      await sql`
        delete from member_address
        where tenant_id = ${tenantId} and member_id = ${memberId} and prefix <> ${prefixOf(ip)}`.execute(tx);
    },
  };
}
