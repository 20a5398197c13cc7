import { SEALED_LIFETIME_MS, sealedAad, sealedInfo, type SealedBody, type SealedPlain } from '@livery/contracts';
import { z } from 'zod';
import type { Database } from '../db/index.ts';
import { Problem } from '../problem.ts';
import { bufferOf, suite } from './hpke.ts';
import type { KeyRing } from './key-ring.ts';
import { deleteExpired } from '../retention/index.ts';

/** The call that a sealed body must have been sealed for. */
export interface SealedFor {
  readonly method: string;
  readonly path: string;
  readonly merchantCode: string;
  /** Most characters of the ciphertext; what usual bodies need unless stated. */
  readonly mostCharacters?: number | undefined;
}

/** Opens sealed bodies, each once. */
export interface Unsealer {
  /**
   * What was sealed.
   * @throws Problem ENCRYPTION_REQUIRED, ENCRYPTION_INVALID, ENCRYPTION_KEY_UNKNOWN, ENVELOPE_STALE, ENVELOPE_REPLAYED
   */
  unseal(body: unknown, to: SealedFor): Promise<unknown>;
  /** Opens the one-line form `kid.enc.ct`, with the same refusals. */
  unsealLine(line: string, to: SealedFor): Promise<unknown>;
  /** Deletes nonces whose bodies are too old to be accepted anyway. */
  sweep(): Promise<void>;
}

const base64url = z.string().regex(/^[A-Za-z0-9_-]+$/);
const kid = z.string().regex(/^[A-Za-z0-9-]{1,64}$/);
/** Characters of a usual ciphertext, at most. */
const USUAL = 65_536;
// Looked through for what does not belong there: a pattern of the whole would remember each of millions of characters.
const ct = z.string().min(1).refine((text) => !/[^A-Za-z0-9_-]/.test(text));
const sealedBody = z.object({ v: z.literal(1), kid, enc: base64url.max(128), ct }) satisfies z.ZodType<SealedBody>;
const sealedPlain = z.object({ iat: z.number().int(), jti: base64url.length(22), body: z.unknown() });

/** An {@link Unsealer} that stores used nonces in the database, so that every gateway knows them. */
export function createUnsealer(db: Database, keys: KeyRing): Unsealer {
  async function open(sealed: SealedBody, { method, path, merchantCode }: SealedFor): Promise<SealedPlain> {
    const recipientKey = await keys.privateKey(sealed.kid);
    if (recipientKey === undefined) throw new Problem('ENCRYPTION_KEY_UNKNOWN');
    try {
      const recipient = await suite.createRecipientContext({
        recipientKey,
        enc: bufferOf(Buffer.from(sealed.enc, 'base64url')),
        info: sealedInfo(merchantCode, sealed.kid).buffer,
      });
      const aad = sealedAad(method, path, merchantCode, sealed.kid).buffer;
      const plain = await recipient.open(bufferOf(Buffer.from(sealed.ct, 'base64url')), aad);
      return sealedPlain.parse(JSON.parse(Buffer.from(plain).toString('utf8')));
    } catch {
      // Which step failed would help an attacker only.
      throw new Problem('ENCRYPTION_INVALID');
    }
  }

  async function unseal(body: unknown, to: SealedFor): Promise<unknown> {
    const sealed = sealedBody.safeParse(body);
    if (!sealed.success || sealed.data.ct.length > (to.mostCharacters ?? USUAL)) throw new Problem(looksSealed(body) ? 'ENCRYPTION_INVALID' : 'ENCRYPTION_REQUIRED');
    const { iat, jti, body: plain } = await open(sealed.data, to);
    if (Math.abs(db.clock.now() - iat) > SEALED_LIFETIME_MS) throw new Problem('ENVELOPE_STALE');
    const first = await db.query
      .insertInto('sealed_seen')
      .values({ tenant_id: to.merchantCode, jti, forget_at: new Date(iat + SEALED_LIFETIME_MS + 1) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('jti')
      .executeTakeFirst();
    if (first === undefined) throw new Problem('ENVELOPE_REPLAYED');
    return plain;
  }

  return {
    unseal,
    unsealLine(line, to) {
      const parts = line.split('.');
      const [kidPart, enc, ct] = parts;
      return unseal(parts.length === 3 ? { v: 1, kid: kidPart, enc, ct } : undefined, to);
    },
    async sweep() {
      await deleteExpired(db, 'sealed_seen');
    },
  };
}

function looksSealed(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'kid' in body && 'ct' in body;
}
