import { randomInt } from 'node:crypto';
import { schemas, type ResponseOf } from '@livery/contracts';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Secrets } from '../../../platform/crypto/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { limitKeysOf, type Throttle, type ThrottleRule } from '../../../platform/http/index.ts';
import { deleteExpired } from '../../../platform/retention/index.ts';

/** Proofs of work, in place of a captcha for people who cannot read one: each is good once, at one merchant, for ten minutes. */
export interface WorkChallenges {
  /**
   * A fresh one, with more work for an address range that asked for many within the hour.
   * @throws Problem TOO_MANY_REQUESTS
   */
  issue(tenantId: string, ip: string): Promise<ResponseOf<'captchaWork'>>;
  /** Uses a solution up, and returns whether it is one of a challenge of the merchant. */
  redeem(tenantId: string, solution: string): Promise<boolean>;
  sweep(): Promise<void>;
}

const LIFETIME_MS = 600_000;
const PURPOSE = 'captcha-work';
const ALGORITHM = 'PBKDF2/SHA-512';
/** Rounds of one derivation: some ten milliseconds on a computer, about twice as much on a phone. */
const COST = 10_000;
/** Derivations until the answer at the most, where few challenges were asked for; at least half of them are needed. */
const MOST = 400;
/** Challenges of an address range within the hour after which each further so many double the work. */
const STEP = 5;
/** The work of a range grows no further than sixteenfold: people behind one address are not shut out. */
const MOST_DOUBLINGS = 4;
const IN_AN_HOUR = { name: 'captcha-work', windowMs: 3_600_000, limit: Infinity } satisfies ThrottleRule;
/** Issuing one costs a derivation. */
const BY_ADDRESS: ThrottleRule = { name: 'captcha-work-minute', windowMs: 60_000, limit: 20 };

const payload = z.object({
  challenge: schemas.captchaWork.value.shape.challenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

function parsed(solution: string): z.output<typeof payload> | undefined {
  try {
    return payload.safeParse(JSON.parse(Buffer.from(solution, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

/** {@link WorkChallenges} in the format of ALTCHA, signed for each merchant. */
export function createWorkChallenges(db: Database, secrets: Secrets, throttle: Throttle, cost = COST): WorkChallenges {
  const text = (mac: Uint8Array): string => Buffer.from(mac).toString('base64url');
  const keyOf = (signing: Uint8Array) => ({ hmacSignatureSecret: `challenge ${text(signing)}`, hmacKeySignatureSecret: `key ${text(signing)}` });

  /** How many times the work is doubled for the range that asks. */
  async function doublings(tenantId: string, ip: string): Promise<number> {
    let most = 0;
    for (const { key, visitors } of limitKeysOf(ip)) {
      const before = (await throttle.count(tenantId, IN_AN_HOUR, key)) - 1;
      most = Math.max(most, Math.floor(before / (STEP * visitors)));
    }
    return Math.min(most, MOST_DOUBLINGS);
  }

  return {
    async issue(tenantId, ip) {
      await throttle.takeByAddress(tenantId, BY_ADDRESS, ip);
      const most = MOST * 2 ** (await doublings(tenantId, ip));
      const { parameters, signature } = await createChallenge({
        algorithm: ALGORITHM,
        cost,
        counter: randomInt(most / 2, most),
        deriveKey,
        // The library would compare an expiry of its own with the machine's clock.
        data: { merchant: tenantId, most, expiresAt: db.clock.now() + LIFETIME_MS },
        ...keyOf(secrets.mac(PURPOSE, tenantId)),
      });
      return schemas.captchaWork.value.parse({ challenge: { parameters, signature }, expiresIn: LIFETIME_MS / 1000 });
    },
    async redeem(tenantId, solution) {
      const given = parsed(solution);
      if (given === undefined) return false;
      const { data, nonce } = given.challenge.parameters;
      if (data.merchant !== tenantId || data.expiresAt <= db.clock.now()) return false;
      for (const signing of secrets.macs(PURPOSE, tenantId)) {
        if (!(await verifySolution({ ...given, deriveKey, ...keyOf(signing) })).verified) continue;
        const { numInsertedOrUpdatedRows } = await db.query
          .insertInto('work_used')
          .values({ tenant_id: tenantId, nonce, expires_at: new Date(data.expiresAt) })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        return numInsertedOrUpdatedRows === 1n;
      }
      return false;
    },
    sweep: () => deleteExpired(db, 'work_used'),
  };
}
