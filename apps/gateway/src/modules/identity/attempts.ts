import type { FailureDetails } from '@livery/contracts';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/index.ts';
import { Problem, type Tenant } from '../../platform/http/index.ts';
import type { HumanCheck, HumanProof } from '../verification/index.ts';

/** One attempt, counted before anything about it was looked at. */
export interface Attempt {
  /** What the refusal of this attempt tells the form. */
  readonly details: FailureDetails | undefined;
  /** Forgets the failures before it. */
  succeeded(): Promise<void>;
}

/** Attempts at accounts: after the third failure somebody shows to be a person, after the tenth nobody tries for a while. */
export interface Attempts {
  /**
   * Counts an attempt.
   *
   * @param who whose account, see {@link subjectOf}
   * @param person what shows that a person asks; where a call has no place for that, only the wait holds
   * @throws Problem TRY_AGAIN_LATER with `retryAfter` during the wait; what the human check throws, see there
   */
  begin(tenant: Tenant, who: string, person?: { readonly proof: HumanProof; readonly ip: string }): Promise<Attempt>;
  /** Drops what is too old to count. */
  sweep(): Promise<void>;
}

/** Failures after which whoever tries shows to be a person. */
export const CAPTCHA_AFTER = 3;
/** Failures after which nobody may try for a while. */
export const WAIT_AFTER = 10;
export const WAIT_MS = 5 * 60_000;
/** Failures older than this are forgotten. */
const WINDOW_MS = 3_600_000;

/** Whose account attempts are counted for: the account's, however it was named; what was typed where nobody has it. */
export function subjectOf(member: { readonly id: string } | undefined, typed: string): string {
  return member === undefined ? `typed:${typed}` : `member:${member.id}`;
}

interface Row {
  readonly count: number;
  readonly wait_until: Date | null;
  readonly refused: number;
}

/** {@link Attempts} in the database. */
export function createAttempts(db: Database, humanCheck: HumanCheck): Attempts {
  /** One statement, so that of many at once no more than ten pass before the wait begins. */
  async function count(tenantId: string, who: string): Promise<Row | undefined> {
    const now = new Date(db.clock.now());
    const endsAt = new Date(db.clock.now() + WINDOW_MS);
    const waitUntil = new Date(db.clock.now() + WAIT_MS);
    const waiting = sql`coalesce(attempt.wait_until > ${now}, false)`;
    const stale = sql`(attempt.ends_at <= ${now} and not ${waiting})`;
    const { rows } = await sql<Row>`
      insert into login_attempt as attempt (tenant_id, who, count, ends_at) values (${tenantId}, ${who}, 1, ${endsAt})
      on conflict (tenant_id, who) do update set
        count = case when ${stale} then 1 when ${waiting} then attempt.count else attempt.count + 1 end,
        ends_at = case when ${stale} then excluded.ends_at else attempt.ends_at end,
        wait_until = case when ${stale} then null when ${waiting} then attempt.wait_until
                          when (attempt.count + 1) % ${WAIT_AFTER} = 0 then ${waitUntil}::timestamptz end,
        refused = case when ${waiting} then attempt.refused + 1 else 0 end
      returning count, wait_until, refused`.execute(db.query);
    return rows[0];
  }

  return {
    async begin(tenant, who, person) {
      const row = await count(tenant.id, who);
      if (row === undefined) throw new Error('An attempt that was not counted.');
      if (row.refused > 0 && row.wait_until !== null) {
        const retryAfter = Math.max(1, Math.ceil((row.wait_until.getTime() - db.clock.now()) / 1000));
        throw new Problem('TRY_AGAIN_LATER', { captcha: true, retryAfter });
      }
      if (person !== undefined && row.count > CAPTCHA_AFTER) await humanCheck.demand(tenant, person.proof, person.ip);
      return {
        details: row.count >= CAPTCHA_AFTER ? { captcha: true } : undefined,
        async succeeded() {
          await sql`delete from login_attempt where tenant_id = ${tenant.id} and who = ${who}`.execute(db.query);
        },
      };
    },
    async sweep() {
      const now = new Date(db.clock.now());
      await sql`delete from login_attempt where ends_at <= ${now} and (wait_until is null or wait_until <= ${now})`.execute(db.query);
    },
  };
}
