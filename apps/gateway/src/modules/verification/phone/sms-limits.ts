import type { Clock } from '../../../platform/db/index.ts';
import { Problem, type Throttle, type ThrottleRule } from '../../../platform/http/index.ts';

/** Limits of codes requested and tried; counted in the database. */
export interface SmsLimits {
  /**
   * Counts a code that is about to be sent.
   * @throws Problem TOO_MANY_REQUESTS within `gapMs` of the number's last one; QUOTA_EXCEEDED beyond an hour's caps
   */
  take(tenantId: string, mobile: string, ip: string, gapMs: number): Promise<void>;
  /**
   * Whether the next code is for a person alone. Counts nothing.
   * @throws Problem what `take` would throw
   */
  wantsPerson(tenantId: string, mobile: string, ip: string): Promise<boolean>;
  /** @throws Problem QUOTA_EXCEEDED where the number had too many wrong tries within the hour */
  admitTry(tenantId: string, mobile: string): Promise<void>;
  wrongTry(tenantId: string, mobile: string): Promise<void>;
}

const HOUR_MS = 3_600_000;
/** Codes to one number in an hour, for all purposes. */
export const CODES_PER_NUMBER: ThrottleRule = { name: 'sms-number', limit: 6, windowMs: HOUR_MS };
/** Codes requested by one address in an hour. */
export const CODES_PER_ADDRESS: ThrottleRule = { name: 'sms-address', limit: 30, windowMs: HOUR_MS };
/** Wrong tries at the codes of one number in an hour: a stranger's chance is 20 in a million. */
export const WRONG_CODES_PER_NUMBER: ThrottleRule = { name: 'sms-wrong', limit: 20, windowMs: HOUR_MS };
/** Codes after which the next one requires a human check. */
export const CODES_BEFORE_HUMAN_CHECK = 3;
/** One code per number within the merchant's interval. */
const GAP: ThrottleRule = { name: 'sms-gap', limit: 1, windowMs: 0 };

export function createSmsLimits(throttle: Throttle, clock: Clock): SmsLimits {
  const secondsUntil = (end: Date): number => Math.max(1, Math.ceil((end.getTime() - clock.now()) / 1000));

  const refusal = (code: 'QUOTA_EXCEEDED' | 'TOO_MANY_REQUESTS', endsAt: Date | null): Problem =>
    new Problem(code, endsAt === null ? undefined : { retryAfter: secondsUntil(endsAt) });

  async function cap(tenantId: string, rule: ThrottleRule, subject: string): Promise<void> {
    if ((await throttle.count(tenantId, rule, subject)) <= rule.limit) return;
    throw refusal('QUOTA_EXCEEDED', (await throttle.read(tenantId, rule, subject)).endsAt);
  }

  return {
    async take(tenantId, mobile, ip, gapMs) {
      await throttle.take(tenantId, { ...GAP, windowMs: gapMs }, mobile);
      await cap(tenantId, CODES_PER_ADDRESS, ip);
      await cap(tenantId, CODES_PER_NUMBER, mobile);
    },
    async wantsPerson(tenantId, mobile, ip) {
      const gap = await throttle.read(tenantId, GAP, mobile);
      if (gap.count >= GAP.limit) throw refusal('TOO_MANY_REQUESTS', gap.endsAt);
      const [number, address] = [await throttle.read(tenantId, CODES_PER_NUMBER, mobile), await throttle.read(tenantId, CODES_PER_ADDRESS, ip)];
      const full = number.count >= CODES_PER_NUMBER.limit ? number : address.count >= CODES_PER_ADDRESS.limit ? address : undefined;
      if (full !== undefined) throw refusal('QUOTA_EXCEEDED', full.endsAt);
      return number.count >= CODES_BEFORE_HUMAN_CHECK || address.count >= CODES_BEFORE_HUMAN_CHECK;
    },
    async admitTry(tenantId, mobile) {
      const { count, endsAt } = await throttle.read(tenantId, WRONG_CODES_PER_NUMBER, mobile);
      if (count >= WRONG_CODES_PER_NUMBER.limit) throw refusal('QUOTA_EXCEEDED', endsAt);
    },
    async wrongTry(tenantId, mobile) {
      await throttle.count(tenantId, WRONG_CODES_PER_NUMBER, mobile);
    },
  };
}
