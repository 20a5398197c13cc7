import type { FailureDetails } from '@livery/contracts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/index.ts';
import { Problem, type Tenant } from '../../../platform/http/index.ts';
import { deleteExpired } from '../../../platform/retention/index.ts';
import type { HumanCheck, HumanProof } from '../../verification/index.ts';

/** A login attempt, counted after its human check and before its credential is verified. */
export interface CountedAttempt {
  /** Details for the refusal of this attempt: whether the form must show a captcha. */
  readonly details: FailureDetails | undefined;
  /** Resets the counter. */
  succeeded(): Promise<void>;
}

/** Limits login attempts: a captcha after the third failure, a lock for five minutes after the tenth. */
export interface AttemptLimiter {
  /**
   * Counts an attempt, unless it fails its human check: otherwise a script could lock any account.
   *
   * @param who see {@link AttemptKeys}
   * @param person the human check's answer; calls without a place for one are only locked
   * @throws Problem TRY_AGAIN_LATER with `retryAfter` while locked; the human check's own
   */
  begin(tenant: Tenant, who: string, person?: { readonly proof: HumanProof; readonly ip: string }): Promise<CountedAttempt>;
  /** Forgets the failures counted under a key. */
  forget(tenantId: string, who: string): Promise<void>;
  /** Deletes counters that have expired. */
  sweep(): Promise<void>;
}

/** Failures after which a captcha is required. */
export const CAPTCHA_AFTER = 3;
/** Failures after which attempts are refused for {@link WAIT_MS}. */
export const WAIT_AFTER = 10;
export const WAIT_MS = 5 * 60_000;
/** Failures older than this do not count. */
const WINDOW_MS = 3_600_000;

export function createAttemptLimiter(db: Database, humanCheck: HumanCheck): AttemptLimiter {
  /**
   * One statement, so that of many concurrent attempts no more than three pass without a human check and ten before the lock.
   *
   * @param checked whether the attempt passed the human check, or its call has no place for one
   * @returns undefined where the attempt was not counted since it needs the human check first
   */
  async function count(tenantId: string, who: string, checked: boolean) {
    const now = new Date(db.clock.now());
    const endsAt = new Date(db.clock.now() + WINDOW_MS);
    const waitUntil = new Date(db.clock.now() + WAIT_MS);
    const waiting = sql<boolean>`coalesce(login_attempt.wait_until > ${now}, false)`;
    const stale = sql<boolean>`(login_attempt.ends_at <= ${now} and not ${waiting})`;
    return db.query
      .insertInto('login_attempt')
      .values({ tenant_id: tenantId, who, count: 1, ends_at: endsAt })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'who'])
          .doUpdateSet({
            count: sql<number>`case when ${stale} then 1 when ${waiting} then login_attempt.count else login_attempt.count + 1 end`,
            ends_at: sql<Date>`case when ${stale} then excluded.ends_at else login_attempt.ends_at end`,
            wait_until: sql<Date | null>`case when ${stale} then null when ${waiting} then login_attempt.wait_until
                                              when (login_attempt.count + 1) % ${WAIT_AFTER} = 0 then ${waitUntil}::timestamptz end`,
            refused: sql<number>`case when ${waiting} then login_attempt.refused + 1 else 0 end`,
          })
          .where(sql<boolean>`${checked}::boolean or ${waiting} or ${stale} or login_attempt.count < ${CAPTCHA_AFTER}`),
      )
      .returning(['count', 'wait_until', 'refused'])
      .executeTakeFirst();
  }

  async function forget(tenantId: string, who: string): Promise<void> {
    await db.query.deleteFrom('login_attempt').where('tenant_id', '=', tenantId).where('who', '=', who).execute();
  }

  return {
    forget,
    async begin(tenant, who, person) {
      let row = await count(tenant.id, who, person === undefined);
      if (row === undefined && person !== undefined) {
        await humanCheck.demand(tenant, person.proof, person.ip);
        row = await count(tenant.id, who, true);
      }
      if (row === undefined) throw new Error('An attempt that passed its human check was not counted.');
      if (row.refused > 0 && row.wait_until !== null) {
        const retryAfter = Math.max(1, Math.ceil((row.wait_until.getTime() - db.clock.now()) / 1000));
        throw new Problem('TRY_AGAIN_LATER', { captcha: true, retryAfter });
      }
      return {
        details: row.count >= CAPTCHA_AFTER ? { captcha: true } : undefined,
        succeeded: () => forget(tenant.id, who),
      };
    },
    async sweep() {
      await deleteExpired(db, 'login_attempt', sql<boolean>`(wait_until is null or wait_until <= ${new Date(db.clock.now())})`);
    },
  };
}
