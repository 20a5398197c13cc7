import type { Secrets } from '../../../platform/crypto/index.ts';
import { createShortCache, type Database } from '../../../platform/db/index.ts';
import type { SeamlessLog } from '../ports.ts';
import type { SigningKey, VendorTrust } from '../signature.ts';
import { KEY_PURPOSE } from './key-rows.ts';

/** Keys of vendors and the signatures that are taken from them, by brand × vendor. */
export interface VendorKeys {
  /**
   * What calls of a vendor are held against now; no keys for a vendor this tenant does not have.
   *
   * @param keyId the key that the call names: where it is not known, it may have been made a moment ago by another process
   */
  trustOf(tenant: string, vendor: string, keyId?: string): Promise<VendorTrust>;
  /** Drops what is cached of a tenant, after a change in this process. */
  forget(tenant: string): void;
}

export interface VendorKeysDeps {
  readonly db: Database;
  readonly secrets: Secrets;
  readonly log: Pick<SeamlessLog, 'error'>;
  /** Whether there is such a tenant, from memory. */
  readonly hasTenant: (tenant: string) => boolean;
}

/** How long the keys of a tenant are cached: a change made by another process takes effect after this time. */
const CACHE_TTL_MS = 2_000;
/** How old they may be where a call names a key that is not among them. Anybody can name one, so that this bounds how often they are read. */
const UNKNOWN_KEY_TTL_MS = 50;
/** How often such calls have keys read in a second, whatever tenants they name. Beyond it new keys of other processes wait for {@link CACHE_TTL_MS}. */
const UNKNOWN_KEY_READS_A_SECOND = 20;

interface KnownKey extends SigningKey {
  readonly validFrom: number;
  /** Infinity until another key takes its place. */
  readonly expiresAt: number;
}

interface Known {
  readonly keys: KnownKey[];
  /** Until when version 1 is taken; 0 where it is not. */
  version1Until: number;
}

type KnownByVendor = ReadonlyMap<string, Known>;

/** Nothing is known of such a vendor. */
const NOBODY: VendorTrust = { keys: [], version1: false };

/**
 * {@link VendorKeys} in the database. Those of a tenant are read together and seldom: whose calls are not signed may name any
 * vendor without a look-up. Validity is decided at each call, not when the keys were read.
 */
export function createVendorKeys({ db, secrets, log, hasTenant }: VendorKeysDeps): VendorKeys {
  const cache = createShortCache<KnownByVendor>(db.clock, { keptMs: CACHE_TTL_MS });
  let readsForUnknown = { second: 0, count: 0 };

  /** The keys of a tenant for a call that names one that is not among them. */
  function readForUnknown(tenant: string): Promise<KnownByVendor> {
    const second = Math.floor(db.clock.now() / 1000);
    if (readsForUnknown.second !== second) readsForUnknown = { second, count: 0 };
    const withinMs = readsForUnknown.count < UNKNOWN_KEY_READS_A_SECOND ? UNKNOWN_KEY_TTL_MS : CACHE_TTL_MS;
    return cache.get(tenant, () => {
      readsForUnknown.count += 1;
      return read(tenant);
    }, withinMs);
  }

  async function read(tenant: string): Promise<KnownByVendor> {
    const [rows, plain, terms] = await Promise.all([
      db.query.selectFrom('vendor_signing_key').selectAll().where('tenant_id', '=', tenant).orderBy('valid_from', 'desc').orderBy('created_at', 'desc').orderBy('expires_at', (order) => order.desc().nullsFirst()).execute(),
      db.query.selectFrom('vendor_key').select(['vendor', 'secret', 'previous_secret as previous']).where('tenant_id', '=', tenant).execute(),
      db.query.selectFrom('vendor_terms').select(['vendor', 'version1_until as until']).where('tenant_id', '=', tenant).execute(),
    ]);
    const known = new Map<string, Known>();
    const of = (vendor: string): Known => {
      const found = known.get(vendor) ?? { keys: [], version1Until: 0 };
      known.set(vendor, found);
      return found;
    };
    /** Also of keys that are over: their plain copy is over as well. */
    const sealed = new Set<string>();
    for (const { vendor, key_id: id, sealed: box, valid_from: from, expires_at: expires, revoked_at: revoked } of rows) {
      const secret = secrets.openReadable(KEY_PURPOSE, box);
      if (secret === undefined) {
        log.error({ tenant, vendor, keyId: id }, 'A vendor key cannot be read: no accepted secret opens it.');
        continue;
      }
      sealed.add(`${vendor} ${secret}`);
      if (revoked === null) of(vendor).keys.push({ id, secret, validFrom: from.getTime(), expiresAt: expires?.getTime() ?? Infinity });
    }
    // Of gateways of the version before; see migration 0070.
    for (const { vendor, secret, previous } of plain) {
      const texts = [secret, previous].filter((text) => text !== null && !sealed.has(`${vendor} ${text}`));
      of(vendor).keys.unshift(...texts.map((text, index) => ({ id: `plain-${index}`, secret: text ?? '', validFrom: 0, expiresAt: Infinity })));
    }
    for (const { vendor, until } of terms) of(vendor).version1Until = until?.getTime() ?? 0;
    return known;
  }

  return {
    async trustOf(tenant, vendor, keyId) {
      // Names come from unsigned headers: unknown tenants are not cached, or a caller could fill the memory.
      if (!hasTenant(tenant)) return NOBODY;
      const cached = (await cache.get(tenant, () => read(tenant))).get(vendor);
      const isKnown = keyId === undefined || (cached?.keys.some(({ id }) => id === keyId) ?? false);
      const known = isKnown ? cached : (await readForUnknown(tenant)).get(vendor);
      if (known === undefined) return NOBODY;
      const now = db.clock.now();
      return { keys: known.keys.filter(({ validFrom, expiresAt }) => validFrom <= now && expiresAt > now), version1: known.version1Until > now };
    },
    forget: (tenant) => cache.forget(tenant),
  };
}
