import { sql } from 'kysely';
import { createShortCache, type Database, type Queries, type Tx } from '../../platform/db/index.ts';
import { settingSchemas, type Setting, type SettingName } from './setting-schemas.ts';

/** A changed setting. */
export interface SettingChange<Name extends SettingName> {
  /** Undefined where the default was in force. */
  readonly before: Setting<Name> | undefined;
  /** Undefined where the default is in force now. */
  readonly after: Setting<Name> | undefined;
  /** To be called after the commit: until then, gateways and pages would read what was before. */
  readonly committed: () => void;
}

/** A merchant's settings. */
export interface Settings {
  get<Name extends SettingName>(tenantId: string, name: Name): Promise<Setting<Name>>;
  /** What the merchant set itself, read anew. A setting that is missing has its default. */
  stored(tenantId: string, query?: Queries): Promise<ReadonlyMap<string, unknown>>;
  set<Name extends SettingName>(tenantId: string, name: Name, value: Setting<Name>): Promise<void>;
  /**
   * Changes a setting in `tx`, and keeps others from changing it until its end. `change` is given what is in force, and answers
   * the new value, or undefined for the default.
   */
  changeIn<Name extends SettingName>(tx: Tx, tenantId: string, name: Name, change: (present: Setting<Name>) => Setting<Name> | undefined): Promise<SettingChange<Name>>;
  /** Drops the cached settings of a merchant, when another gateway is known to have changed them. */
  forget(tenantId: string): void;
}

/** A change made at another gateway takes effect here after this time at the latest. */
const CACHE_TTL_MS = 2_000;

/** {@link Settings} in the database, read at most every two seconds. */
export function createSettings(db: Database): Settings {
  const cache = createShortCache<ReadonlyMap<string, unknown>>(db.clock, { keptMs: CACHE_TTL_MS });

  async function read(tenantId: string, query: Queries = db.query): Promise<ReadonlyMap<string, unknown>> {
    const rows = await query.selectFrom('tenant_setting').select(['name', 'value']).where('tenant_id', '=', tenantId).execute();
    return new Map(rows.map(({ name, value }) => [name, value]));
  }

  const cached = (tenantId: string) => cache.get(tenantId, () => read(tenantId));

  const rowOf = (name: SettingName, value: unknown) => ({ value: JSON.stringify(settingSchemas[name].parse(value)), updated_at: new Date(db.clock.now()) });

  return {
    async get(tenantId, name) {
      const value = (await cached(tenantId)).get(name);
      return settingSchemas[name].parse(value) as Setting<typeof name>;
    },
    stored: read,
    async set(tenantId, name, value) {
      const row = rowOf(name, value);
      await db.query
        .insertInto('tenant_setting')
        .values({ tenant_id: tenantId, name, ...row })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'name']).doUpdateSet(row))
        .execute();
      cache.forget(tenantId);
    },
    async changeIn(tx, tenantId, name, change) {
      type Value = Setting<typeof name>;
      // Locks the row, and where there is none makes one, so that there is something to lock.
      const row = await tx
        .insertInto('tenant_setting')
        .values({ tenant_id: tenantId, name, ...rowOf(name, undefined) })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'name']).doUpdateSet((eb) => ({ value: eb.ref('tenant_setting.value') })))
        .returning(['value', sql<boolean>`xmax = 0`.as('isNew')])
        .executeTakeFirstOrThrow();
      const present = settingSchemas[name].parse(row.value) as Value;
      const after = change(present);
      if (after === undefined) await tx.deleteFrom('tenant_setting').where('tenant_id', '=', tenantId).where('name', '=', name).execute();
      else await tx.updateTable('tenant_setting').set(rowOf(name, after)).where('tenant_id', '=', tenantId).where('name', '=', name).execute();
      return { before: row.isNew ? undefined : present, after, committed: () => cache.forget(tenantId) };
    },
    forget: (tenantId) => cache.forget(tenantId),
  };
}
