import type { RegisterField, RegisterRule, RegistrationTab } from '@livery/contracts';
import type { PlainTextKey } from '@livery/i18n';

/** Fields that belong together, under their heading. */
export interface FieldGroup {
  readonly id: 'account' | 'person' | 'contacts' | 'invitation' | 'check';
  /** Nothing where the form is too short for headings. */
  readonly heading: PlainTextKey<'account'> | undefined;
  readonly rules: readonly RegisterRule[];
  /** Parted from the group before it. */
  readonly parted: boolean;
}

const mobile: readonly RegisterField[] = ['mobileNum', 'verificationCode'];
const account: readonly RegisterField[] = ['username', 'password', 'confirmPassword', 'paymentPassword'];
const person: readonly RegisterField[] = ['payeeName', 'idNumber', 'email'];
const contacts: readonly RegisterField[] = ['line', 'whatsapp', 'facebook', 'wechat', 'qqNum'];
const invited: readonly RegisterField[] = ['recommenderId', 'affiliateCode', 'referralCode'];

/** A form that is no longer than this stands as one piece, without headings. */
const LONGEST_WITHOUT_HEADINGS = 6;

/**
 * The fields of a tab in the order of its form, in groups. The number comes first where it is what one registers with,
 * and its code right after it; the captcha, which expires, comes last. What shows `beforeCode` is no part of the form.
 */
export function fieldGroups(tab: RegistrationTab, rules: readonly RegisterRule[], beforeCode: RegisterRule | undefined): readonly FieldGroup[] {
  const byNumber = tab === 'mobile';
  const groups: readonly (readonly [FieldGroup['id'], FieldGroup['heading'], readonly RegisterField[]])[] = [
    ['account', 'register.groupAccount', byNumber ? [...mobile, ...account] : account],
    ['person', 'register.groupPerson', byNumber ? person : [...person, ...mobile]],
    ['contacts', 'register.groupContacts', contacts],
    ['invitation', 'register.groupInvitation', invited],
    ['check', undefined, ['captcha']],
  ];
  const long = rules.length > LONGEST_WITHOUT_HEADINGS;
  return groups
    .map(([id, heading, fields]): FieldGroup => ({
      id,
      heading: long ? heading : undefined,
      rules: fields.flatMap((field) => {
        const rule = rules.find((each) => each.field === field);
        if (rule === undefined) return [];
        return field === 'verificationCode' && beforeCode !== undefined ? [beforeCode, rule] : [rule];
      }),
      parted: long,
    }))
    .filter((group) => group.rules.length > 0);
}
