import type { ResponseOf } from '../schemas.ts';
import type { RegisterField, RegisterRule } from './check-fields.ts';

/** The two ways to register. */
export type RegistrationTab = 'username' | 'mobile';

type Modules = Pick<
  ResponseOf<'whitelabel'>['modules'],
  'usernameRegistration' | 'mobileRegistration' | 'registrationSmsVerification' | 'mobileRegistrationPassword' | 'directRegistration'
>;

/** What is known of the invitation besides what is typed as its code. */
export interface KnownInvitation {
  /** A code came with the address: none needs to be typed. */
  readonly held?: boolean;
  /** An agent is named: where an invitation is required, that is one. */
  readonly named?: boolean;
  /** The code of the address is not good: another may be typed, whatever the rules say. */
  readonly failed?: boolean;
  /** The server asked for a code: one must be typed, unless an agent is named. */
  readonly asked?: boolean;
}

/** The form of one tab: the rules of its fields, in their order. */
export type RegistrationForm = readonly RegisterRule[];

const always = (rule: RegisterRule): RegisterRule => ({ ...rule, enabled: true, required: true });
const never = (rule: RegisterRule): RegisterRule => ({ ...rule, enabled: false, required: false });

const codeFields: readonly RegisterField[] = ['affiliateCode', 'referralCode'];
const shownCodes = (rules: readonly RegisterRule[]): readonly RegisterRule[] => rules.filter(({ field, enabled }) => enabled && codeFields.includes(field));

/** Whether nobody registers without a code, unless an agent is named: by the rules of the fields, or without direct registration. */
export const isCodeRequired = (rules: readonly RegisterRule[], { directRegistration }: Pick<Modules, 'directRegistration'>, named = false): boolean =>
  shownCodes(rules).some(({ required }) => required) || (!directRegistration && !named);
/** For servers whose rules do not name the field. */
const plainCode: RegisterRule = { field: 'affiliateCode', enabled: false, required: false, acceptedPattern: null, patternId: null, minLength: null, maxLength: null };

/**
 * The rule of the one field for an invitation code, an agent's or a friend's, which the rule of either switches on. Without
 * direct registration it is shown and required, whatever the rules say.
 */
function codeRule(rules: readonly RegisterRule[], modules: Modules, { held = false, named = false, failed = false, asked = false }: KnownInvitation): RegisterRule {
  const shown = shownCodes(rules);
  const rule = shown.find(({ field }) => field === 'affiliateCode') ?? shown[0] ?? rules.find(({ field }) => field === 'affiliateCode') ?? plainCode;
  return { ...rule, field: 'affiliateCode', enabled: shown.length > 0 || !modules.directRegistration || failed || asked, required: (isCodeRequired(rules, modules, named) && !held) || (asked && !named) };
}

/**
 * The rules of a tab's fields: those of the server, as the merchant's modules change them. The mobile tab always asks
 * for the number, for a password only under `mobileRegistrationPassword`, and never for a user name. A code is asked for
 * under `registrationSmsVerification`, wherever a number is. One field, `affiliateCode`, takes the codes of agents and of
 * friends, and is required without `directRegistration`. Both sides call this one function; a tab that is switched off has
 * no form.
 */
export function formOf(tab: RegistrationTab, rules: readonly RegisterRule[], modules: Modules, invitation: KnownInvitation = {}): RegistrationForm | undefined {
  if (!(tab === 'mobile' ? modules.mobileRegistration : modules.usernameRegistration)) return undefined;
  const asksNumber = tab === 'mobile' || rules.some(({ field, enabled }) => field === 'mobileNum' && enabled);
  const code = codeRule(rules, modules, invitation);
  const form = rules.map((rule) => {
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
      case 'affiliateCode':
        return code;
      case 'referralCode':
        return never(rule);
      default:
        return rule;
    }
  });
  return form.some(({ field }) => field === 'affiliateCode') || !code.enabled ? form : [...form, code];
}
