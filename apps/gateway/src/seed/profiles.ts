import { sql } from 'kysely';
import type { Tx } from '../platform/db/index.ts';
import type { Tenant } from '../platform/http/index.ts';
import { nameIn, people } from './people.ts';

/** What two of the demo brands ask their members for, beyond the platform's rules. */
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

/** What any other brand of a demo asks for. */
const usual: readonly object[] = [{ field: 'payeeName', required: true }, { field: 'fullName', enabled: true }, { field: 'nationality', enabled: true }];

/** What the demo accounts that can log in told beside their names; the player's profile is not complete yet. */
const known: Readonly<Record<string, object>> = { demo_member: { telegram: 'demo_member' }, demo_agent: { birthday: '1988-04-17' } };

/** Gives a demo brand its rules of profiles, where the merchant set none, and the demo accounts what they told. */
export async function writeProfiles(tx: Tx, tenant: Tenant, now: Date): Promise<void> {
  await tx
    .insertInto('tenant_setting')
    .values({ tenant_id: tenant.id, name: 'profileFields', value: JSON.stringify(asked[tenant.brand] ?? usual), updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const person of people.filter(({ loggable }) => loggable === true)) {
    const values = { payeeName: nameIn(person, tenant.defaultLanguage), ...known[person.username] };
    await tx
      .updateTable('member')
      .set({ profile: sql`profile || ${JSON.stringify(values)}::jsonb` })
      .where('tenant_id', '=', tenant.id)
      .where('username_key', '=', person.username)
      .execute();
  }
}
