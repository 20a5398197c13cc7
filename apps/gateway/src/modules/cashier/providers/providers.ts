import type { Secrets } from '../../../platform/crypto/index.ts';
import { createShortCache, type Database, type Queries, type Tx } from '../../../platform/db/index.ts';
import type { ProviderRef } from './adapter.ts';
import type { PaymentKey } from './signature.ts';

/** A payment provider of a merchant. */
export interface Provider {
  readonly code: string;
  /** Name of the adapter that speaks with it. */
  readonly adapter: string;
  /** Scheme and host of its calls. */
  readonly origin: string;
  readonly state: 'open' | 'closed';
}

/** The payment providers of merchants, and their keys. */
export interface Providers {
  /** A provider, as it is now where `query` is given; without it a change by another process shows within two seconds. */
  find(ref: ProviderRef, query?: Queries): Promise<Provider | undefined>;
  /** A provider and its keys that are valid, newest first, as they are now: for calls that move money. */
  fresh(ref: ProviderRef): Promise<{ readonly provider: Provider; readonly keys: readonly PaymentKey[] } | undefined>;
  /** Keys that are valid, newest first: calls are signed with the first, callbacks may be with any. A change by another process shows within two seconds. */
  keys(ref: ProviderRef): Promise<readonly PaymentKey[]>;
  /** All providers of a merchant, by code, each with its keys that are valid, newest first, without their secrets. */
  all(tenant: string, query?: Queries): Promise<readonly (Provider & { readonly keys: readonly { readonly id: string; readonly createdAt: Date }[] })[]>;
  /** Adds a provider or changes it. */
  set(tenant: string, provider: Provider, tx?: Tx): Promise<void>;
  /** Adds a key; one of this id stays as it is. */
  addKey(ref: ProviderRef, key: PaymentKey, tx?: Tx): Promise<void>;
  /** Ends a key; false where there is none of this id that is valid. */
  revokeKey(ref: ProviderRef, keyId: string, tx?: Tx): Promise<boolean>;
  /** Encrypts with the present master secret what was encrypted with another accepted one. */
  sealAnew(): Promise<{ readonly sealed: number; readonly unreadable: number }>;
}

const PURPOSE = 'payment-key';
/** How long a provider and its keys are cached: every call and callback needs them. */
const CACHE_TTL_MS = 2_000;

interface Known {
  readonly provider: Provider;
  readonly keys: readonly PaymentKey[];
}

export function createProviders(db: Database, secrets: Secrets): Providers {
  const cache = createShortCache<Known | undefined>(db.clock, { keptMs: CACHE_TTL_MS, keeps: (known) => known !== undefined });
  /** The names of all there are. Callers name whom they like: without this list each name would be looked up, and kept beside the real ones. */
  const names = createShortCache<ReadonlySet<string>>(db.clock, { keptMs: CACHE_TTL_MS });
  const nameOf = ({ tenant, provider }: ProviderRef): string => `${tenant}/${provider}`;
  const forget = (ref: ProviderRef): void => {
    names.forget();
    cache.forget(nameOf(ref));
  };

  const present = ({ tenant, provider }: ProviderRef, query: Queries): Promise<Provider | undefined> =>
    query.selectFrom('payment_provider').select(['code', 'adapter', 'origin', 'state']).where('tenant_id', '=', tenant).where('code', '=', provider).executeTakeFirst();

  async function read(ref: ProviderRef): Promise<Known | undefined> {
    const { tenant, provider: code } = ref;
    const provider = await present(ref, db.query);
    if (provider === undefined) return undefined;
    const rows = await db.query
      .selectFrom('payment_key')
      .select(['key_id', 'sealed'])
      .where('tenant_id', '=', tenant)
      .where('provider', '=', code)
      .where('revoked_at', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('key_id')
      .execute();
    const keys = rows.flatMap(({ key_id: id, sealed }) => {
      const secret = secrets.openReadable(PURPOSE, sealed);
      return secret === undefined ? [] : [{ id, secret }];
    });
    return { provider, keys };
  }

  async function namesOfAll(): Promise<ReadonlySet<string>> {
    const rows = await db.query.selectFrom('payment_provider').select(['tenant_id as tenant', 'code as provider']).execute();
    return new Set(rows.map(nameOf));
  }

  async function known(ref: ProviderRef): Promise<Known | undefined> {
    const name = nameOf(ref);
    return (await names.get('all', namesOfAll)).has(name) ? cache.get(name, () => read(ref)) : undefined;
  }

  return {
    find: async (ref, query) => (query === undefined ? (await known(ref))?.provider : present(ref, query)),
    fresh: read,
    keys: async (ref) => (await known(ref))?.keys ?? [],
    async all(tenant, query = db.query) {
      const found = await query.selectFrom('payment_provider').select(['code', 'adapter', 'origin', 'state']).where('tenant_id', '=', tenant).orderBy('code').execute();
      const keys = await query.selectFrom('payment_key').select(['provider', 'key_id as id', 'created_at as createdAt']).where('tenant_id', '=', tenant).where('revoked_at', 'is', null).orderBy('created_at', 'desc').execute();
      return found.map((provider) => ({ ...provider, keys: keys.filter(({ provider: of }) => of === provider.code).map(({ id, createdAt }) => ({ id, createdAt })) }));
    },
    async set(tenant, { code, adapter, origin, state }, tx) {
      const row = { adapter, origin, state };
      await (tx ?? db.query)
        .insertInto('payment_provider')
        .values({ tenant_id: tenant, code, ...row })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'code']).doUpdateSet(row))
        .execute();
      forget({ tenant, provider: code });
    },
    async addKey({ tenant, provider }, { id, secret }, tx) {
      await (tx ?? db.query)
        .insertInto('payment_key')
        .values({ tenant_id: tenant, provider, key_id: id, sealed: secrets.seal(PURPOSE, secret), created_at: new Date(db.clock.now()) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      forget({ tenant, provider });
    },
    async revokeKey({ tenant, provider }, keyId, tx) {
      const { numUpdatedRows } = await (tx ?? db.query)
        .updateTable('payment_key')
        .set({ revoked_at: new Date(db.clock.now()) })
        .where('tenant_id', '=', tenant)
        .where('provider', '=', provider)
        .where('key_id', '=', keyId)
        .where('revoked_at', 'is', null)
        .executeTakeFirstOrThrow();
      forget({ tenant, provider });
      return numUpdatedRows === 1n;
    },
    async sealAnew() {
      let [sealed, unreadable] = [0, 0];
      const rows = await db.query.selectFrom('payment_key').select(['tenant_id', 'provider', 'key_id', 'sealed']).execute();
      for (const { tenant_id: tenant, provider, key_id: id, sealed: former } of rows) {
        if (secrets.openReadable(PURPOSE, former) === undefined) {
          unreadable += 1;
          continue;
        }
        const anew = secrets.sealAnew(PURPOSE, former);
        if (anew === undefined) continue;
        await db.query.updateTable('payment_key').set({ sealed: anew }).where('tenant_id', '=', tenant).where('provider', '=', provider).where('key_id', '=', id).execute();
        sealed += 1;
      }
      return { sealed, unreadable };
    },
  };
}
