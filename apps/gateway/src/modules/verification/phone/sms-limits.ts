import type { Clock } from '../../../platform/db/index.ts';
import { limitKeysOf, Problem, type Throttle, type ThrottleRule } from '../../../platform/http/index.ts';
import type { SmsPurpose } from './sms-texts.ts';

/** A number, and what its codes are for. */
export interface LimitedNumber {
  /** E.164. */
  readonly mobile: string;
  readonly purpose: SmsPurpose;
}

/** Limits of codes requested and tried; counted in the database. */
export interface SmsLimits {
  /**
   * Counts a code that is about to be sent.
   * @throws Problem TOO_MANY_REQUESTS within `gapMs` of the number's last one; QUOTA_EXCEEDED beyond an hour's caps: of
   * the number, of the address, and of the merchant, which is `perHour`
   */
  take(tenantId: string, number: LimitedNumber, ip: string, gapMs: number, perHour: number): Promise<void>;
  /**
   * Whether the next code is for a person alone; where it is, that is counted for the address, since the human check follows.
   * @throws Problem TOO_MANY_REQUESTS where the address asks too often; what `take` would throw
   */
  wantsPerson(tenantId: string, number: LimitedNumber, ip: string): Promise<boolean>;
  /** @throws Problem QUOTA_EXCEEDED where the number had too many wrong tries within the hour */
  admitTry(tenantId: string, number: LimitedNumber): Promise<void>;
  wrongTry(tenantId: string, number: LimitedNumber): Promise<void>;
}

const HOUR_MS = 3_600_000;
/** Codes to one number in an hour, by one {@link counterOf}. */
export const CODES_PER_NUMBER: ThrottleRule = { name: 'sms-number', limit: 6, windowMs: HOUR_MS };
/** Codes requested by one address in an hour. */
export const CODES_PER_ADDRESS: ThrottleRule = { name: 'sms-address', limit: 30, windowMs: HOUR_MS };
/** Human checks before codes by one address in a minute: fewer than requests to a provider may be under way. */
const CHECKS_PER_ADDRESS: ThrottleRule = { name: 'sms-check', limit: 40, windowMs: 60_000 };
/** Codes of all numbers in an hour. */
const CODES_IN_ALL = { name: 'sms-all', windowMs: HOUR_MS } as const;
/** Wrong tries at the codes of one number in an hour, by one {@link counterOf}: a stranger's chance is 20 in a million. */
export const WRONG_CODES_PER_NUMBER: ThrottleRule = { name: 'sms-wrong', limit: 20, windowMs: HOUR_MS };
/** Codes after which the next one requires a human check. */
export const CODES_BEFORE_HUMAN_CHECK = 3;
/** One code per number and {@link counterOf} within the merchant's interval. */
const GAP: ThrottleRule = { name: 'sms-gap', limit: 1, windowMs: 0 };

/**
 * What the codes of a number are counted by: codes that anybody may ask for together; those behind a first factor, and
 * those behind a session, apart, so that a stranger keeps no holder from them.
 */
const counterOf = ({ mobile, purpose }: LimitedNumber): string => (purpose === 'secondFactor' || purpose === 'reauthentication' ? `${purpose} ${mobile}` : mobile);

export function createSmsLimits(throttle: Throttle, clock: Clock): SmsLimits {
  const secondsUntil = (end: Date): number => Math.max(1, Math.ceil((end.getTime() - clock.now()) / 1000));

  const refusal = (code: 'QUOTA_EXCEEDED' | 'TOO_MANY_REQUESTS', endsAt: Date | null): Problem =>
    new Problem(code, endsAt === null ? undefined : { retryAfter: secondsUntil(endsAt) });

  async function cap(tenantId: string, rule: ThrottleRule, subject: string): Promise<void> {
    if ((await throttle.count(tenantId, rule, subject)) <= rule.limit) return;
    throw refusal('QUOTA_EXCEEDED', (await throttle.read(tenantId, rule, subject)).endsAt);
  }

  return {
    async take(tenantId, number, ip, gapMs, perHour) {
      await throttle.take(tenantId, { ...GAP, windowMs: gapMs }, counterOf(number));
      for (const { key, visitors } of limitKeysOf(ip)) await cap(tenantId, { ...CODES_PER_ADDRESS, limit: CODES_PER_ADDRESS.limit * visitors }, key);
      await cap(tenantId, CODES_PER_NUMBER, counterOf(number));
      await cap(tenantId, { ...CODES_IN_ALL, limit: perHour }, 'all');
    },
    async wantsPerson(tenantId, number, ip) {
      const gap = await throttle.read(tenantId, GAP, counterOf(number));
      if (gap.count >= GAP.limit) throw refusal('TOO_MANY_REQUESTS', gap.endsAt);
      const sent = await throttle.read(tenantId, CODES_PER_NUMBER, counterOf(number));
      const counters = [{ ...sent, limit: CODES_PER_NUMBER.limit, free: CODES_BEFORE_HUMAN_CHECK }];
      for (const { key, visitors } of limitKeysOf(ip)) {
        const address = await throttle.read(tenantId, CODES_PER_ADDRESS, key);
        counters.push({ ...address, limit: CODES_PER_ADDRESS.limit * visitors, free: CODES_BEFORE_HUMAN_CHECK * visitors });
      }
      const full = counters.find(({ count, limit }) => count >= limit);
      if (full !== undefined) throw refusal('QUOTA_EXCEEDED', full.endsAt);
      if (!counters.some(({ count, free }) => count >= free)) return false;
      await throttle.takeByAddress(tenantId, CHECKS_PER_ADDRESS, ip);
      return true;
    },
    async admitTry(tenantId, number) {
      const { count, endsAt } = await throttle.read(tenantId, WRONG_CODES_PER_NUMBER, counterOf(number));
      if (count >= WRONG_CODES_PER_NUMBER.limit) throw refusal('QUOTA_EXCEEDED', endsAt);
    },
    async wrongTry(tenantId, number) {
      await throttle.count(tenantId, WRONG_CODES_PER_NUMBER, counterOf(number));
    },
  };
}
