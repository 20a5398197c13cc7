import type { Clock } from '../../platform/db/index.ts';
import { limitKeysOf, Problem, type Throttle, type ThrottleRule } from '../../platform/http/index.ts';

/** Who asks for or tries a code. */
export interface LimitedCode {
  /** What its codes are counted by, each by itself: a number, or a member and an address of e-mail. */
  readonly subjects: readonly string[];
  /** What its wrong tries are counted by, each by itself: those of the subjects whose codes a guess could hit. */
  readonly triedBy: readonly string[];
}

/** Limits of the codes of one channel; counted in the database. */
export interface CodeLimits {
  /**
   * Counts a code that is about to be sent.
   * @throws Problem TOO_MANY_REQUESTS within `gapMs` of a subject's last one; QUOTA_EXCEEDED beyond an hour's caps: of each
   * subject, of the address that asks, and of the merchant, which is `perHour`
   */
  take(tenantId: string, of: LimitedCode, ip: string, gapMs: number, perHour: number): Promise<void>;
  /**
   * Whether the next code is for a person alone; where it is, that is counted for the address, since the human check follows.
   * @throws Problem TOO_MANY_REQUESTS where the address asks too often; what `take` would throw
   */
  wantsPerson(tenantId: string, of: LimitedCode, ip: string): Promise<boolean>;
  /** @throws Problem QUOTA_EXCEEDED where there were too many wrong tries within the hour */
  admitTry(tenantId: string, of: LimitedCode): Promise<void>;
  wrongTry(tenantId: string, of: LimitedCode): Promise<void>;
}

/** The limits of one channel. */
export interface CodeRules {
  /** One code per subject within the merchant's interval; its window is given with each code. */
  readonly gap: ThrottleRule;
  /** Codes to one subject in an hour. */
  readonly perSubject: ThrottleRule;
  /** Codes requested by one address in an hour. */
  readonly perAddress: ThrottleRule;
  /** Human checks before codes by one address in a minute: fewer than requests to a provider may be under way. */
  readonly checksPerAddress: ThrottleRule;
  /** Codes of all subjects in an hour; its limit is given with each code. */
  readonly inAll: Omit<ThrottleRule, 'limit'>;
  /** Wrong tries of one subject in an hour. */
  readonly wrong: ThrottleRule;
  /** Codes after which the next one requires a human check. */
  readonly beforeHumanCheck: number;
}

/** {@link CodeLimits} by the rules of a channel. */
export function createCodeLimits(throttle: Throttle, clock: Clock, rules: CodeRules): CodeLimits {
  const { gap, perSubject, perAddress, checksPerAddress, inAll, wrong, beforeHumanCheck } = rules;
  const secondsUntil = (end: Date): number => Math.max(1, Math.ceil((end.getTime() - clock.now()) / 1000));

  const refusal = (code: 'QUOTA_EXCEEDED' | 'TOO_MANY_REQUESTS', endsAt: Date | null): Problem =>
    new Problem(code, endsAt === null ? undefined : { retryAfter: secondsUntil(endsAt) });

  async function cap(tenantId: string, rule: ThrottleRule, subject: string): Promise<void> {
    if ((await throttle.count(tenantId, rule, subject)) <= rule.limit) return;
    throw refusal('QUOTA_EXCEEDED', (await throttle.read(tenantId, rule, subject)).endsAt);
  }

  return {
    async take(tenantId, { subjects }, ip, gapMs, perHour) {
      for (const subject of subjects) await throttle.take(tenantId, { ...gap, windowMs: gapMs }, subject);
      for (const { key, visitors } of limitKeysOf(ip)) await cap(tenantId, { ...perAddress, limit: perAddress.limit * visitors }, key);
      for (const subject of subjects) await cap(tenantId, perSubject, subject);
      await cap(tenantId, { ...inAll, limit: perHour }, 'all');
    },
    async wantsPerson(tenantId, { subjects }, ip) {
      const counters = [];
      for (const subject of subjects) {
        const last = await throttle.read(tenantId, gap, subject);
        if (last.count >= gap.limit) throw refusal('TOO_MANY_REQUESTS', last.endsAt);
        const sent = await throttle.read(tenantId, perSubject, subject);
        counters.push({ ...sent, limit: perSubject.limit, free: beforeHumanCheck });
      }
      for (const { key, visitors } of limitKeysOf(ip)) {
        const address = await throttle.read(tenantId, perAddress, key);
        counters.push({ ...address, limit: perAddress.limit * visitors, free: beforeHumanCheck * visitors });
      }
      const full = counters.find(({ count, limit }) => count >= limit);
      if (full !== undefined) throw refusal('QUOTA_EXCEEDED', full.endsAt);
      if (!counters.some(({ count, free }) => count >= free)) return false;
      await throttle.takeByAddress(tenantId, checksPerAddress, ip);
      return true;
    },
    async admitTry(tenantId, { triedBy }) {
      for (const subject of triedBy) {
        const { count, endsAt } = await throttle.read(tenantId, wrong, subject);
        if (count >= wrong.limit) throw refusal('QUOTA_EXCEEDED', endsAt);
      }
    },
    async wrongTry(tenantId, { triedBy }) {
      for (const subject of triedBy) await throttle.count(tenantId, wrong, subject);
    },
  };
}
