import { patternSources, type ErrorCode, type RegisterField, type RegisterRule } from '@livery/contracts';

/** What a merchant may change of a rule. */
export type RuleChange = Pick<RegisterRule, 'field'> & {
  readonly [Part in Exclude<keyof RegisterRule, 'field' | 'acceptedPattern'>]?: RegisterRule[Part] | undefined;
};

function rule(field: RegisterField, shown: 'required' | 'optional' | 'off', patternId: RegisterRule['patternId'], min: number | null, max: number | null): RegisterRule {
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
  // The one field for codes of agents and of friends; members are told to invite by their code.
  rule('affiliateCode', 'optional', 'NO_SPACES', 2, 32),
  rule('referralCode', 'off', 'NO_SPACES', 2, 32),
  rule('verificationCode', 'off', 'DIGITS', 4, 8),
  rule('captcha', 'off', null, null, null),
];

/** The rules in force: the platform's, with the merchant's changes. */
export function rulesInForce(changes: readonly RuleChange[]): RegisterRule[] {
  const byField = new Map(changes.map((change) => [change.field, change]));
  return defaultRules.map((standard) => {
    const change = Object.entries(byField.get(standard.field) ?? {}).filter(([, value]) => value !== undefined);
    const changed: RegisterRule = { ...standard, ...Object.fromEntries(change) };
    return { ...changed, acceptedPattern: changed.patternId === null ? null : patternSources[changed.patternId] };
  });
}

/** Why a registration is refused before its fields are checked. */
export function consentProblem(consent: { readonly ageConfirmed: boolean; readonly termsVersion: string | null }, termsVersion: string): ErrorCode | undefined {
  if (!consent.ageConfirmed) return 'AGE_NOT_CONFIRMED';
  return consent.termsVersion === termsVersion ? undefined : 'TERMS_NOT_ACCEPTED';
}
