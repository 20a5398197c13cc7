import { useFormat, useLanguage, useText } from '@livery/i18n';
import { useImageUrl } from '@livery/session';
import { DiallingCodePicker } from '@livery/ui-kit';
import type { NamedCountry } from '@livery/ui-kit';
import { useMemo } from 'react';
import { flagPath } from './flag-path.ts';
import type { PhoneState } from './use-phone.ts';

/** Names in the page's language, in its alphabet's order; the English name finds a country as well. */
function useNamedCountries(countries: PhoneState['countries']): readonly NamedCountry[] {
  const { country } = useFormat();
  const { language } = useLanguage();
  return useMemo(() => {
    const english = new Intl.DisplayNames('en', { type: 'region' });
    const { compare } = new Intl.Collator(language.tag);
    return countries
      .map((each) => ({ ...each, name: country(each.countryCode), alias: english.of(each.countryCode) ?? '' }))
      .sort((a, b) => compare(a.name, b.name));
  }, [countries, country, language.tag]);
}

/** The picker over the countries of the site; a chunk of its own, since it brings React Aria's combobox. */
export function DiallingPicker({ phone, disabled }: { readonly phone: PhoneState; readonly disabled: boolean }) {
  const t = useText('account');
  const imageUrl = useImageUrl();
  return (
    <DiallingCodePicker
      countries={useNamedCountries(phone.countries)}
      current={phone.current}
      value={phone.diallingCode}
      onChange={phone.setDiallingCode}
      flagUrl={(code) => imageUrl(flagPath(code))}
      label={t('phone.countryCode')}
      emptyLabel={t('phone.noCountry')}
      disabled={disabled}
    />
  );
}
