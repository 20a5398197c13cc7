import type { FieldFault } from '../envelope.ts';
import type { ResponseOf } from '../schemas.ts';
import { plainNumber } from './mobile-number.ts';

/** The server's rule for one field of the registration form. */
export type RegisterRule = ResponseOf<'registerSettings'>['fields'][number];
/** A field of the registration form. */
export type RegisterField = RegisterRule['field'];
/** What a registration form holds, by field. */
export type RegisterValues = Readonly<Partial<Record<RegisterField, string | undefined>>>;

/** Characters as people count them. */
const lengthOf = (text: string): number => Array.from(text).length;

/** The rule of a field of any form: whether it is required, its pattern and its bounds. */
export type FieldRule = Omit<RegisterRule, 'field' | 'enabled'> & { readonly field: string };

/** The fault of one value under the rule of its field. */
export function checkField(check: FieldRule, value: string | undefined): FieldFault | undefined {
  const { field, required, minLength, maxLength, patternId, acceptedPattern } = check;
  if (value === undefined || value === '') return required ? { field, rule: 'required' } : undefined;
  const length = lengthOf(value);
  const bounds = { ...(minLength === null ? {} : { min: minLength }), ...(maxLength === null ? {} : { max: maxLength }) };
  if (length < (minLength ?? 0) || length > (maxLength ?? Number.POSITIVE_INFINITY)) return { field, rule: 'length', ...(patternId === null ? {} : { patternId }), ...bounds };
  if (acceptedPattern !== null && !new RegExp(acceptedPattern, 'u').test(value)) {
    return { field, rule: 'pattern', ...(patternId === null ? {} : { patternId }), ...bounds };
  }
  return undefined;
}

/** A code verifies a number: none is required without a number. */
function isCodeForNoNumber(check: RegisterRule, rules: readonly RegisterRule[], values: RegisterValues): boolean {
  const number = rules.find(({ field }) => field === 'mobileNum');
  return check.field === 'verificationCode' && number?.enabled === true && !number.required && (values.mobileNum ?? '') === '';
}

/**
 * Every fault of a registration under the server's rules, in the order of the form. Both sides call this one
 * function, so that the form and the gateway never disagree. Fields that are not enabled are not looked at; a number
 * may be grouped as people write it, and its digits count.
 */
export function checkRegistration(rules: readonly RegisterRule[], values: RegisterValues): FieldFault[] {
  return rules.flatMap((check): FieldFault[] => {
    if (!check.enabled || isCodeForNoNumber(check, rules, values)) return [];
    const value = values[check.field];
    const fault = checkField(check, check.field === 'mobileNum' && value !== undefined ? plainNumber(value) : value);
    if (fault !== undefined) return [fault];
    if (check.field === 'confirmPassword' && values.confirmPassword !== values.password) return [{ field: 'confirmPassword', rule: 'equal' }];
    return [];
  });
}
