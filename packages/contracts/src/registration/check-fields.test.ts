import { describe, expect, it } from 'vitest';
import { checkRegistration } from './check-fields.ts';
import type { RegisterRule } from './check-fields.ts';

function rule(change: Partial<RegisterRule> & Pick<RegisterRule, 'field'>): RegisterRule {
  return { enabled: true, required: true, acceptedPattern: null, patternId: null, minLength: null, maxLength: null, ...change };
}

const username = rule({ field: 'username', acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$', patternId: 'FIRST_LETTER', minLength: 4, maxLength: 8 });

describe('checkRegistration', () => {
  it.each([
    ['', { field: 'username', rule: 'required' }],
    [undefined, { field: 'username', rule: 'required' }],
    ['abc', { field: 'username', rule: 'length', patternId: 'FIRST_LETTER', min: 4, max: 8 }],
    ['abcdefghi', { field: 'username', rule: 'length', patternId: 'FIRST_LETTER', min: 4, max: 8 }],
    ['1abc', { field: 'username', rule: 'pattern', patternId: 'FIRST_LETTER', min: 4, max: 8 }],
  ])('rejects %j', (value, fault) => {
    expect(checkRegistration([username], { username: value })).toEqual([fault]);
  });

  it.each([['abcd'], ['Abcdefg8']])('accepts %j', (value) => {
    expect(checkRegistration([username], { username: value })).toEqual([]);
  });

  it('counts characters as people do', () => {
    expect(checkRegistration([rule({ field: 'payeeName', minLength: 2, maxLength: 2 })], { payeeName: '𠮷𠮷' })).toEqual([]);
  });

  it('accepts an empty field that is optional or not shown', () => {
    expect(checkRegistration([rule({ field: 'email', required: false, minLength: 5 })], {})).toEqual([]);
    expect(checkRegistration([rule({ field: 'email', enabled: false })], {})).toEqual([]);
  });

  it('requires the same password twice', () => {
    const rules = [rule({ field: 'password' }), rule({ field: 'confirmPassword' })];
    expect(checkRegistration(rules, { password: 'a', confirmPassword: 'b' })).toEqual([{ field: 'confirmPassword', rule: 'equal' }]);
    expect(checkRegistration(rules, { password: 'a', confirmPassword: 'a' })).toEqual([]);
  });

  it('counts the digits of a number in any grouping', () => {
    const number = rule({ field: 'mobileNum', acceptedPattern: '^[0-9]+$', patternId: 'DIGITS', minLength: 10, maxLength: 10 });
    expect(checkRegistration([number], { mobileNum: '(917) 123-4567' })).toEqual([]);
    expect(checkRegistration([number], { mobileNum: '917 123 456' })).toEqual([{ field: 'mobileNum', rule: 'length', patternId: 'DIGITS', min: 10, max: 10 }]);
    expect(checkRegistration([number], { mobileNum: ' - ' })).toEqual([{ field: 'mobileNum', rule: 'required' }]);
  });

  it('requires no code for an optional number left empty', () => {
    const rules = (required: boolean) => [rule({ field: 'mobileNum', required }), rule({ field: 'verificationCode' })];
    expect(checkRegistration(rules(false), {})).toEqual([]);
    expect(checkRegistration(rules(false), { mobileNum: '9171234567' })).toEqual([{ field: 'verificationCode', rule: 'required' }]);
    expect(checkRegistration(rules(true), {}).map(({ field }) => field)).toEqual(['mobileNum', 'verificationCode']);
  });

  it('names every fault at once, in the order of the form', () => {
    const rules = [rule({ field: 'password' }), username];
    expect(checkRegistration(rules, {}).map(({ field }) => field)).toEqual(['password', 'username']);
  });
});
