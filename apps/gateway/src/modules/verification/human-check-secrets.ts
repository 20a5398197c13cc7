import type { Secrets } from '../../platform/crypto/index.ts';
import type { Database, Queries } from '../../platform/db/index.ts';

/** Merchants' own secrets at their outside human checks. They are sealed: nothing answers or logs them. */
export interface HumanCheckSecrets {
  /** Undefined where the merchant has none, so that the platform's is used. @throws where no accepted secret opens it */
  get(tenantId: string, query?: Queries): Promise<string | undefined>;
  set(tenantId: string, secret: string, query?: Queries): Promise<void>;
  /** The platform's is used from now on. Returns whether there was one. */
  remove(tenantId: string, query?: Queries): Promise<boolean>;
  /** Whether the merchant has one, which may be unreadable. */
  has(tenantId: string, query?: Queries): Promise<boolean>;
  /** Encrypts with the present master secret what was encrypted with another accepted one. */
  sealAnew(): Promise<{ readonly sealed: number; readonly unreadable: number }>;
}

const PURPOSE = 'human-check';

/** {@link HumanCheckSecrets} in the database. */
export function createHumanCheckSecrets(db: Database, secrets: Secrets): HumanCheckSecrets {
  const sealedOf = async (tenantId: string, query: Queries) =>
    (await query.selectFrom('human_check_secret').select('sealed').where('tenant_id', '=', tenantId).executeTakeFirst())?.sealed;
  return {
    async get(tenantId, query = db.query) {
      const sealed = await sealedOf(tenantId, query);
      return sealed === undefined ? undefined : secrets.open(PURPOSE, sealed);
    },
    async set(tenantId, secret, query = db.query) {
      const row = { sealed: secrets.seal(PURPOSE, secret), updated_at: new Date(db.clock.now()) };
      await query.insertInto('human_check_secret').values({ tenant_id: tenantId, ...row }).onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(row)).execute();
    },
    async remove(tenantId, query = db.query) {
      const { numDeletedRows } = await query.deleteFrom('human_check_secret').where('tenant_id', '=', tenantId).executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
    has: async (tenantId, query = db.query) => (await sealedOf(tenantId, query)) !== undefined,
    async sealAnew() {
      let [sealed, unreadable] = [0, 0];
      for (const row of await db.query.selectFrom('human_check_secret').select(['tenant_id', 'sealed']).execute()) {
        if (secrets.openReadable(PURPOSE, row.sealed) === undefined) {
          unreadable += 1;
          continue;
        }
        const anew = secrets.sealAnew(PURPOSE, row.sealed);
        if (anew === undefined) continue;
        await db.query.updateTable('human_check_secret').set({ sealed: anew }).where('tenant_id', '=', row.tenant_id).where('sealed', '=', row.sealed).execute();
        sealed += 1;
      }
      return { sealed, unreadable };
    },
  };
}
