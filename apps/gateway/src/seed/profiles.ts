import { sql } from 'kysely';
import type { Tx } from '../platform/db/index.ts';
import type { Tenant } from '../platform/http/index.ts';

/** What each demo brand asks its members for, beyond the platform's rules. */
const asked: Readonly<Record<string, readonly object[]>> = {
  aurora: [{ field: 'payeeName', required: true }, { field: 'fullName', enabled: true }, { field: 'zalo', enabled: true }],
  lagoon: [
    { field: 'payeeName', required: true },
    { field: 'nationality', enabled: true },
    { field: 'address', enabled: true },
    { field: 'occupation', enabled: true },
    { field: 'incomeSource', enabled: true },
  ],
};

/** The profile of the demo accounts that can log in; the player's is not complete yet. */
const known: Readonly<Record<string, object>> = {
  demo_member: { payeeName: 'Demo Member', telegram: 'demo_member' },
  demo_agent: { payeeName: 'Demo Agent', birthday: '1988-04-17' },
};

/** Gives a demo brand its rules of profiles, where the merchant set none, and the demo accounts what they told. */
export async function writeProfiles(tx: Tx, tenant: Tenant, now: Date): Promise<void> {
  const rules = asked[tenant.brand];
  if (rules !== undefined) {
    await tx
      .insertInto('tenant_setting')
      .values({ tenant_id: tenant.id, name: 'profileFields', value: JSON.stringify(rules), updated_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  for (const [username, values] of Object.entries(known)) {
    await tx
      .updateTable('member')
      .set({ profile: sql`profile || ${JSON.stringify(values)}::jsonb` })
      .where('tenant_id', '=', tenant.id)
      .where('username_key', '=', username)
      .execute();
  }
}
