import { useBrand } from '@livery/brand-kit/react';
import type { ApiProblem } from '@livery/api-sdk';
import { outcomeUnknown } from '@livery/api-sdk';
import type { RegisterRule, RegisterValues, RegistrationTab, ResponseOf } from '@livery/contracts';
import { fieldMessages, problemOf, useSubmit } from '@livery/forms';
import type { HumanCheckState, PhoneProof, PhoneState, SmsCode, SubmitState } from '@livery/forms';
import { clearInvitation, useOpenSession } from '@livery/session';
import { accountApi } from '../api.ts';
import { atOneCodeField } from './code-fault.ts';
import { registerMobileRequest, registerRequest } from './register-request.ts';
import type { InvitationState } from './use-invitation.ts';

/** State of a registration. */
export interface RegisterFlow extends Omit<SubmitState, 'run'> {
  /** Resolves to the problem; to undefined after a registration, or while another attempt is under way. */
  readonly submit: (values: RegisterValues) => Promise<ApiProblem | undefined>;
}

export interface RegisterParts {
  readonly tab: RegistrationTab;
  /** Rules of the fields shown. */
  readonly rules: readonly RegisterRule[];
  readonly settings: ResponseOf<'registerSettings'>;
  readonly phone: PhoneState;
  readonly sms: SmsCode;
  readonly check: HumanCheckState;
  readonly invitation: InvitationState;
}

/**
 * Registers after the consent to age and terms, then opens the session. A retry after a lost answer sends the same request
 * with the same proofs: the transport then keeps its idempotency key, and no second account is created.
 */
export function useRegister({ tab, rules, settings, phone, sms, check, invitation }: RegisterParts): RegisterFlow {
  const [register] = accountApi.useRegisterMutation();
  const [registerMobile] = accountApi.useRegisterMobileMutation();
  const openSession = useOpenSession();
  const { identity } = useBrand();
  const { run, ...attempt } = useSubmit();
  const hasField = (field: RegisterRule['field']) => rules.some((rule) => rule.field === field);

  const request = async (values: RegisterValues, proof: PhoneProof | undefined) => {
    const humanProof = hasField('captcha') && check.answered ? check.proof : undefined;
    // The one field takes both kinds, and nothing tells which was typed. A good one of the address is not given up for it.
    const typedIsFriends = !invitation.friendHeld && settings.fields.some(({ field, enabled }) => field === 'referralCode' && enabled);
    const extras = { diallingCode: phone.diallingCode, phone: proof, humanProof, invitation: invitation.sent, typedIsFriends, termsVersion: settings.termsVersion, device: identity.device, place: location };
    return tab === 'mobile' ? registerMobile(registerMobileRequest(rules, values, extras)) : register(registerRequest(rules, values, extras));
  };

  const refused = (problem: ApiProblem, values: RegisterValues) => {
    // A code that was typed is corrected where it stands.
    if ((values.affiliateCode ?? '') === '') invitation.refused(problem);
    const shown = atOneCodeField(problem);
    // What speaks of another field was said before the check was looked at, and a lost answer may still come: it stays good.
    const [first] = fieldMessages(shown, rules.map(({ field }) => field));
    if (hasField('captcha') && !outcomeUnknown(problem) && (first === undefined || first.field === 'captcha')) check.renew();
    return shown;
  };

  const send = async (values: RegisterValues): Promise<ApiProblem | undefined> => {
    // A check that expired in the meantime would make another request of a retry.
    check.keep(true);
    const proved = hasField('verificationCode') ? await sms.prove() : undefined;
    if (proved !== undefined && 'problem' in proved) {
      check.keep(false);
      return proved.problem;
    }
    const { data, error } = await request(values, proved?.proof);
    if (data === undefined) {
      const problem = problemOf(error);
      check.keep(outcomeUnknown(problem));
      sms.answered(problem);
      return refused(problem, values);
    }
    sms.answered(undefined);
    clearInvitation();
    await openSession({ opened: data, username: (tab === 'mobile' ? values.mobileNum : values.username) ?? '', method: 'register', forcedPasswordChange: false });
    return undefined;
  };
  return { ...attempt, submit: (values) => run(() => send(values)) };
}
