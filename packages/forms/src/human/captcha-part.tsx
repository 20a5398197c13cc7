import { useText } from '@livery/i18n';
import { CaptchaField } from '@livery/ui-kit';
import { inItsDirection } from '../form/direction.ts';
import { Alternative } from '../form/form-style.ts';
import type { CaptchaState } from './use-captcha.ts';

export interface CaptchaPartProps {
  readonly captcha: CaptchaState;
  readonly required: boolean;
  readonly error?: string | undefined;
}

/** The captcha of a form, with its question in words for people who cannot read the picture. */
export function CaptchaPart({ captcha, required, error }: CaptchaPartProps) {
  const t = useText('account');
  const tErrors = useText('errors');
  return (
    <CaptchaField
      name="captcha"
      label={required ? t('field.captcha') : t('field.optional', { field: t('field.captcha') })}
      required={required}
      value={captcha.answer}
      onChange={captcha.setAnswer}
      error={captcha.failed ? tErrors('image.failed') : error}
      image={captcha.image}
      imageLabel={t('captcha.image')}
      refreshLabel={t('captcha.refresh')}
      onRefresh={captcha.renew}
      alternative={<Alternative aria-live="polite">{captcha.question === undefined ? null : t('captcha.question', { question: inItsDirection(captcha.question) })}</Alternative>}
    />
  );
}
