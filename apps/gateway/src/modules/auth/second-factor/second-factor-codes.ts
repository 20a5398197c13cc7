import { Problem } from '../../../platform/http/index.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import type { Totp } from './totp.ts';

/** Codes of the authenticator app and recovery codes, as proofs of a change. */
export interface SecondFactorCodes {
  /** Whether an authenticator app is in force. */
  hasApp(tenantId: string, memberId: string): Promise<boolean>;
  /** Uses a code of the app up, or a recovery code. @throws Problem CODE_INVALID with the fault of `code` */
  redeem(tenantId: string, memberId: string, code: string): Promise<void>;
}

/** The refusal of a code of the app, or of a recovery code: a form may hold a code to the number beside it. */
export const codeInvalid = (): Problem => new Problem('CODE_INVALID', { fields: [{ field: 'code', rule: 'invalid' }] });

export function createSecondFactorCodes(totp: Totp, recoveryCodes: RecoveryCodes): SecondFactorCodes {
  return {
    hasApp: (tenantId, memberId) => totp.isEnrolled(tenantId, memberId),
    async redeem(tenantId, memberId, code) {
      const right = (await totp.redeem(tenantId, memberId, code)) || (await recoveryCodes.redeem(tenantId, memberId, code));
      if (!right) throw codeInvalid();
    },
  };
}
