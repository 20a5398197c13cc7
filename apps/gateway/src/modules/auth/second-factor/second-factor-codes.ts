import { Problem, type Throttle, type ThrottleRule } from '../../../platform/http/index.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import type { Totp } from './totp.ts';

/** Codes of the authenticator app and recovery codes, as proofs of a change. */
export interface SecondFactorCodes {
  /** Whether an authenticator app is in force. */
  hasApp(tenantId: string, memberId: string): Promise<boolean>;
  /** Uses a code of the app up, or a recovery code. @throws Problem CODE_INVALID with the fault of `code`; TOO_MANY_REQUESTS beyond {@link WRONG_CODES_PER_DAY} */
  redeem(tenantId: string, memberId: string, code: string): Promise<void>;
}

/** The refusal of a code of the app, or of a recovery code: a form may hold a code to the number beside it. */
export const codeInvalid = (): Problem => new Problem('CODE_INVALID', { fields: [{ field: 'code', rule: 'invalid' }] });

/** Wrong codes of an account in a day, whatever else was right meanwhile: three of a million are valid at once. */
export const WRONG_CODES_PER_DAY: ThrottleRule = { name: 'second-factor-code', limit: 30, windowMs: 86_400_000 };

export function createSecondFactorCodes(totp: Totp, recoveryCodes: RecoveryCodes, throttle: Pick<Throttle, 'take' | 'reset'>): SecondFactorCodes {
  return {
    hasApp: (tenantId, memberId) => totp.isEnrolled(tenantId, memberId),
    async redeem(tenantId, memberId, code) {
      // Counted before it is looked at, so that many at once are no more than the limit.
      await throttle.take(tenantId, WRONG_CODES_PER_DAY, memberId);
      const right = (await totp.redeem(tenantId, memberId, code)) || (await recoveryCodes.redeem(tenantId, memberId, code));
      if (!right) throw codeInvalid();
      await throttle.reset(tenantId, WRONG_CODES_PER_DAY, memberId);
    },
  };
}
