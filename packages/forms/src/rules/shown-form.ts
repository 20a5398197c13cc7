import { formOf } from '@livery/contracts';
import type { KnownInvitation, RegisterRule, RegistrationTab, ResponseOf } from '@livery/contracts';
import { fieldGroups } from './field-groups.ts';
import type { FieldGroup } from './field-groups.ts';

/** What decides about the fields of a registration, apart from the server's rules. */
export interface FormContext {
  readonly tab: RegistrationTab;
  readonly modules: Parameters<typeof formOf>[2];
  readonly verification: ResponseOf<'permission'>['verification'] | undefined;
  /** What is known of the invitation besides a code that is typed. */
  readonly invitation: KnownInvitation;
  /** A number has been typed. */
  readonly numberGiven: boolean;
  /** A human check is required before a code is sent. */
  readonly checkWanted: boolean;
}

/** A form as it is shown and checked. */
export interface ShownForm {
  /** Rules of the fields that are part of the form, in its order. */
  readonly rules: readonly RegisterRule[];
  /** The same with what shows beside them: a human check before a code is sent. */
  readonly groups: readonly FieldGroup[];
}

const free = { acceptedPattern: null, patternId: null, minLength: null, maxLength: null };
const captchaRule: RegisterRule = { field: 'captcha', enabled: true, required: true, ...free };

/**
 * The rules of a tab's fields as they show and are checked; undefined where the tab is not offered. What shows a person, and an
 * outside provider's codes, are not under the merchant's rules of form.
 */
export function shownForm(fields: readonly RegisterRule[], { tab, modules, verification, invitation, numberGiven, checkWanted }: FormContext): ShownForm | undefined {
  const form = formOf(tab, fields, modules, invitation);
  if (form === undefined || !form.some(({ field, enabled }) => enabled && field === (tab === 'mobile' ? 'mobileNum' : 'username'))) return undefined;
  const number = form.find(({ field }) => field === 'mobileNum');
  const rules = form.flatMap((rule): RegisterRule[] => {
    if (!rule.enabled) return [];
    switch (rule.field) {
      case 'captcha':
        return [{ ...rule, ...free }];
      case 'verificationCode':
        // A number that may be left out, and is, needs no code.
        if (number?.required === false && !numberGiven) return [];
        return [{ ...rule, ...(verification?.phone.provider === 'external' ? free : {}) }];
      case 'affiliateCode':
        // A code that came with the address, and is good, is all that is needed.
        return invitation.held === true && invitation.failed !== true && invitation.asked !== true ? [] : [rule];
      default:
        return [rule];
    }
  });
  const beside = checkWanted && !rules.some(({ field }) => field === 'captcha') ? captchaRule : undefined;
  const groups = fieldGroups(tab, rules, beside);
  return { rules: groups.flatMap((group) => group.rules).filter((rule) => rules.includes(rule)), groups };
}
