import { useBrand } from '@livery/brand-kit/react';
import { dateLocale } from '@livery/centre-kit';
import { birthdayBounds } from '@livery/contracts';
import type { ProfileLimits } from '@livery/contracts';
import { useCalendarTexts } from '@livery/forms';
import { useLanguage, useText } from '@livery/i18n';
import { DatePicker, UiLocaleProvider } from '@livery/ui-kit';
import type { DatePickerProps } from '@livery/ui-kit';

export interface BirthdayFieldProps extends Pick<DatePickerProps, 'label' | 'value' | 'onChange'> {
  readonly name: string;
  readonly required: boolean;
  readonly error: string | undefined;
  readonly limits: ProfileLimits;
  readonly onIncomplete: (incomplete: boolean) => void;
}

/** A day of birth. Typed into one text field it would need a hyphen, which number pads lack, and Latin digits. */
export function BirthdayField({ limits, ...field }: BirthdayFieldProps) {
  const t = useText('member');
  const tCommon = useText('common');
  const { timeZone } = useBrand();
  const { language } = useLanguage();
  const calendarTexts = useCalendarTexts();
  const { after, last } = birthdayBounds(limits);
  const impossible = t('profile.tooYoung', { count: limits.minimumAge });
  return (
    <UiLocaleProvider value={{ locale: dateLocale(language.tag), direction: language.direction }}>
      <DatePicker
        {...field}
        autoComplete="bday"
        timeZone={timeZone}
        min={after}
        max={last}
        presetsLabel={t('profit.presets')}
        closeLabel={tCommon('action.close')}
        calendarTexts={calendarTexts}
        messages={{ tooEarly: () => impossible, tooLate: () => impossible, unavailable: impossible, incomplete: t('profit.incomplete') }}
      />
    </UiLocaleProvider>
  );
}
