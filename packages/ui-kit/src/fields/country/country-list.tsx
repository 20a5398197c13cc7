import { useMemo, useState } from 'react';
import type { UIEvent } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { styled } from 'styled-components';
import { token } from '../../foundation/token.ts';
import { Icon } from '../../icons/icon.tsx';
import { iconCheck } from '../../icons/actions.ts';
import { optionStyle } from '../../overlays/popover-style.ts';
import { findCountries } from './find-country.ts';
import type { NamedCountry } from './find-country.ts';
import { Flag } from './flag.tsx';

const List = styled(ListBox<NamedCountry>)`
  flex: 0 1 auto;
  max-block-size: 20rem;
  min-block-size: 0;
  padding: ${token.space[1]};
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  outline: none;
`;

const Item = styled(ListBoxItem)`
  ${optionStyle}

  /* The plus precedes the digits in every language. */
  & > [data-part='code'] { color: ${token.color.fg.muted}; font-variant-numeric: tabular-nums; direction: ltr; unicode-bidi: isolate; }
`;

const Empty = styled.div`
  padding: ${token.space[3]};
  color: ${token.color.fg.muted};
`;

export interface CountryListProps {
  readonly flagUrl: (countryCode: string) => string;
  readonly emptyLabel: string;
  /** Called when the end of the list is near. */
  readonly onNearEnd: () => void;
}

/** Distance to the end, in CSS pixels, at which `onNearEnd` is called. */
const NEAR = 320;

/** Accessible name of a country: `Philippines +63`. */
export const countryLabel = ({ name, countryDialingCode }: NamedCountry): string => `${name} ${countryDialingCode}`;

/** Countries with flag and dialling code. */
export function CountryList({ flagUrl, emptyLabel, onNearEnd }: CountryListProps) {
  const follow = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLElement>) => {
    if (scrollHeight - scrollTop - clientHeight < NEAR) onNearEnd();
  };
  return (
    <List onScroll={follow} renderEmptyState={() => <Empty>{emptyLabel}</Empty>}>
      {(country: NamedCountry) => (
        <Item id={country.countryCode} textValue={countryLabel(country)}>
          <Flag countryCode={country.countryCode} src={flagUrl(country.countryCode)} />
          <span data-part="words">{country.name}</span>{' '}
          <span data-part="code">{country.countryDialingCode}</span>
          <Icon glyph={iconCheck} data-part="tick" />
        </Item>
      )}
    </List>
  );
}

/** Number of countries rendered at first and added near the end: the full list is slow on phones. */
const PORTION = 24;

/** Matching countries, preferred ones first, limited to the portion to render. */
export function useVisibleCountries(countries: readonly NamedCountry[], typed: string | undefined, first: readonly (NamedCountry | undefined)[]) {
  const [portion, setPortion] = useState({ typed, size: PORTION });
  const size = portion.typed === typed ? portion.size : PORTION;
  const pinned = first.map((country) => country?.countryCode).join(' ');
  const found = useMemo(() => {
    const codes = pinned.split(' ');
    const matching = findCountries(countries, typed ?? '').map((each) => ({ ...each, id: each.countryCode }));
    if (typed !== undefined) return matching;
    const top = [...new Set(codes)].flatMap((code) => matching.find(({ id }) => id === code) ?? []);
    return [...top, ...matching.filter((each) => !top.includes(each))];
  }, [countries, typed, pinned]);
  const more = () => setPortion({ typed, size: Math.min(size + PORTION, found.length) });
  return { listed: useMemo(() => found.slice(0, size), [found, size]), more };
}
