import type { ApiProblem } from '@livery/api-sdk';
import { describe, expect, it } from 'vitest';
import { fieldMessages } from './field-message.ts';

const problem = (over: Partial<ApiProblem>): ApiProblem => ({ kind: 'refused', code: 'USERNAME_TAKEN', message: '', status: 409, ...over });
const shown = ['username', 'password', 'recommenderId', 'captcha', 'agreed'];
const fieldsFor = (over: Partial<ApiProblem>) => fieldMessages(problem(over), shown).map(({ field }) => field);

describe('fieldMessages', () => {
  it('puts the server’s faults in the order of the form', () => {
    const fields = [
      { field: 'password', rule: 'length', min: 8, max: 32 },
      { field: 'username', rule: 'taken' },
    ] as const;
    expect(fieldMessages(problem({ fields }), shown)).toEqual([
      { field: 'username', message: { ns: 'errors', key: 'account.usernameTaken' } },
      { field: 'password', message: { ns: 'account', key: 'validation.length.range', params: { min: 8, max: 32 } } },
    ]);
  });

  it.each([
    ['USERNAME_TAKEN', 'username'],
    ['CAPTCHA_FAILED', 'captcha'],
    ['CAPTCHA_REQUIRED', 'captcha'],
    ['AFFILIATE_CODE_INVALID', 'recommenderId'],
    ['TERMS_NOT_ACCEPTED', 'agreed'],
    ['AGE_NOT_CONFIRMED', 'agreed'],
  ] as const)('finds the field of %s by its code alone', (code, field) => {
    expect(fieldsFor({ code })).toEqual([field]);
  });

  it('leaves out what concerns no field, or one that is not shown', () => {
    expect(fieldsFor({ code: 'REGISTRATION_CLOSED' })).toEqual([]);
    expect(fieldsFor({ code: 'PHONE_INVALID' })).toEqual([]);
    expect(fieldsFor({ fields: [{ field: 'username', rule: 'taken' }, { field: 'idNumber', rule: 'required' }] })).toEqual([]);
  });
});
