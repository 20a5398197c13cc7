import { randomBytes } from 'node:crypto';
import { SIGNING_KEY_ID } from '@livery/contracts';
import type { Secrets } from '../../../platform/crypto/index.ts';
import type { Database, Queries, Tx } from '../../../platform/db/index.ts';
import { insertKey, isAlive, KEY_PURPOSE, lockTerms, newKeyId, storedKeys, type VendorRef } from './key-rows.ts';
import type { PlainKeys } from './plain-keys.ts';

/** A key without its secret. */
export interface KeyInfo extends VendorRef {
  readonly id: string;
  readonly state: 'valid' | 'scheduled' | 'expired' | 'revoked';
  readonly createdAt: Date;
  readonly validFrom: Date;
  /** Null until another key takes its place. */
  readonly expiresAt: Date | null;
}

/** A new key of a vendor. */
export interface NewKey extends VendorRef {
  /** At least 32 characters; random unless given. */
  readonly secret?: string;
  /** Random unless given. */
  readonly id?: string;
  /** From when it is valid; at once unless given. */
  readonly validFrom?: Date;
  /** How long the keys before stay valid then, in milliseconds; as the vendor's terms say unless given. */
  readonly graceMs?: number;
}

/** A key that was made: the only place where its secret is given out. */
export interface MadeKey {
  readonly id: string;
  readonly secret: string;
  readonly validFrom: Date;
  /** When the keys before it expire. */
  readonly formerUntil: Date;
}

/**
 * Changes of vendors' keys, inside the caller's transaction; other gateways see them within two seconds of its commit. No
 * method writes a log.
 */
export interface KeyCommands {
  rotateKey(tx: Tx, key: NewKey): Promise<MadeKey>;
  /** Ends a key at once; false where there is no such key that is not over. */
  revokeKey(tx: Tx, ref: VendorRef & { readonly id: string }): Promise<boolean>;
  /** Keys of a merchant, or of one vendor there, newest first. */
  listKeys(query: Queries, tenant: string, vendor?: string): Promise<KeyInfo[]>;
  /**
   * Makes `secret` the key that is valid now, under the id where one is given; nothing where it is that already.
   */
  setKey(tenant: string, vendor: string, secret: string, id?: string): Promise<void>;
  /** Encrypts anew what was encrypted with a former master secret; returns how many, and how many no accepted secret opens. */
  sealKeysAnew(): Promise<{ readonly sealed: number; readonly unreadable: number }>;
}

const LEAST_CHARACTERS = 32;

/** {@link KeyCommands} of a database; `changed` is told the tenant of each change. */
export function createKeyCommands(db: Database, secrets: Secrets, plain: PlainKeys, changed: (tenant: string) => void): KeyCommands {
  const now = (): Date => new Date(db.clock.now());
  const keysOf = (tx: Tx, { tenant, vendor }: VendorRef) => tx.updateTable('vendor_signing_key').where('tenant_id', '=', tenant).where('vendor', '=', vendor);

  const keys: KeyCommands = {
    async rotateKey(tx, { tenant, vendor, secret = randomBytes(32).toString('hex'), id = newKeyId(), validFrom, graceMs }) {
      if (secret.length < LEAST_CHARACTERS) throw new RangeError(`A vendor's secret has at least ${LEAST_CHARACTERS} characters.`);
      if (!SIGNING_KEY_ID.test(id)) throw new RangeError(`Not a key id: ${id}`);
      const ref = { tenant, vendor };
      const terms = await lockTerms(tx, ref);
      await plain.adopt(tx, ref);
      const at = now();
      const from = validFrom !== undefined && validFrom > at ? validFrom : at;
      const formerUntil = new Date(from.getTime() + (graceMs ?? terms.graceMs));
      await keysOf(tx, ref)
        .set({ expires_at: formerUntil })
        .where('revoked_at', 'is', null)
        .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', formerUntil)]))
        .execute();
      await insertKey(tx, secrets, ref, { id, secret, at, validFrom: from });
      await plain.mirror(tx, ref);
      changed(tenant);
      return { id, secret, validFrom: from, formerUntil };
    },

    async revokeKey(tx, { id, ...ref }) {
      await lockTerms(tx, ref);
      await plain.adopt(tx, ref);
      const at = now();
      const { numUpdatedRows } = await keysOf(tx, ref)
        .set({ revoked_at: at })
        .where('key_id', '=', id)
        .where('revoked_at', 'is', null)
        .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', at)]))
        .executeTakeFirstOrThrow();
      await plain.mirror(tx, ref);
      changed(ref.tenant);
      return numUpdatedRows > 0n;
    },

    async listKeys(query, tenant, vendor) {
      const at = now();
      const stateOf = (key: Awaited<ReturnType<typeof storedKeys>>[number]): KeyInfo['state'] => {
        if (key.revokedAt !== null) return 'revoked';
        if (!isAlive(key, at)) return 'expired';
        return key.validFrom > at ? 'scheduled' : 'valid';
      };
      return (await storedKeys(query, secrets, tenant, vendor)).map((key) => {
        const { vendor: of, id, createdAt, validFrom, expiresAt } = key;
        return { tenant, vendor: of, id, state: stateOf(key), createdAt, validFrom, expiresAt };
      });
    },

    async setKey(tenant, vendor, secret, id) {
      await db.transaction(async (tx) => {
        await lockTerms(tx, { tenant, vendor });
        const at = now();
        const current = (await storedKeys(tx, secrets, tenant, vendor)).find((key) => isAlive(key, at) && key.validFrom <= at);
        if (current?.secret === secret && (id === undefined || current.id === id)) return;
        await keys.rotateKey(tx, { tenant, vendor, secret, ...(id === undefined ? {} : { id }) });
      });
      changed(tenant);
    },

    async sealKeysAnew() {
      const done = { sealed: 0, unreadable: 0 };
      const rows = await db.query.selectFrom('vendor_signing_key').select(['tenant_id', 'vendor', 'key_id', 'sealed']).execute();
      for (const { sealed, ...key } of rows) {
        if (secrets.openReadable(KEY_PURPOSE, sealed) === undefined) done.unreadable += 1;
        else {
          const anew = secrets.sealAnew(KEY_PURPOSE, sealed);
          if (anew === undefined) continue;
          // A key's text never changes, so whoever sealed it anew meanwhile sealed the same.
          await db.query.updateTable('vendor_signing_key').set({ sealed: anew }).where('tenant_id', '=', key.tenant_id).where('vendor', '=', key.vendor).where('key_id', '=', key.key_id).execute();
          done.sealed += 1;
        }
      }
      return done;
    },
  };
  return keys;
}
