import { useState } from 'react';
import { ComboBox, Group, Popover } from 'react-aria-components';
import { styled } from 'styled-components';
import { AriaLocale } from '../../overlays/aria-locale.tsx';
import { popoverSurface } from '../../overlays/popover-style.ts';
import { CountryList, countryLabel, useVisibleCountries } from './country-list.tsx';
import { DiallingCodeDisplay } from './dialling-code-display.tsx';
import type { NamedCountry } from './find-country.ts';
import { initialCountry } from './initial-country.ts';
import { DelayedCloseInput } from '../list/delayed-close-input.tsx';

export interface DiallingCodePickerProps {
  /** In list order, with names in the page's language. */
  readonly countries: readonly NamedCountry[];
  /** The visitor's country, if known. */
  readonly current: string | null;
  /** Selected dialling code, such as `+63`; an unlisted one is replaced by the current country's. */
  readonly value: string;
  /** Receives the dialling code of the country that was chosen, such as `+63`. */
  readonly onChange: (diallingCode: string) => void;
  /** Returns the URL of a country's flag. */
  readonly flagUrl: (countryCode: string) => string;
  /** Accessible name: "Country code". */
  readonly label: string;
  /** Shown when no country matches. */
  readonly emptyLabel: string;
  /** Takes no input and no focus. */
  readonly disabled?: boolean;
}

const Root = styled(ComboBox)`
  display: contents;
`;

/** Anchor of the list. */
const Place = styled(Group)`
  display: inline-flex;
`;

const Sheet = styled(Popover)`
  ${popoverSurface}

  display: flex;
  flex-direction: column;
  inline-size: min(20rem, calc(100vw - 1.5rem));
  padding: 0;
  overflow: hidden;
`;

/**
 * Selects a country's dialling code by name, country code or digits. The list opens on focus, with the selected country
 * and the visitor's own first. It has no frame, since it is part of the phone number field.
 */
export function DiallingCodePicker({ countries, current, value, onChange, flagUrl, label, emptyLabel, disabled = false }: DiallingCodePickerProps) {
  const [chosen, setChosen] = useState<string | null>(current);
  const [typed, setTyped] = useState<string>();
  const country = initialCountry(countries, value, chosen) ?? initialCountry(countries, value, current);
  const shown = country?.countryDialingCode ?? '';
  const { listed, more } = useVisibleCountries(countries, typed, [country, countries.find(({ countryCode }) => countryCode === current)]);

  const choose = (key: string) => {
    const next = countries.find(({ countryCode }) => countryCode === key);
    setTyped(undefined);
    if (next === undefined || next.countryCode === country?.countryCode) return;
    setChosen(next.countryCode);
    onChange(next.countryDialingCode);
  };
  return (
    <AriaLocale>
      <Root
        aria-label={label}
        items={listed}
        value={country?.countryCode ?? null}
        onChange={(key) => choose(String(key))}
        inputValue={typed ?? shown}
        onInputChange={(text) => setTyped(text === shown || (country !== undefined && text === countryLabel(country)) ? undefined : text)}
        menuTrigger="manual"
        allowsEmptyCollection
        isDisabled={disabled}
      >
        <Place role="presentation">
          <DiallingCodeDisplay country={country} flagUrl={flagUrl}>
            <DelayedCloseInput label={label} disabled={disabled} />
          </DiallingCodeDisplay>
        </Place>
        <Sheet offset={6} crossOffset={-10} placement="bottom left">
          <CountryList flagUrl={flagUrl} emptyLabel={emptyLabel} onNearEnd={more} />
        </Sheet>
      </Root>
    </AriaLocale>
  );
}
