import { randomBytes, type webcrypto } from 'node:crypto';
import type { Database } from '../db/index.ts';
import { bufferOf, suite } from './hpke.ts';
import type { Secrets } from './secrets.ts';
import { deleteExpired } from '../retention/index.ts';

/** The public half that senders use now. */
export interface OfferedKey {
  readonly kid: string;
  /** Raw P-256 point. */
  readonly publicKey: Uint8Array;
  readonly notAfter: Date;
}

/** The keys of sealed calls: a new one each day (UTC), each valid on its day and the next. */
export interface KeyRing {
  /** Today's key, created at first use. */
  current(): Promise<OfferedKey>;
  /** The private half of a key that is valid now; undefined also where no accepted secret opens it. */
  privateKey(kid: string): Promise<webcrypto.CryptoKey | undefined>;
  /** Deletes expired keys. */
  sweep(): Promise<void>;
}

const DAY_MS = 86_400_000;
const PURPOSE = 'crypto-key';

/** A {@link KeyRing} in the database, private halves encrypted with the installation's secret. */
export function createKeyRing(db: Database, secrets: Secrets): KeyRing {
  const opened = new Map<string, { readonly key: webcrypto.CryptoKey; readonly notAfter: number }>();
  let offered: { readonly day: string; readonly key: OfferedKey } | undefined;

  const read = (day: string) => db.query.selectFrom('crypto_key').select(['kid', 'public_key', 'private_key', 'not_after']).where('day', '=', day).executeTakeFirst();

  /** Writes a key for a day that has none, or in the place of an unreadable one. */
  async function make(day: string, unreadable: string | undefined): Promise<void> {
    const pair = await suite.kem.generateKeyPair();
    const [publicKey, privateKey] = await Promise.all([suite.kem.serializePublicKey(pair.publicKey), suite.kem.serializePrivateKey(pair.privateKey)]);
    const sealed = secrets.seal(PURPOSE, Buffer.from(privateKey).toString('base64url'));
    const kid = `${day.replaceAll('-', '')}-${randomBytes(6).toString('hex')}`;
    const notAfter = new Date(Date.parse(day) + 2 * DAY_MS);
    await db.query
      .insertInto('crypto_key')
      .values({ kid, day, public_key: new Uint8Array(publicKey), private_key: sealed, not_after: notAfter })
      .onConflict((conflict) =>
        conflict
          .column('day')
          .doUpdateSet((eb) => ({ kid: eb.ref('excluded.kid'), public_key: eb.ref('excluded.public_key'), private_key: eb.ref('excluded.private_key') }))
          .where('crypto_key.kid', '=', unreadable ?? ''),
      )
      .execute();
  }

  return {
    async current() {
      const day = new Date(db.clock.now()).toISOString().slice(0, 10);
      if (offered?.day === day) return offered.key;
      let row = await read(day);
      if (row === undefined || secrets.openReadable(PURPOSE, row.private_key) === undefined) {
        await make(day, row?.kid);
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
      const row = await db.query
        .selectFrom('crypto_key')
        .select(['private_key', 'not_after'])
        .where('kid', '=', kid)
        .where('not_after', '>', new Date(now))
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const plain = secrets.openReadable(PURPOSE, row.private_key);
      if (plain === undefined) return undefined;
      const key = await suite.kem.deserializePrivateKey(bufferOf(Buffer.from(plain, 'base64url')));
      opened.set(kid, { key, notAfter: row.not_after.getTime() });
      return key;
    },
    async sweep() {
      const now = db.clock.now();
      for (const [kid, { notAfter }] of opened) if (notAfter <= now) opened.delete(kid);
      await deleteExpired(db, 'crypto_key');
    },
  };
}
