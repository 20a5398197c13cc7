import { useText } from '@livery/i18n';
import { Button, CaptchaField } from '@livery/ui-kit';
import { Alternative } from '../form/form-style.ts';
import type { CaptchaState } from './use-captcha.ts';

export interface CaptchaPartProps {
  readonly name: string;
  readonly captcha: CaptchaState;
  /** Chooses the way without a picture. */
  readonly onNoPicture: () => void;
  readonly required: boolean;
  readonly error?: string | undefined;
}

/** The captcha of a form, with the way out for people who cannot read the picture. */
export function CaptchaPart({ name, captcha, onNoPicture, required, error }: CaptchaPartProps) {
  const t = useText('account');
  const tErrors = useText('errors');
  return (
    <CaptchaField
      name={name}
      label={required ? t('field.captcha') : t('field.optional', { field: t('field.captcha') })}
      required={required}
      value={captcha.answer}
      onChange={captcha.setAnswer}
      error={captcha.failed ? tErrors('image.failed') : error}
      image={captcha.image}
      imageLabel={t('captcha.image')}
      refreshLabel={t('captcha.refresh')}
      onRefresh={captcha.renew}
      alternative={
        <Alternative>
          <Button variant="ghost" size="sm" onClick={onNoPicture}>
            {t('captcha.noPicture')}
          </Button>
        </Alternative>
      }
    />
  );
}
