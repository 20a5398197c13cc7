import type { Secrets } from '../../../platform/crypto/index.ts';
import type { Database, Queries } from '../../../platform/db/index.ts';
import type { Channel } from '../message.ts';
import { providerSchemas, type ProviderSettings } from './settings.ts';

/** Merchants' own providers. Their settings are sealed as a whole: nothing answers or logs them. */
export interface ProviderStore {
  /** Undefined where the merchant has none, so that the platform's is used. */
  get<Each extends Channel>(tenantId: string, channel: Each, query?: Queries): Promise<ProviderSettings[Each] | undefined>;
  set<Each extends Channel>(tenantId: string, channel: Each, settings: ProviderSettings[Each], query?: Queries): Promise<void>;
  /** The platform's is used from now on. Returns whether there was one. */
  remove(tenantId: string, channel: Channel, query?: Queries): Promise<boolean>;
  /** See `Messaging.sealAnew`. */
  sealAnew(): Promise<{ readonly sealed: number; readonly unreadable: number }>;
}

const PURPOSE = 'message-provider';

/** {@link ProviderStore} in the database. */
export function createProviderStore(db: Database, secrets: Secrets): ProviderStore {
  return {
    async get(tenantId, channel, query = db.query) {
      const row = await query.selectFrom('message_provider').select('sealed').where('tenant_id', '=', tenantId).where('channel', '=', channel).executeTakeFirst();
      if (row === undefined) return undefined;
      return providerSchemas[channel].parse(JSON.parse(secrets.open(PURPOSE, row.sealed))) as ProviderSettings[typeof channel];
    },
    async set(tenantId, channel, settings, query = db.query) {
      const row = { sealed: secrets.seal(PURPOSE, JSON.stringify(providerSchemas[channel].parse(settings))), updated_at: new Date(db.clock.now()) };
      await query
        .insertInto('message_provider')
        .values({ tenant_id: tenantId, channel, ...row })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'channel']).doUpdateSet(row))
        .execute();
    },
    async remove(tenantId, channel, query = db.query) {
      const { numDeletedRows } = await query.deleteFrom('message_provider').where('tenant_id', '=', tenantId).where('channel', '=', channel).executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
    async sealAnew() {
      let [sealed, unreadable] = [0, 0];
      for (const row of await db.query.selectFrom('message_provider').select(['tenant_id', 'channel', 'sealed']).execute()) {
        if (secrets.openReadable(PURPOSE, row.sealed) === undefined) {
          unreadable += 1;
          continue;
        }
        const anew = secrets.sealAnew(PURPOSE, row.sealed);
        if (anew === undefined) continue;
        await db.query
          .updateTable('message_provider')
          .set({ sealed: anew })
          .where('tenant_id', '=', row.tenant_id)
          .where('channel', '=', row.channel)
          .where('sealed', '=', row.sealed)
          .execute();
        sealed += 1;
      }
      return { sealed, unreadable };
    },
  };
}
