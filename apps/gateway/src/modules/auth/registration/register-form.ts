import { checkRegistration, formOf, type FieldFault, type RegisterValues, type RegistrationForm, type RegistrationTab, type ResponseOf, type ValidRequestOf } from '@livery/contracts';
import { Problem, type Tenant } from '../../../platform/http/index.ts';
import { consentProblem, type Site } from '../../settings/index.ts';
import { normaliseMobile } from '../../verification/index.ts';

type Credentials = 'username' | 'password' | 'confirmPassword';

/** The request of either registration call. */
export type RegistrationRequest = Omit<ValidRequestOf<'register'>, Credentials> & { readonly [Name in Credentials]?: string | undefined };

/** A registration whose fields are valid. */
export interface CheckedForm {
  readonly form: RegistrationForm;
  readonly termsVersion: string;
  /** The number in E.164, where one was given. */
  readonly mobile: string | undefined;
  /** The number must be proved. */
  readonly requiresPhoneProof: boolean;
  /** A friend's code must be somebody's: an invitation is required and there is no other, or the merchant's own form has a field for it. */
  readonly friendRequired: boolean;
  /** The human check must pass: where it is required, and where an optional one was answered. */
  readonly requiresHumanCheck: boolean;
}

type Verification = ResponseOf<'permission'>['verification'];

/**
 * The values that the rules check. An outside phone provider's token replaces the code, an outside human check's, or work, the captcha:
 * the merchant's rules do not apply to their format.
 */
function underProviders(form: RegistrationForm, request: RegistrationRequest, phone: Verification['phone']['provider'], human: Verification['humanCheck']['provider']) {
  const free = { acceptedPattern: null, patternId: null, minLength: null, maxLength: null };
  const proof = human === 'turnstile' ? (request.humanToken ?? '') : request.captchaWork;
  const values: RegisterValues = {
    ...request,
    ...(phone === 'external' && (request.firebaseIdToken ?? '') !== '' ? { verificationCode: 'proved' } : {}),
    ...(proof === undefined ? {} : { captcha: proof }),
  };
  const outside = (field: string): boolean => (field === 'verificationCode' && phone === 'external') || (field === 'captcha' && proof !== undefined);
  return { rules: form.map((rule) => (outside(rule.field) ? { ...rule, ...free } : rule)), values };
}

/** The number in E.164; undefined where the form has none, or it was left out. */
function numberOf(form: RegistrationForm, { mobileNum = '', countryDialingCode }: RegistrationRequest): string | undefined {
  if (mobileNum === '' || !form.some(({ field, enabled }) => field === 'mobileNum' && enabled)) return undefined;
  if (countryDialingCode === undefined) throw new Problem('PHONE_INVALID', { fields: [{ field: 'mobileNum', rule: 'invalid' } satisfies FieldFault] });
  return normaliseMobile(countryDialingCode, mobileNum);
}

/**
 * Checks a registration against the merchant's rules, with the same functions as the form. A friend's code of a link stands in for
 * the one that would be typed; whether it is good is not known here.
 * @throws Problem FUNCTION_DISABLED, REGISTRATION_CLOSED, VALIDATION_FAILED, AGE_NOT_CONFIRMED, TERMS_NOT_ACCEPTED or
 * PHONE_INVALID
 */
export async function checkForm(tab: RegistrationTab, tenant: Tenant, request: RegistrationRequest, site: Site): Promise<CheckedForm> {
  const [modules, { fields, termsVersion }] = [await site.modules(tenant), await site.registration(tenant)];
  const named = fieldOf(fields, request, 'recommenderId') !== undefined;
  const linked = (request.referralCode ?? '') !== '';
  const form = formOf(tab, fields, modules, { held: linked, named });
  if (form === undefined) throw new Problem('FUNCTION_DISABLED');
  if (!(await site.setting(tenant, 'registrationOpen'))) throw new Problem('REGISTRATION_CLOSED');
  const [phone, human] = [await site.setting(tenant, 'phoneProvider'), await site.setting(tenant, 'humanCheck')];
  const { rules, values } = underProviders(form, request, phone.provider, human.provider);
  const faults = checkRegistration(rules, values);
  if (faults.length > 0) throw new Problem('VALIDATION_FAILED', { fields: faults });
  const consent = consentProblem(request, termsVersion);
  if (consent !== undefined) throw new Problem(consent);
  const mobile = numberOf(form, request);
  return {
    form,
    termsVersion,
    mobile,
    friendRequired: linked && (request.affiliateCode ?? '') === '' && (fieldOf(fields, request, 'referralCode') !== undefined || formOf(tab, fields, modules, { named })?.some(({ field, required }) => field === 'affiliateCode' && required) === true),
    requiresPhoneProof: mobile !== undefined && modules.registrationSmsVerification,
    requiresHumanCheck: form.some(({ field, enabled, required }) => field === 'captcha' && enabled && (required || (values.captcha ?? '') !== '')),
  };
}

/** Fields with a column of their own; the rest of the form goes into the profile. */
const NOT_PROFILE = new Set([
  'username', 'password', 'confirmPassword', 'captcha', 'verificationCode', 'paymentPassword', 'recommenderId', 'affiliateCode', 'referralCode', 'mobileNum',
]);

/** The profile fields of the form. */
export function profileOf(form: RegistrationForm, request: RegistrationRequest): Record<string, string> {
  const kept = form.filter(({ field, enabled }) => enabled && !NOT_PROFILE.has(field));
  return Object.fromEntries(
    kept.flatMap(({ field }): [string, string][] => {
      const value = request[field];
      return value === undefined || value === '' ? [] : [[field, value]];
    }),
  );
}

/** A field of the form that was shown and filled in. */
export function fieldOf(form: RegistrationForm, request: RegistrationRequest, name: keyof RegisterValues): string | undefined {
  const value = form.some(({ field, enabled }) => field === name && enabled) ? request[name] : undefined;
  return value === '' ? undefined : value;
}
