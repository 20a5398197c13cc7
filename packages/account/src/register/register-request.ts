import type { Brand } from '@livery/brand-kit';
import type { RegisterField, RegisterRule, RegisterValues, RequestOf } from '@livery/contracts';
import type { HumanProof, PhoneProof } from '@livery/forms';
import type { Invitation } from '@livery/session';

/** Parts of a registration besides the form's fields. */
export interface RegisterExtras {
  /** With its plus; sent where a number is given. */
  readonly diallingCode: string;
  /** Proof of the number, where a code was required. */
  readonly phone: PhoneProof | undefined;
  /** Proof of the human check, where it was required. */
  readonly humanProof: HumanProof | undefined;
  readonly invitation: Invitation;
  /** A code that is typed is sent as a friend's too: the server has a field for that. */
  readonly typedIsFriends: boolean;
  readonly termsVersion: string;
  /** Sent as the way of registering. */
  readonly device: Brand['identity']['device'];
  readonly place: Pick<Location, 'hostname' | 'origin' | 'pathname' | 'search'>;
}

/** Fields sent together with their proofs. */
const proofFields: readonly RegisterField[] = ['captcha', 'verificationCode'];

/**
 * What both ways to register send: the fields of the form that were filled in, with the proofs, the invitation and
 * where the visitor came from (the address without its hash). The caller has checked the consent to age and terms.
 */
function common(rules: readonly RegisterRule[], values: RegisterValues, { diallingCode, phone, humanProof, invitation, typedIsFriends, termsVersion, device, place }: RegisterExtras) {
  const entries = rules.flatMap(({ field }): [RegisterField, string][] => {
    const value = values[field] ?? '';
    return value === '' || proofFields.includes(field) ? [] : [[field, value]];
  });
  const { affiliateCode, referralCode, domain = place.hostname } = invitation;
  const given: Partial<Record<RegisterField, string>> = {
    ...(affiliateCode === undefined ? {} : { affiliateCode }),
    ...(referralCode === undefined ? {} : { referralCode }),
    ...Object.fromEntries(entries.flatMap(([field, value]) => (field === 'affiliateCode' && typedIsFriends ? [[field, value], ['referralCode', value]] : [[field, value]]))),
  };
  return {
    ...given,
    ...(given.mobileNum === undefined ? {} : { countryDialingCode: diallingCode }),
    ...(phone === undefined ? {} : { verificationCode: phone.code }),
    ...(phone?.idToken === undefined ? {} : { firebaseChannel: 'sms' as const, firebaseIdToken: phone.idToken }),
    ...humanProof,
    domain,
    login: true as const,
    registerUrl: `${place.origin}${place.pathname}${place.search}`.slice(0, 2000),
    registerMethod: device,
    ageConfirmed: true,
    termsVersion,
  };
}

/** The request of a registration by user name. */
export function registerRequest(rules: readonly RegisterRule[], values: RegisterValues, extras: RegisterExtras): RequestOf<'register'> {
  const { username = '', password = '', confirmPassword = '' } = values;
  return { ...common(rules, values, extras), username, password, confirmPassword };
}

/** The request of a registration by mobile number. */
export function registerMobileRequest(rules: readonly RegisterRule[], values: RegisterValues, extras: RegisterExtras): RequestOf<'registerMobile'> {
  return { ...common(rules, values, extras), mobileNum: values.mobileNum ?? '', countryDialingCode: extras.diallingCode };
}
