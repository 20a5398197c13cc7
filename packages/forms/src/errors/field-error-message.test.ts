import { describe, expect, it } from 'vitest';
import { fieldErrorMessage } from './field-error-message.ts';

describe('fieldErrorMessage', () => {
  it.each([
    [{ field: 'email', rule: 'required' }, { ns: 'account', key: 'validation.required' }],
    [{ field: 'mobileNum', rule: 'required' }, { ns: 'errors', key: 'phone.missing' }],
    [{ field: 'verificationCode', rule: 'required' }, { ns: 'errors', key: 'code.missing' }],
    [{ field: 'captcha', rule: 'required' }, { ns: 'errors', key: 'captcha.required' }],
    [{ field: 'confirmPassword', rule: 'equal' }, { ns: 'account', key: 'validation.mismatch' }],
    [{ field: 'username', rule: 'taken' }, { ns: 'errors', key: 'account.usernameTaken' }],
    [{ field: 'mobileNum', rule: 'taken' }, { ns: 'errors', key: 'account.phoneTaken' }],
    [{ field: 'mobileNum', rule: 'invalid' }, { ns: 'errors', key: 'phone.invalid' }],
    [{ field: 'line', rule: 'taken' }, { ns: 'errors', key: 'field.invalid' }],
    [{ field: 'email', rule: 'invalid' }, { ns: 'errors', key: 'field.invalid' }],
    [{ field: 'email', rule: 'pattern' }, { ns: 'errors', key: 'field.invalid' }],
    [
      { field: 'username', rule: 'length', min: 4, max: 16 },
      { ns: 'account', key: 'validation.length.range', params: { min: 4, max: 16 } },
    ],
    [
      { field: 'username', rule: 'pattern', patternId: 'LETTERS_AND_DIGITS', min: 4, max: 16 },
      { ns: 'account', key: 'validation.lettersAndDigits.range', params: { min: 4, max: 16 } },
    ],
    [
      { field: 'paymentPassword', rule: 'length', patternId: 'DIGITS', min: 6, max: 6 },
      { ns: 'account', key: 'validation.digits.exact', params: { count: 6 } },
    ],
    [{ field: 'idNumber', rule: 'pattern', patternId: 'OF_A_LATER_SERVER' }, { ns: 'errors', key: 'field.invalid' }],
  ] as const)('returns one sentence for %j', (fault, message) => {
    expect(fieldErrorMessage(fault)).toEqual(message);
  });
});
