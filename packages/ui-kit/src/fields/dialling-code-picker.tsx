import { useState } from 'react';
import { ComboBox, Group, Popover } from 'react-aria-components';
import { styled } from 'styled-components';
import { AriaLocale } from '../overlays/aria-locale.tsx';
import { popoverSurface } from '../overlays/popover-style.ts';
import { CountryList, countryLabel, useVisibleCountries } from './country-list.tsx';
import { DiallingCodeDisplay } from './dialling-code-display.tsx';
import type { NamedCountry } from './find-country.ts';
import { initialCountry } from './initial-country.ts';
import { DelayedCloseInput } from './delayed-close-input.tsx';

export interface DiallingCodePickerProps {
  /** In the order of the list, each with its name in the page's language. */
  readonly countries: readonly NamedCountry[];
  /** The country the visitor is in, where it is known. */
  readonly current: string | null;
  /** The dialling code chosen, such as `+63`. One that is not in the list gives way to that of the current country. */
  readonly value: string;
  readonly onChange: (diallingCode: string) => void;
  /** Address of a country's flag. */
  readonly flagUrl: (countryCode: string) => string;
  /** Says what is chosen here: "Country code". */
  readonly label: string;
  /** Shows when no country matches what is typed. */
  readonly emptyLabel: string;
  readonly disabled?: boolean;
}

const Root = styled(ComboBox)`
  display: contents;
`;

/** What the list hangs from. */
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
 * The dialling code of a country: its flag and code, and on focus a list to be searched by name, country code or
 * digits; the one chosen and the visitor's own stand first. It has no frame of its own: it stands before a number, in the number's field.
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
