import { patternSources, type ProfileEntry, type ProfileField } from '@livery/contracts';

/** The rule of one field of a profile. */
export type ProfileRule = Omit<ProfileEntry, 'value'>;

/** What a merchant may change of a rule. */
type RuleChange = Pick<ProfileRule, 'field'> & {
  readonly [Part in Exclude<keyof ProfileRule, 'field' | 'acceptedPattern'>]?: ProfileRule[Part] | undefined;
};

type Shown = 'optional' | 'off';

function rule(field: ProfileField, shown: Shown, fixed: boolean, patternId: ProfileRule['patternId'], min: number, max: number): ProfileRule {
  return { field, enabled: shown !== 'off', required: false, fixed, patternId, acceptedPattern: patternId === null ? null : patternSources[patternId], minLength: min, maxLength: max };
}

/** The platform's rules, in the order of the form. The name of the payee decides whose accounts money is paid to: it stays. */
const standardRules: readonly ProfileRule[] = [
  rule('payeeName', 'optional', true, 'PUNCTUATION', 2, 60),
  rule('fullName', 'off', false, 'PUNCTUATION', 2, 80),
  rule('birthday', 'optional', true, 'DATE_YMD', 10, 10),
  rule('nationality', 'off', false, 'UPPERCASE_WITH_LETTER', 2, 2),
  rule('address', 'off', false, null, 5, 160),
  rule('occupation', 'off', false, 'PUNCTUATION', 2, 60),
  rule('incomeSource', 'off', false, null, 1, 20),
  rule('telegram', 'optional', false, 'NO_SPACES', 3, 40),
  rule('zalo', 'off', false, 'NO_SPACES', 3, 40),
];

/** The rules in force: the platform's, with the merchant's changes. */
export function profileRulesInForce(changes: readonly RuleChange[]): readonly ProfileRule[] {
  const byField = new Map(changes.map((change) => [change.field, change]));
  return standardRules.map((standard) => {
    const change = Object.entries(byField.get(standard.field) ?? {}).filter(([, value]) => value !== undefined);
    const changed: ProfileRule = { ...standard, ...Object.fromEntries(change) };
    return { ...changed, acceptedPattern: changed.patternId === null ? null : patternSources[changed.patternId] };
  });
}
