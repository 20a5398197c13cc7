import type { ApiProblem } from '@livery/api-sdk';
import { describe, expect, it } from 'vitest';
import { atOneCodeField, codeFault } from './code-fault.ts';

const problem = (code: ApiProblem['code'], ...fields: NonNullable<ApiProblem['fields']>): ApiProblem => ({ kind: 'validation', code, message: '', status: 422, ...(fields.length === 0 ? {} : { fields }) });
const at = (field: string, rule: 'required' | 'invalid' | 'length' = 'invalid') => ({ field, rule });

describe('codeFault', () => {
  it.each([
    ['a code that is not good', problem('AFFILIATE_CODE_INVALID'), at('affiliateCode')],
    ["an agent's where both are named", problem('VALIDATION_FAILED', at('referralCode'), at('affiliateCode', 'required')), at('affiliateCode', 'required')],
    ["a friend's", problem('VALIDATION_FAILED', at('email'), at('referralCode', 'length')), at('referralCode', 'length')],
    ['nothing of the name of an agent', problem('AFFILIATE_CODE_INVALID', at('recommenderId')), undefined],
    ['nothing of another refusal', problem('USERNAME_TAKEN'), undefined],
  ])('returns %s', (_, given, expected) => {
    expect(codeFault(given)).toEqual(expected);
  });
});

describe('atOneCodeField', () => {
  it("returns a friend's fault at the field that shows, beside the others", () => {
    expect(atOneCodeField(problem('VALIDATION_FAILED', at('email'), at('referralCode', 'length'))).fields).toEqual([at('affiliateCode', 'length'), at('email')]);
  });

  it('returns one fault where both codes have one', () => {
    expect(atOneCodeField(problem('VALIDATION_FAILED', at('referralCode'), at('affiliateCode', 'required'))).fields).toEqual([at('affiliateCode', 'required')]);
  });

  it.each([problem('AFFILIATE_CODE_INVALID'), problem('VALIDATION_FAILED', at('affiliateCode'), at('email')), problem('USERNAME_TAKEN', at('username'))])('returns any other problem as it is: %j', (given) => {
    expect(atOneCodeField(given)).toBe(given);
  });
});
