import type { RegisterField, RegisterRule, RegistrationTab } from '@livery/contracts';
import type { PlainTextKey } from '@livery/i18n';

/** Fields that belong together, under their heading. */
export interface FieldGroup {
  readonly heading: PlainTextKey<'account'> | undefined;
  readonly rules: readonly RegisterRule[];
}

const mobile: readonly RegisterField[] = ['mobileNum', 'verificationCode'];
const account: readonly RegisterField[] = ['username', 'password', 'confirmPassword', 'paymentPassword'];
const person: readonly RegisterField[] = ['payeeName', 'email', 'idNumber'];
const contacts: readonly RegisterField[] = ['line', 'whatsapp', 'facebook', 'wechat', 'qqNum'];
const invited: readonly RegisterField[] = ['recommenderId', 'affiliateCode', 'referralCode'];

/** A form that is no longer than this stands as one piece, without headings. */
const LONGEST_WITHOUT_HEADINGS = 6;

/**
 * The fields of a tab in the order of its form, in groups. The number comes first where it is what one registers with,
 * and its code right after it; the captcha, which lapses, comes last.
 */
export function fieldGroups(tab: RegistrationTab, rules: readonly RegisterRule[]): readonly FieldGroup[] {
  const byNumber = tab === 'mobile';
  const groups: readonly (readonly [FieldGroup['heading'], readonly RegisterField[]])[] = [
    ['register.groupAccount', byNumber ? [...mobile, ...account] : account],
    ['register.groupPerson', byNumber ? person : [...person, ...mobile]],
    ['register.groupContacts', contacts],
    ['register.groupInvitation', invited],
    [undefined, ['captcha']],
  ];
  const short = rules.length <= LONGEST_WITHOUT_HEADINGS;
  return groups
    .map(([heading, fields]) => ({
      heading: short ? undefined : heading,
      rules: fields.flatMap((field) => rules.find((rule) => rule.field === field) ?? []),
    }))
    .filter((group) => group.rules.length > 0);
}
