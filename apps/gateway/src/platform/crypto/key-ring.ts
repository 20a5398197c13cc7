import { randomBytes, type webcrypto } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/index.ts';
import { bufferOf, suite } from './hpke.ts';
import type { Secrets } from './secrets.ts';

/** The public half that senders use now. */
export interface OfferedKey {
  readonly kid: string;
  /** Raw P-256 point. */
  readonly publicKey: Uint8Array;
  readonly notAfter: Date;
}

/** The keys of sealed calls: a new one each day (UTC), each valid on its day and the next. */
export interface KeyRing {
  /** Today's key, made when first asked for. */
  current(): Promise<OfferedKey>;
  /** The private half of a key that is valid now. */
  privateKey(kid: string): Promise<webcrypto.CryptoKey | undefined>;
  /** Drops keys that are past their time. */
  sweep(): Promise<void>;
}

interface KeyRow {
  readonly kid: string;
  readonly public_key: Uint8Array;
  readonly private_key: Uint8Array;
  readonly not_after: Date;
}

const DAY_MS = 86_400_000;
const PURPOSE = 'crypto-key';

/** A {@link KeyRing} in the database, private halves encrypted with the installation's secret. */
export function createKeyRing(db: Database, secrets: Secrets): KeyRing {
  const opened = new Map<string, { readonly key: webcrypto.CryptoKey; readonly notAfter: number }>();
  let offered: { readonly day: string; readonly key: OfferedKey } | undefined;

  const read = async (day: string): Promise<KeyRow | undefined> => {
    const { rows } = await sql<KeyRow>`select kid, public_key, private_key, not_after from crypto_key where day = ${day}::date`.execute(db.query);
    return rows[0];
  };

  async function make(day: string): Promise<void> {
    const pair = await suite.kem.generateKeyPair();
    const [publicKey, privateKey] = await Promise.all([suite.kem.serializePublicKey(pair.publicKey), suite.kem.serializePrivateKey(pair.privateKey)]);
    const sealed = secrets.seal(PURPOSE, Buffer.from(privateKey).toString('base64url'));
    const kid = `${day.replaceAll('-', '')}-${randomBytes(6).toString('hex')}`;
    const notAfter = new Date(Date.parse(day) + 2 * DAY_MS);
    await sql`insert into crypto_key (kid, day, public_key, private_key, not_after)
      values (${kid}, ${day}::date, ${new Uint8Array(publicKey)}, ${sealed}, ${notAfter}) on conflict do nothing`.execute(db.query);
  }

  return {
    async current() {
      const day = new Date(db.clock.now()).toISOString().slice(0, 10);
      if (offered?.day === day) return offered.key;
      let row = await read(day);
      if (row === undefined) {
        await make(day);
        row = await read(day);
      }
      if (row === undefined) throw new Error('The key that was just made is not there.');
      const key = { kid: row.kid, publicKey: row.public_key, notAfter: row.not_after };
      offered = { day, key };
      return key;
    },
    async privateKey(kid) {
      const now = db.clock.now();
      const known = opened.get(kid);
      if (known !== undefined) return known.notAfter > now ? known.key : undefined;
      const { rows } = await sql<KeyRow>`
        select kid, public_key, private_key, not_after from crypto_key where kid = ${kid} and not_after > ${new Date(now)}`.execute(db.query);
      const row = rows[0];
      if (row === undefined) return undefined;
      const key = await suite.kem.deserializePrivateKey(bufferOf(Buffer.from(secrets.open(PURPOSE, row.private_key), 'base64url')));
      opened.set(kid, { key, notAfter: row.not_after.getTime() });
      return key;
    },
    async sweep() {
      const now = db.clock.now();
      for (const [kid, { notAfter }] of opened) if (notAfter <= now) opened.delete(kid);
      await sql`delete from crypto_key where not_after <= ${new Date(now)}`.execute(db.query);
    },
  };
}
