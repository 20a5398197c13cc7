import { checkRegistration, patternSources, type RegisterValues } from '@livery/contracts';
import { describe, expect, it } from 'vitest';
import { consentProblem, defaultRules, rulesInForce } from './register-rules.ts';

const good: RegisterValues = { username: 'maria7', password: 'abcdefg1', confirmPassword: 'abcdefg1' };
const faultsOf = (changes: RegisterValues, rules = defaultRules) => checkRegistration(rules, { ...good, ...changes });

describe('registration rules of the platform', () => {
  it('accept a valid registration', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ email: 'maria@example.com' })).toEqual([]);
  });

  it.each<[string, RegisterValues, object[]]>([
    ['no name', { username: '' }, [{ field: 'username', rule: 'required' }]],
    ['a name of three', { username: 'abc' }, [{ field: 'username', rule: 'length', patternId: 'FIRST_LETTER', min: 4, max: 16 }]],
    ['a name of four', { username: 'abcd' }, []],
    ['a name of sixteen', { username: 'a'.repeat(16) }, []],
    ['a name of seventeen', { username: 'a'.repeat(17) }, [{ field: 'username', rule: 'length', patternId: 'FIRST_LETTER', min: 4, max: 16 }]],
    ['a name that begins with a digit', { username: '7maria' }, [{ field: 'username', rule: 'pattern', patternId: 'FIRST_LETTER', min: 4, max: 16 }]],
    ['a name with a sign', { username: 'maria_7' }, [{ field: 'username', rule: 'pattern', patternId: 'FIRST_LETTER', min: 4, max: 16 }]],
    ['a name in another script', { username: 'мария' }, [{ field: 'username', rule: 'pattern', patternId: 'FIRST_LETTER', min: 4, max: 16 }]],
    ['a password of seven', { password: 'abcdef1', confirmPassword: 'abcdef1' }, [{ field: 'password', rule: 'length', patternId: 'LETTERS_DIGITS_COMBINED', min: 8, max: 32 }]],
    ['a password of letters', { password: 'abcdefgh', confirmPassword: 'abcdefgh' }, [{ field: 'password', rule: 'pattern', patternId: 'LETTERS_DIGITS_COMBINED', min: 8, max: 32 }]],
    ['a password of digits', { password: '12345678', confirmPassword: '12345678' }, [{ field: 'password', rule: 'pattern', patternId: 'LETTERS_DIGITS_COMBINED', min: 8, max: 32 }]],
    ['a password with signs', { password: 'Livery-2026', confirmPassword: 'Livery-2026' }, []],
    ['another password below', { confirmPassword: 'abcdefg2' }, [{ field: 'confirmPassword', rule: 'equal' }]],
    ['no password below', { confirmPassword: undefined }, [{ field: 'confirmPassword', rule: 'required' }]],
    ['an address that is none', { email: 'maria.example.com' }, [{ field: 'email', rule: 'pattern', patternId: 'EMAIL', min: 6, max: 64 }]],
    ['a field that is not asked', { qqNum: 'x' }, []],
  ])('%s', (_, changes, expected) => {
    expect(faultsOf(changes)).toEqual(expected);
  });

  it('name every fault in the order of the form', () => {
    expect(faultsOf({ username: 'x', password: 'y', email: 'z' }).map(({ field }) => field)).toEqual(['username', 'password', 'confirmPassword', 'email']);
  });
});

describe('registration rules of a merchant', () => {
  it('replace the rule they name and leave the others', () => {
    const rules = rulesInForce([
      { field: 'mobileNum', enabled: true, required: true },
      { field: 'username', minLength: 6, patternId: 'LETTERS_AND_DIGITS' },
      { field: 'password', patternId: null },
    ]);
    expect(faultsOf({ username: '7mari' }, rules)).toEqual([
      { field: 'username', rule: 'length', patternId: 'LETTERS_AND_DIGITS', min: 6, max: 16 },
      { field: 'mobileNum', rule: 'required' },
    ]);
    expect(faultsOf({ username: '7maria', mobileNum: '0917555', password: 'abcdefgh', confirmPassword: 'abcdefgh' }, rules)).toEqual([]);
    expect(rules.map(({ field }) => field)).toEqual(defaultRules.map(({ field }) => field));
  });

  it('count characters, not code units', () => {
    const rules = rulesInForce([{ field: 'payeeName', enabled: true, patternId: null, maxLength: 2 }]);
    expect(faultsOf({ payeeName: '𠮷𠮷' }, rules)).toEqual([]);
    expect(faultsOf({ payeeName: '𠮷𠮷𠮷' }, rules)).toEqual([{ field: 'payeeName', rule: 'length', min: 2, max: 2 }]);
  });
});

describe('patterns of registration fields', () => {
  it.each<[keyof typeof patternSources, string[], string[]]>([
    ['LETTERS_AND_DIGITS', ['a', '1b'], ['', 'a b', 'é']],
    ['FIRST_LETTER', ['a1'], ['1a', '']],
    ['CHINESE', ['王小明', '阿里木·江'], ['Wang', '王 明', '·']],
    ['EMAIL', ['a@b.co', 'x+y@sub.example.com'], ['a@b', 'a b@c.de', 'a@-b.co', '@b.co']],
    ['ALPHANUMERIC_NO_SPECIALS', ['Ünal7', 'మరియా'], ['a-b', 'a b']],
    ['LETTERS_DIGITS_COMBINED', ['a1', 'A-1'], ['aa', '11', 'a 1']],
    ['DIGITS', ['007'], ['1a', '١']],
    ['ONE_UPPERCASE', ['aB'], ['ab']],
    ['ENGLISH_AND_SPACES', ['Ann Lee'], ['Ann  Lee', ' Ann', 'Añn']],
    ['NO_SPACES', ['a-b'], ['a b', '']],
    ['PUNCTUATION', ["O'Neill-Smith, Jr."], ['a<b', 'a;b']],
    ['DATE_YMD', ['1999-12-31'], ['1999-13-01', '31-12-1999']],
    ['DATE_MDY', ['12-31-1999'], ['31-12-1999']],
    ['KOREAN', ['홍길동', '홍 길동'], ['Hong', '홍1']],
    ['THAI', ['สมชาย'], ['Somchai']],
    ['UPPERCASE_WITH_LETTER', ['A1', 'AB'], ['12', 'a1']],
  ])('%s', (id, fits, others) => {
    const pattern = new RegExp(patternSources[id], 'u');
    expect(fits.filter((text) => !pattern.test(text))).toEqual([]);
    expect(others.filter((text) => pattern.test(text))).toEqual([]);
  });
});

describe('consent', () => {
  it.each([
    [false, '1', 'AGE_NOT_CONFIRMED'],
    [true, '0', 'TERMS_NOT_ACCEPTED'],
    [true, null, 'TERMS_NOT_ACCEPTED'],
    [true, '1', undefined],
  ] as const)('is checked for age %s and terms %s', (ageConfirmed, termsVersion, expected) => {
    expect(consentProblem({ ageConfirmed, termsVersion }, '1')).toBe(expected);
  });
});
