import { patternSources, type FieldFault, type PatternId, type RegisterField, type RegisterRule, type RegisterValues, type RegistrationTab, type ResponseOf } from '@livery/contracts';

/** A registration form under some rules, the values entered, and the expected faults. */
export interface RegistrationRow {
  readonly name: string;
  readonly tab: RegistrationTab;
  /** Every rule of the server, in the order of the form. */
  readonly rules: readonly RegisterRule[];
  readonly modules: Pick<ResponseOf<'whitelabel'>['modules'], 'usernameRegistration' | 'mobileRegistration' | 'registrationSmsVerification' | 'mobileRegistrationPassword' | 'directRegistration'>;
  /** Entered by field; a field that is not here is left empty. */
  readonly values: RegisterValues;
  readonly faults: readonly FieldFault[];
}

type Shown = 'required' | 'optional' | 'off';

function rule(field: RegisterField, shown: Shown, patternId: PatternId | null = null, minLength: number | null = null, maxLength: number | null = null): RegisterRule {
  const acceptedPattern = patternId === null ? null : patternSources[patternId];
  return { field, enabled: shown !== 'off', required: shown === 'required', acceptedPattern, patternId, minLength, maxLength };
}

const standard: readonly RegisterRule[] = [
  rule('username', 'required', 'FIRST_LETTER', 4, 16),
  rule('password', 'required', 'LETTERS_DIGITS_COMBINED', 8, 32),
  rule('confirmPassword', 'required'),
  rule('payeeName', 'off', 'PUNCTUATION', 2, 60),
  rule('email', 'off', 'EMAIL', 6, 64),
  rule('mobileNum', 'off', 'DIGITS', 6, 15),
  rule('idNumber', 'off', 'LETTERS_AND_DIGITS', 4, 24),
  rule('verificationCode', 'off', 'DIGITS', 4, 8),
  rule('captcha', 'off'),
];
const rulesWith = (...changed: readonly RegisterRule[]): RegisterRule[] => standard.map((each) => changed.find(({ field }) => field === each.field) ?? each);

const allOn: RegistrationRow['modules'] = { usernameRegistration: true, mobileRegistration: true, registrationSmsVerification: false, mobileRegistrationPassword: true, directRegistration: true };
const byInvitation = { ...allOn, directRegistration: false };
const verified = { ...allOn, registrationSmsVerification: true };
const noPassword = { ...allOn, mobileRegistrationPassword: false };

const person: RegisterValues = { username: 'maria7', password: 'Correct-horse-7', confirmPassword: 'Correct-horse-7' };
const caller: RegisterValues = { mobileNum: '9171234567', password: 'Correct-horse-7', confirmPassword: 'Correct-horse-7' };

interface Case {
  readonly id: PatternId;
  readonly min: number;
  readonly max: number;
  readonly fits: string;
  readonly wrong: string;
  /** Outside the bounds, and of the right form. */
  readonly outside: string;
}

/** Bounds that are one number stand for the dates. */
const cases: readonly Case[] = [
  { id: 'LETTERS_AND_DIGITS', min: 3, max: 6, fits: 'Ab12', wrong: 'Ab-1', outside: 'A1' },
  { id: 'FIRST_LETTER', min: 3, max: 6, fits: 'a123', wrong: '1abc', outside: 'a123456' },
  { id: 'CHINESE', min: 2, max: 4, fits: '王小明', wrong: 'Wang', outside: '王' },
  { id: 'EMAIL', min: 8, max: 12, fits: 'ann@b.com', wrong: 'annb.com1', outside: 'anneliese@b.com' },
  { id: 'ALPHANUMERIC_NO_SPECIALS', min: 3, max: 6, fits: 'Ünal7', wrong: 'a-b7', outside: 'Ün' },
  { id: 'LETTERS_DIGITS_COMBINED', min: 4, max: 6, fits: 'abc-1', wrong: 'abcde', outside: 'abcdef1' },
  { id: 'DIGITS', min: 4, max: 4, fits: '0071', wrong: '12a4', outside: '123' },
  { id: 'ONE_UPPERCASE', min: 3, max: 6, fits: 'abcD', wrong: 'abcd', outside: 'abcdefG' },
  { id: 'ENGLISH_AND_SPACES', min: 3, max: 8, fits: 'Ann Lee', wrong: 'Ann L33', outside: 'An' },
  { id: 'NO_SPACES', min: 3, max: 6, fits: 'a-b.c', wrong: 'a b', outside: 'a-b.c-d' },
  { id: 'PUNCTUATION', min: 3, max: 8, fits: "O'Neill", wrong: 'O<Neill', outside: "O'" },
  { id: 'DATE_YMD', min: 10, max: 10, fits: '1999-12-31', wrong: '1999-13-01', outside: '1999-12-3' },
  { id: 'DATE_MDY', min: 10, max: 10, fits: '12-31-1999', wrong: '31-12-1999', outside: '012-31-1999' },
  { id: 'KOREAN', min: 2, max: 4, fits: '홍길동', wrong: 'Hong', outside: '홍' },
  { id: 'THAI', min: 3, max: 6, fits: 'สมชาย', wrong: 'Somch', outside: 'สมชายสม' },
  { id: 'UPPERCASE_WITH_LETTER', min: 3, max: 6, fits: 'A123', wrong: '1234', outside: 'A1' },
];

/** Four rows of a pattern: fitting, of another form, outside its bounds, and left empty. */
function patternRows({ id, min, max, fits, wrong, outside }: Case, index: number): RegistrationRow[] {
  const field: RegisterField = id === 'EMAIL' ? 'email' : index % 2 === 0 ? 'payeeName' : 'idNumber';
  const bounds = { patternId: id, min, max };
  const row = (name: string, shown: Shown, value: string, fault?: 'required' | 'length' | 'pattern'): RegistrationRow => ({
    name: `${id}: ${name}`,
    tab: 'username',
    rules: rulesWith(rule(field, shown, id, min, max)),
    modules: allOn,
    values: { ...person, [field]: value },
    faults: fault === undefined ? [] : [fault === 'required' ? { field, rule: fault } : { field, rule: fault, ...bounds }],
  });
  const asked: Shown = index % 2 === 0 ? 'required' : 'optional';
  return [
    row(`${asked}, ${fits} fits`, asked, fits),
    row(`${asked}, ${wrong} is of another form`, asked, wrong, 'pattern'),
    row(`${asked}, ${outside} is ${outside.length < min ? 'too short' : 'too long'}`, asked, outside, 'length'),
    asked === 'required' ? row('required and left empty', 'required', '', 'required') : row('optional and left empty', 'optional', ''),
  ];
}

/** Bounds of 4 to 8 around every length that matters, for a field that is required, may be left out, or is not shown. */
const boundRows: readonly RegistrationRow[] = (['required', 'optional', 'off'] as const).flatMap((shown) =>
  [0, 3, 4, 8, 9].map((length): RegistrationRow => {
    const fault: FieldFault[] = length === 0 ? [{ field: 'idNumber', rule: 'required' }] : [{ field: 'idNumber', rule: 'length', patternId: 'LETTERS_AND_DIGITS', min: 4, max: 8 }];
    const isFault = shown !== 'off' && (length === 0 ? shown === 'required' : length === 3 || length === 9);
    return {
      name: `bounds: ${shown}, ${length} characters of 4 to 8`,
      tab: 'username',
      rules: rulesWith(rule('idNumber', shown, 'LETTERS_AND_DIGITS', 4, 8)),
      modules: allOn,
      values: { ...person, idNumber: 'A1'.repeat(5).slice(0, length) },
      faults: isFault ? fault : [],
    };
  }),
);

function row(name: string, tab: RegistrationTab, values: RegisterValues, faults: readonly FieldFault[], over: Partial<Pick<RegistrationRow, 'rules' | 'modules'>> = {}): RegistrationRow {
  return { name: `${tab}: ${name}`, tab, rules: standard, modules: allOn, values, faults, ...over };
}

const required = (...fields: RegisterField[]): FieldFault[] => fields.map((field) => ({ field, rule: 'required' }));
const numberBounds = { patternId: 'DIGITS', min: 6, max: 15 } as const;
const codeBounds = { patternId: 'DIGITS', min: 4, max: 8 } as const;

const formRows: readonly RegistrationRow[] = [
  row('nothing entered', 'username', {}, required('username', 'password', 'confirmPassword')),
  row('all in order', 'username', person, []),
  row('another password below', 'username', { ...person, confirmPassword: 'Correct-horse-8' }, [{ field: 'confirmPassword', rule: 'equal' }]),
  row('a password without digits', 'username', { ...person, password: 'Correct-horse', confirmPassword: 'Correct-horse' }, [
    { field: 'password', rule: 'pattern', patternId: 'LETTERS_DIGITS_COMBINED', min: 8, max: 32 },
  ]),
  row('several faults at once', 'username', { username: '7up', password: 'short-1', confirmPassword: 'short-2' }, [
    { field: 'username', rule: 'length', patternId: 'FIRST_LETTER', min: 4, max: 16 },
    { field: 'password', rule: 'length', patternId: 'LETTERS_DIGITS_COMBINED', min: 8, max: 32 },
    { field: 'confirmPassword', rule: 'equal' },
  ]),
  row('an invitation is required and no code entered', 'username', person, required('affiliateCode'), { modules: byInvitation }),
  row('an invitation is required and no code entered', 'mobile', caller, required('affiliateCode'), { modules: byInvitation }),
  row('an invitation is required and a code entered', 'username', { ...person, affiliateCode: 'AGENT7' }, [], { modules: byInvitation }),
  row('a required code that is left out', 'username', person, required('affiliateCode'), { rules: [...standard, rule('affiliateCode', 'required', 'NO_SPACES', 2, 32)] }),
  row("the rule of a friend's code requires the one field", 'username', person, required('affiliateCode'), { rules: [...standard, rule('referralCode', 'required', 'NO_SPACES', 2, 32)] }),
  row('a code in the wrong form', 'username', { ...person, affiliateCode: 'a b' }, [{ field: 'affiliateCode', rule: 'pattern', patternId: 'NO_SPACES', min: 2, max: 32 }], {
    rules: [...standard, rule('affiliateCode', 'optional', 'NO_SPACES', 2, 32)],
  }),
  row('a captcha is asked for', 'username', person, required('captcha'), { rules: rulesWith(rule('captcha', 'required')) }),
  row('a captcha that may be left out', 'username', person, [], { rules: rulesWith(rule('captcha', 'optional')) }),
  row('a number that may be left out needs no code', 'username', person, [], { rules: rulesWith(rule('mobileNum', 'optional', 'DIGITS', 6, 15)), modules: verified }),
  row('a number that was given needs its code', 'username', { ...person, mobileNum: '9171234567' }, required('verificationCode'), {
    rules: rulesWith(rule('mobileNum', 'optional', 'DIGITS', 6, 15)),
    modules: verified,
  }),
  row('a required number and its code', 'username', person, required('mobileNum', 'verificationCode'), {
    rules: rulesWith(rule('mobileNum', 'required', 'DIGITS', 6, 15)),
    modules: verified,
  }),
  row('no code without a number', 'username', person, [], { modules: verified }),
  row('nothing entered', 'mobile', {}, required('password', 'confirmPassword', 'mobileNum')),
  row('nothing entered, numbers verified', 'mobile', {}, required('password', 'confirmPassword', 'mobileNum', 'verificationCode'), { modules: verified }),
  row('nothing entered, no password', 'mobile', {}, required('mobileNum'), { modules: noPassword }),
  row('all in order', 'mobile', caller, []),
  row('a number in groups', 'mobile', { ...caller, mobileNum: '(917) 123-4567' }, []),
  row('a number with letters', 'mobile', { ...caller, mobileNum: '917CALLME1' }, [{ field: 'mobileNum', rule: 'pattern', ...numberBounds }]),
  row('a number too short', 'mobile', { ...caller, mobileNum: '917 12' }, [{ field: 'mobileNum', rule: 'length', ...numberBounds }]),
  row('a number too long', 'mobile', { ...caller, mobileNum: '9171234567890123' }, [{ field: 'mobileNum', rule: 'length', ...numberBounds }]),
  row('a code with letters', 'mobile', { ...caller, verificationCode: '12E456' }, [{ field: 'verificationCode', rule: 'pattern', ...codeBounds }], { modules: verified }),
  row('a code too short', 'mobile', { ...caller, verificationCode: '123' }, [{ field: 'verificationCode', rule: 'length', ...codeBounds }], { modules: verified }),
  row('another password below', 'mobile', { ...caller, confirmPassword: 'Correct-horse-8' }, [{ field: 'confirmPassword', rule: 'equal' }]),
  row('other fields as ruled', 'mobile', { ...caller, email: 'nobody' }, [{ field: 'email', rule: 'pattern', patternId: 'EMAIL', min: 6, max: 64 }], {
    rules: rulesWith(rule('email', 'required', 'EMAIL', 6, 64)),
  }),
];

/** The table that the registration form and the gateway are both held against. */
export const registrationRows: readonly RegistrationRow[] = [...cases.flatMap(patternRows), ...boundRows, ...formRows];
