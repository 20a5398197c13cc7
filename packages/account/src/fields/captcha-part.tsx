import { useText } from '@livery/i18n';
import { CaptchaField } from '@livery/ui-kit';
import type { CaptchaState } from './use-captcha.ts';

/** Properties of {@link CaptchaPart}. */
export interface CaptchaPartProps {
  readonly captcha: CaptchaState;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
}

/** The captcha of a form, with its question in words for whoever cannot read the picture. */
export function CaptchaPart({ captcha, value, onChange, error }: CaptchaPartProps) {
  const t = useText('account');
  return (
    <CaptchaField
      label={t('field.captcha')}
      required
      value={value}
      onChange={onChange}
      error={error}
      image={captcha.image}
      imageLabel={t('captcha.image')}
      refreshLabel={t('captcha.refresh')}
      onRefresh={captcha.renew}
      alternative={captcha.question === undefined ? null : t('captcha.question', { question: captcha.question })}
    />
  );
}
