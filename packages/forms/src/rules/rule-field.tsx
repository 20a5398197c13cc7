import type { RegisterRule } from '@livery/contracts';
import { useMessageText, useText } from '@livery/i18n';
import { iconMail, iconUser, PasswordField, TextField } from '@livery/ui-kit';
import type { Glyph } from '@livery/ui-kit';
import { passwordRule } from './password-rule.ts';
import { HumanCheckPart } from '../human/human-check-part.tsx';
import type { HumanCheckState } from '../human/use-human-check.ts';
import { CodeField } from '../phone/code-field.tsx';
import { PhoneField } from '../phone/phone-field.tsx';
import type { PhoneState } from '../phone/use-phone.ts';
import type { SmsCode } from '../phone/use-sms-code.ts';
import { fieldLabels } from './field-labels.ts';

type Field = RegisterRule['field'];

const passwords: readonly Field[] = ['password', 'confirmPassword', 'paymentPassword'];
/** Fields whose rule is shown in advance. */
const explained: readonly Field[] = ['username', 'password'];
const glyphs: Partial<Record<Field, Glyph>> = { username: iconUser, email: iconMail };
const hints: Partial<Record<Field, { readonly autoComplete: string; readonly inputMode?: 'email' | 'tel' | 'numeric' }>> = {
  username: { autoComplete: 'username' },
  password: { autoComplete: 'new-password' },
  confirmPassword: { autoComplete: 'new-password' },
  payeeName: { autoComplete: 'name' },
  email: { autoComplete: 'email', inputMode: 'email' },
};

export interface RuleFieldProps {
  /** The merchant's rule of the field: whether it is required, and what is accepted. */
  readonly rule: RegisterRule;
  /** What is typed, of a field that keeps nothing itself. */
  readonly value: string;
  /** Receives what is typed, of a field that keeps nothing itself. */
  readonly onChange: (value: string) => void;
  /** What a field of its own keeps was changed. */
  readonly onChanged: () => void;
  /** The focus has left the field. */
  readonly onLeave: () => void;
  /** What is wrong with the field; undefined where nothing is. */
  readonly error: string | undefined;
  /** Of `useHumanCheck`, for the field `captcha`. */
  readonly check: HumanCheckState;
  /** Of `usePhone`, for the field `mobileNum`. */
  readonly phone: PhoneState;
  /** Of `useSmsCode`, for the field `verificationCode`. */
  readonly sms: SmsCode;
}

/** One field of the registration, of the kind that suits what it holds. */
export function RuleField({ rule, value, onChange, onChanged, onLeave, error, check, phone, sms }: RuleFieldProps) {
  const t = useText('account');
  const tCommon = useText('common');
  const messageText = useMessageText();
  const { field, required } = rule;
  const name = t(fieldLabels[field]);
  const label = required ? name : t('field.optional', { field: name });
  switch (field) {
    case 'captcha':
      return <HumanCheckPart check={check} required={required} error={error} />;
    case 'mobileNum':
      return <PhoneField phone={phone} label={label} required={required} error={error} onChanged={onChanged} onLeave={onLeave} />;
    case 'verificationCode':
      return <CodeField sms={sms} required={required} error={error} onChanged={onChanged} onLeave={onLeave} />;
    default:
  }
  const glyph = glyphs[field];
  const { hint } = passwordRule(rule);
  const common = {
    name: field,
    label,
    required,
    autoCapitalize: 'none',
    spellCheck: false,
    value,
    onChange,
    onBlur: onLeave,
    error,
    ...(explained.includes(field) && hint !== undefined ? { hint: messageText(hint) } : {}),
    ...(hints[field] ?? { autoComplete: 'off' }),
  };
  if (passwords.includes(field)) return <PasswordField {...common} showLabel={tCommon('password.show')} hideLabel={tCommon('password.hide')} />;
  return <TextField {...common} {...(glyph === undefined ? {} : { glyph })} />;
}
