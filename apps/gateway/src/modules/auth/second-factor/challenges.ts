import { createHash, randomBytes } from 'node:crypto';
import type { ResponseOf } from '@livery/contracts';
import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables, Tx } from '../../../platform/db/index.ts';
import { deleteExpired } from '../../../platform/retention/index.ts';
import { prefixOf } from './addresses.ts';

type NeedsSecondFactor = Extract<ResponseOf<'loginV2'>, { secondFactor: unknown }>;
/** Methods of a second factor. */
export type FactorMethod = NeedsSecondFactor['secondFactor']['methods'][number]['method'];

/** The first factor of a login: a password, a mobile number, a remembered device. */
export type FirstFactor = 'password' | 'phone' | 'device';

/** A password that replaces the account's when the login succeeds. */
export interface NewPassword {
  /** argon2id. */
  readonly hash: string;
  /** MAC of the temporary password; undefined for a chosen one. */
  readonly temporaryMac: Uint8Array | null;
}

/** A login that requires a second factor, and its options. */
export interface Challenge {
  readonly memberId: string;
  readonly firstFactor: FirstFactor;
  readonly methods: readonly FactorMethod[];
  readonly passwordExpired: boolean;
  readonly remember: boolean;
  /** The remembered device that logs in. */
  readonly deviceId: string | null;
  readonly newPassword: NewPassword | null;
}

/** Where a challenge is answered from. */
export interface ChallengeAnswer {
  readonly tenantId: string;
  readonly challengeId: string;
  readonly ip: string;
}

/** Challenges: valid for ten minutes, five tries and one use, and only from the address and merchant of the login. */
export interface Challenges {
  open(tx: Tx, tenantId: string, ip: string, challenge: Challenge): Promise<{ readonly challengeId: string; readonly expiresIn: number }>;
  /** The challenge, where it is open and the caller matches. */
  find(answering: ChallengeAnswer): Promise<Challenge | undefined>;
  /** Counts a try and returns the challenge; undefined where it is no longer open. */
  countTry(answering: ChallengeAnswer): Promise<number | undefined>;
  /** Uses the challenge up; false where it was used before. */
  close(tx: Tx, answering: ChallengeAnswer): Promise<boolean>;
  /** Ends every challenge of an account. */
  endAll(tx: Tx, tenantId: string, memberId: string): Promise<void>;
  sweep(): Promise<void>;
}

const LIFETIME_MS = 10 * 60_000;
/** Wrong codes that end a challenge. */
export const MAX_TRIES = 5;

/** Identifiers have 192 random bits: one fast hash is enough. */
const hashOf = (id: string): Uint8Array => Uint8Array.from(createHash('sha256').update(id).digest());

export function createChallenges(db: Database): Challenges {
  const now = (offset = 0): Date => new Date(db.clock.now() + offset);
  const isOpen =
    ({ tenantId, challengeId, ip }: ChallengeAnswer) =>
    (eb: ExpressionBuilder<Tables, 'login_challenge'>) =>
      eb.and([
        eb('tenant_id', '=', tenantId),
        eb('id_hash', '=', hashOf(challengeId)),
        eb('prefix', '=', prefixOf(ip)),
        eb('expires_at', '>', now()),
      ]);

  return {
    async open(tx, tenantId, ip, { memberId, firstFactor, methods, passwordExpired, remember, deviceId, newPassword }) {
      const challengeId = randomBytes(24).toString('base64url');
      await tx
        .insertInto('login_challenge')
        .values({
          tenant_id: tenantId,
          id_hash: hashOf(challengeId),
          member_id: memberId,
          prefix: prefixOf(ip),
          shown: firstFactor,
          methods: [...methods],
          expires_at: now(LIFETIME_MS),
          password_expired: passwordExpired,
          remember,
          device_id: deviceId,
          new_password_hash: newPassword?.hash ?? null,
          temporary_mac: newPassword?.temporaryMac ?? null,
        })
        .execute();
      return { challengeId, expiresIn: LIFETIME_MS / 1000 };
    },
    async find(answering) {
      const row = await db.query
        .selectFrom('login_challenge')
        .select(['member_id as memberId', 'shown as firstFactor', 'methods', 'password_expired as passwordExpired', 'remember'])
        .select(['device_id as deviceId', 'new_password_hash as hash', 'temporary_mac as temporaryMac'])
        .where(isOpen(answering))
        .where('tries', '<', MAX_TRIES)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { hash, temporaryMac, methods, ...challenge } = row;
      // The column is written by `open` alone.
      return { ...challenge, methods: methods as FactorMethod[], newPassword: hash === null ? null : { hash, temporaryMac } };
    },
    async countTry(answering) {
      const counted = await db.query
        .updateTable('login_challenge')
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where(isOpen(answering))
        .where('tries', '<', MAX_TRIES)
        .returning('tries')
        .executeTakeFirst();
      return counted?.tries;
    },
    async close(tx, answering) {
      const { numDeletedRows } = await tx.deleteFrom('login_challenge').where(isOpen(answering)).executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
    async endAll(tx, tenantId, memberId) {
      await tx.deleteFrom('login_challenge').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
    },
    async sweep() {
      await deleteExpired(db, 'login_challenge');
    },
  };
}
