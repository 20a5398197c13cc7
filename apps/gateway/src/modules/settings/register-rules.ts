import type { ErrorCode, FieldFault, ResponseOf } from '@livery/contracts';
import { patternSources } from './patterns.ts';

/** The server's rule for one field of the registration form. */
export type RegisterRule = ResponseOf<'registerSettings'>['fields'][number];
type Field = RegisterRule['field'];

/** What a merchant may change of a rule. */
export type RuleChange = Pick<RegisterRule, 'field'> & {
  readonly [Part in Exclude<keyof RegisterRule, 'field' | 'acceptedPattern'>]?: RegisterRule[Part] | undefined;
};

function rule(field: Field, shown: 'required' | 'optional' | 'off', patternId: RegisterRule['patternId'], min: number | null, max: number | null): RegisterRule {
  return {
    field,
    enabled: shown !== 'off',
    required: shown === 'required',
    acceptedPattern: patternId === null ? null : patternSources[patternId],
    patternId,
    minLength: min,
    maxLength: max,
  };
}

/** The platform's rules, in the order of the form. */
export const defaultRules: readonly RegisterRule[] = [
  rule('username', 'required', 'FIRST_LETTER', 4, 16),
  rule('password', 'required', 'LETTERS_DIGITS_COMBINED', 8, 32),
  rule('confirmPassword', 'required', null, null, null),
  rule('payeeName', 'off', 'PUNCTUATION', 2, 60),
  rule('email', 'optional', 'EMAIL', 6, 64),
  rule('mobileNum', 'off', 'DIGITS', 6, 15),
  rule('qqNum', 'off', 'DIGITS', 5, 12),
  rule('line', 'off', 'NO_SPACES', 2, 40),
  rule('whatsapp', 'off', 'DIGITS', 6, 15),
  rule('facebook', 'off', 'NO_SPACES', 2, 80),
  rule('wechat', 'off', 'NO_SPACES', 2, 40),
  rule('idNumber', 'off', 'LETTERS_AND_DIGITS', 4, 24),
  rule('paymentPassword', 'off', 'DIGITS', 6, 6),
  rule('recommenderId', 'off', 'LETTERS_AND_DIGITS', 4, 16),
  rule('affiliateCode', 'off', 'LETTERS_AND_DIGITS', 2, 32),
  rule('referralCode', 'off', 'LETTERS_AND_DIGITS', 2, 32),
  rule('verificationCode', 'off', 'DIGITS', 4, 8),
  rule('captcha', 'off', null, null, null),
];

/** The rules in force: the platform's, each with what the merchant changed of it. */
export function rulesInForce(changes: readonly RuleChange[]): RegisterRule[] {
  const byField = new Map(changes.map((change) => [change.field, change]));
  return defaultRules.map((standard) => {
    const change = Object.entries(byField.get(standard.field) ?? {}).filter(([, value]) => value !== undefined);
    const changed: RegisterRule = { ...standard, ...Object.fromEntries(change) };
    return { ...changed, acceptedPattern: changed.patternId === null ? null : patternSources[changed.patternId] };
  });
}

/** Characters as people count them. */
const lengthOf = (text: string): number => Array.from(text).length;

function faultOf(check: RegisterRule, value: string | undefined): FieldFault | undefined {
  const { field, required, minLength, maxLength, patternId, acceptedPattern } = check;
  if (value === undefined || value === '') return required ? { field, rule: 'required' } : undefined;
  const length = lengthOf(value);
  const bounds = { ...(minLength === null ? {} : { min: minLength }), ...(maxLength === null ? {} : { max: maxLength }) };
  if (length < (minLength ?? 0) || length > (maxLength ?? Number.POSITIVE_INFINITY)) return { field, rule: 'length', ...bounds };
  if (acceptedPattern !== null && !new RegExp(acceptedPattern, 'u').test(value)) {
    return { field, rule: 'pattern', ...(patternId === null ? {} : { patternId }), ...bounds };
  }
  return undefined;
}

/** What a form holds, by field. */
export type RegisterValues = Readonly<Partial<Record<Field, string | undefined>>>;

/**
 * Every fault of a registration under the rules, in the order of the form. Fields that are not enabled are not
 * looked at, and what they hold is not kept.
 */
export function evaluateRules(rules: readonly RegisterRule[], values: RegisterValues): FieldFault[] {
  return rules.flatMap((check): FieldFault[] => {
    if (!check.enabled) return [];
    const fault = faultOf(check, values[check.field]);
    if (fault !== undefined) return [fault];
    if (check.field === 'confirmPassword' && values.confirmPassword !== values.password) return [{ field: 'confirmPassword', rule: 'equal' }];
    return [];
  });
}

/** Why a registration is refused before its fields are looked at. */
export function consentProblem(consent: { readonly ageConfirmed: boolean; readonly termsVersion: string | null }, termsVersion: string): ErrorCode | undefined {
  if (!consent.ageConfirmed) return 'AGE_NOT_CONFIRMED';
  return consent.termsVersion === termsVersion ? undefined : 'TERMS_NOT_ACCEPTED';
}
