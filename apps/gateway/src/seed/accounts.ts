import { sql } from 'kysely';
import { createAddresses } from '../modules/auth/index.ts';
import type { Database, Tx } from '../platform/db/index.ts';
import type { Tenant } from '../platform/http/index.ts';
import { writeAgentSettings } from './agent-settings.ts';
import { writePayoutSettings } from './payout-settings.ts';
import { writeReferralSetting } from './referral-settings.ts';
import { people } from './people.ts';
import { writeProfiles } from './profiles.ts';

/** Loopback ranges: demo logins there need no second factor. */
const LOOPBACK = ['127.0.0.1', '::1'] as const;

/**
 * Gives the demo accounts that can log in their number, e-mail address, affiliate code and known addresses, and the
 * registration form the invitation field, and agents contracts, where the merchant set no rules of its own.
 */
export async function writeAccounts(db: Database, tenant: Tenant, tx: Tx): Promise<void> {
  const now = new Date(db.clock.now());
  const addresses = createAddresses(db);
  for (const { username, mobile = null, email = null, affiliateCode = null } of people.filter(({ loggable }) => loggable === true)) {
    const known = await tx
      .updateTable('member')
      .set({ mobile, mobile_verified_at: mobile === null ? null : now, email: sql<string | null>`lower(${email})`, affiliate_code: affiliateCode })
      .where('tenant_id', '=', tenant.id)
      .where('username_key', '=', sql<string>`lower(${username})`)
      .returning('id')
      .executeTakeFirst();
    if (known === undefined) continue;
    for (const ip of LOOPBACK) await addresses.register(tx, tenant.id, known.id, ip);
  }
  await writeProfiles(tx, tenant, now);
  await writePayoutSettings(tx, tenant, now);
  await writeReferralSetting(tx, tenant, now);
  await writeAgentSettings(tx, tenant, now);
  const value = JSON.stringify([{ field: 'affiliateCode', enabled: true }]);
  await tx
    .insertInto('tenant_setting')
    .values({ tenant_id: tenant.id, name: 'registerFields', value, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
