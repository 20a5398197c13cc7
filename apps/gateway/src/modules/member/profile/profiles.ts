import { profileFields, type ProfileField, type ProfileValues } from '@livery/contracts';
import { sql } from 'kysely';
import type { Database, Queries, Tx } from '../../../platform/db/index.ts';

/** Known values by field; a field that is missing is unknown. */
export type KnownProfile = Partial<Record<ProfileField, string>>;

/** What accounts say of their holders. */
export interface Profiles {
  of(tenantId: string, memberId: string, query?: Queries): Promise<KnownProfile>;
  /** The same, kept from changing until the transaction ends. */
  lock(tx: Tx, tenantId: string, memberId: string): Promise<KnownProfile>;
  /** Puts values in the place of the known ones; an empty one is taken out. */
  save(tx: Tx, tenantId: string, memberId: string, values: ProfileValues): Promise<void>;
}

function valuesOf(stored: unknown): KnownProfile {
  const known = typeof stored === 'object' && stored !== null ? new Map<string, unknown>(Object.entries(stored)) : new Map<string, unknown>();
  return Object.fromEntries(
    profileFields.flatMap((field): [string, string][] => {
      const value = known.get(field);
      return typeof value === 'string' && value !== '' ? [[field, value]] : [];
    }),
  );
}

export function createProfiles(db: Database): Profiles {
  const stored = (query: Queries, tenantId: string, memberId: string) => query.selectFrom('member').select('profile').where('tenant_id', '=', tenantId).where('id', '=', memberId);
  return {
    of: async (tenantId, memberId, query = db.query) => valuesOf((await stored(query, tenantId, memberId).executeTakeFirst())?.profile),
    lock: async (tx, tenantId, memberId) => valuesOf((await stored(tx, tenantId, memberId).forUpdate().executeTakeFirst())?.profile),
    async save(tx, tenantId, memberId, values) {
      const entries = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
      const given = JSON.stringify(Object.fromEntries(entries.filter(([, value]) => value !== '')));
      const emptied = entries.filter(([, value]) => value === '').map(([field]) => field);
      // What the registration asked for beyond these fields stays.
      await tx
        .updateTable('member')
        .set({ profile: sql`(profile - array(select jsonb_array_elements_text(${JSON.stringify(emptied)}::jsonb))) || ${given}::jsonb` })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', memberId)
        .execute();
    },
  };
}
