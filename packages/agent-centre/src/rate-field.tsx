import { useFormat, useText } from '@livery/i18n';
import { TextField } from '@livery/ui-kit';

export interface RateFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  /** The most that it may be. */
  readonly most: string;
}

/** A rate in per cent. */
export function RateField({ most, ...field }: RateFieldProps) {
  const t = useText('agent');
  const format = useFormat();
  return <TextField {...field} leftToRight name="rate" required label={t('register.rate')} hint={t('register.rateHint', { most: format.number(most) })} inputMode="decimal" autoComplete="off" maxLength={9} suffix="%" />;
}
