import { useText } from '@livery/i18n';
import { PasswordField } from '@livery/ui-kit';
import type { Pin, PinField } from './use-pin.ts';

export interface PinFieldsProps {
  readonly pin: Pin;
  readonly errorAt: (field: PinField) => string | undefined;
  readonly onChanged: (field: PinField) => void;
}

const labels = { oldPaymentPassword: 'pin.old', paymentPassword: 'pin.new', confirmPaymentPassword: 'pin.newAgain' } as const;

/** The fields of a transaction password that is set or replaced. Password managers are not offered it: it is not the one that logs in. */
export function PinFields({ pin: { fields, values, hint, set }, errorAt, onChanged }: PinFieldsProps) {
  const t = useText('member');
  const tCommon = useText('common');
  return fields.map((field) => (
    <PasswordField
      key={field}
      name={field}
      label={t(labels[field])}
      hint={field === 'paymentPassword' ? hint : undefined}
      required
      maxLength={128}
      autoComplete="off"
      value={values[field]}
      onChange={(value) => {
        set(field, value);
        onChanged(field);
      }}
      showLabel={tCommon('password.show')}
      hideLabel={tCommon('password.hide')}
      error={errorAt(field)}
    />
  ));
}
