import type { RegisterRule } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { iconMail, iconPhone, iconUser, PasswordField, TextField } from '@livery/ui-kit';
import type { Glyph } from '@livery/ui-kit';
import { CaptchaPart } from '../fields/captcha-part.tsx';
import type { CaptchaState } from '../fields/use-captcha.ts';
import { fieldLabels } from './field-labels.ts';

type Field = RegisterRule['field'];

const passwords: readonly Field[] = ['password', 'confirmPassword', 'paymentPassword'];
const glyphs: Partial<Record<Field, Glyph>> = { username: iconUser, email: iconMail, mobileNum: iconPhone };
const hints: Partial<Record<Field, { readonly autoComplete: string; readonly inputMode?: 'email' | 'tel' | 'numeric' }>> = {
  username: { autoComplete: 'username' },
  password: { autoComplete: 'new-password' },
  confirmPassword: { autoComplete: 'new-password' },
  payeeName: { autoComplete: 'name' },
  email: { autoComplete: 'email', inputMode: 'email' },
  mobileNum: { autoComplete: 'tel-national', inputMode: 'tel' },
  verificationCode: { autoComplete: 'one-time-code', inputMode: 'numeric' },
};

/** Properties of {@link RegisterFieldPart}. */
export interface RegisterFieldPartProps {
  readonly rule: RegisterRule;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
  readonly error: string | undefined;
  readonly captcha: CaptchaState;
}

/** One field of the registration, of the kind that suits what it holds. */
export function RegisterFieldPart({ rule, value, onChange, onLeave, error, captcha }: RegisterFieldPartProps) {
  const t = useText('account');
  const tCommon = useText('common');
  const { field } = rule;
  if (field === 'captcha') return <CaptchaPart captcha={captcha} error={error} />;
  const glyph = glyphs[field];
  const label = t(fieldLabels[field]);
  const common = {
    name: field,
    label: rule.required ? label : t('field.optional', { field: label }),
    required: rule.required,
    autoCapitalize: 'none',
    spellCheck: false,
    value,
    onChange,
    onBlur: onLeave,
    error,
    ...(hints[field] ?? { autoComplete: 'off' }),
  };
  if (passwords.includes(field)) return <PasswordField {...common} showLabel={tCommon('password.show')} hideLabel={tCommon('password.hide')} />;
  return <TextField {...common} {...(glyph === undefined ? {} : { glyph })} />;
}
