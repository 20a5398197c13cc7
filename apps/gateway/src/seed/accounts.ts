import { sql } from 'kysely';
import { createAddresses } from '../modules/auth/index.ts';
import type { Database, Tx } from '../platform/db/index.ts';
import type { Tenant } from '../platform/http/index.ts';
import { people } from './people.ts';

/** Ranges that a machine speaks to itself from: demo logins there need no second factor. */
const LOOPBACK = ['127.0.0.1', '::1'] as const;

/**
 * Gives the demo accounts that can log in their number, address of e-mail, affiliate code and known addresses, and the
 * registration form the field for an invitation, where the merchant set none of its own.
 */
export async function writeAccounts(db: Database, tenant: Tenant, tx: Tx): Promise<void> {
  const now = new Date(db.clock.now());
  const addresses = createAddresses(db);
  for (const { username, mobile = null, email = null, affiliateCode = null } of people.filter(({ loggable }) => loggable === true)) {
    const { rows } = await sql<{ id: string }>`
      update member set mobile = ${mobile}, mobile_verified_at = case when ${mobile}::text is null then null else ${now}::timestamptz end,
        email = lower(${email}), affiliate_code = ${affiliateCode}
      where tenant_id = ${tenant.id} and username_key = lower(${username}) returning id`.execute(tx);
    const id = rows[0]?.id;
    if (id === undefined) continue;
    for (const ip of LOOPBACK) await addresses.register(tx, tenant.id, id, ip);
  }
  await sql`insert into tenant_setting (tenant_id, name, value, updated_at)
    values (${tenant.id}, 'registerFields', ${JSON.stringify([{ field: 'affiliateCode', enabled: true }])}::jsonb, ${now})
    on conflict do nothing`.execute(tx);
}
