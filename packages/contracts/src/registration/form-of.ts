import type { ResponseOf } from '../schemas.ts';
import type { RegisterRule } from './check-fields.ts';

/** The two ways to register. */
export type RegistrationTab = 'username' | 'mobile';

type Modules = Pick<
  ResponseOf<'whitelabel'>['modules'],
  'usernameRegistration' | 'mobileRegistration' | 'registrationSmsVerification' | 'mobileRegistrationPassword'
>;

/** The form of one tab: the rules of its fields, in their order. */
export type RegistrationForm = readonly RegisterRule[];

const always = (rule: RegisterRule): RegisterRule => ({ ...rule, enabled: true, required: true });
const never = (rule: RegisterRule): RegisterRule => ({ ...rule, enabled: false, required: false });

/**
 * The rules of a tab's fields: those of the server, as the merchant's modules change them. The mobile tab always asks
 * for the number, for a password only under `mobileRegistrationPassword`, and never for a user name. A code is asked for
 * under `registrationSmsVerification`, wherever a number is. Both sides call this one function; a tab that is switched
 * off has no form.
 */
export function formOf(tab: RegistrationTab, rules: readonly RegisterRule[], modules: Modules): RegistrationForm | undefined {
  if (!(tab === 'mobile' ? modules.mobileRegistration : modules.usernameRegistration)) return undefined;
  const asksNumber = tab === 'mobile' || rules.some(({ field, enabled }) => field === 'mobileNum' && enabled);
  return rules.map((rule) => {
    switch (rule.field) {
      case 'username':
        return tab === 'mobile' ? never(rule) : rule;
      case 'mobileNum':
        return tab === 'mobile' ? always(rule) : rule;
      case 'password':
      case 'confirmPassword':
        if (tab === 'username') return rule;
        return modules.mobileRegistrationPassword ? always(rule) : never(rule);
      case 'verificationCode':
        return asksNumber && modules.registrationSmsVerification ? always(rule) : never(rule);
      default:
        return rule;
    }
  });
}
