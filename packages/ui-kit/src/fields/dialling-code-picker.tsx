import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ChangeEvent, FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { ComboBox, ComboBoxStateContext, Group, Input, InputContext, ListBox, ListBoxItem, Popover, useSlottedContext } from 'react-aria-components';
import { styled } from 'styled-components';
import { token } from '../foundation/token.ts';
import { iconCheck } from '../icons/actions.ts';
import { Icon } from '../icons/icon.tsx';
import { AriaLocale } from '../overlays/aria-locale.tsx';
import { optionStyle, popoverSurface } from '../overlays/popover-style.ts';
import { DiallingCodeFace, diallingInput } from './dialling-code-face.tsx';
import { findCountries } from './find-country.ts';
import type { NamedCountry } from './find-country.ts';
import { Flag } from './flag.tsx';
import { initialCountry } from './initial-country.ts';

/** The list stays open for this long after the focus has left (milliseconds). */
export const CLOSE_DELAY = 200;

/** Properties of {@link DiallingCodePicker}. */
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

const Field = styled(Input)`
  ${diallingInput}
`;

const Sheet = styled(Popover)`
  ${popoverSurface}

  display: flex;
  inline-size: min(20rem, calc(100vw - 1.5rem));
  padding: 0;
  overflow: hidden;
`;

const List = styled(ListBox<NamedCountry>)`
  flex: 1;
  max-block-size: 20rem;
  padding: ${token.space[1]};
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  outline: none;
`;

const Item = styled(ListBoxItem)`
  ${optionStyle}

  & > [data-part='code'] { color: ${token.color.fg.muted}; font-variant-numeric: tabular-nums; }
`;

const Empty = styled.div`
  padding: ${token.space[3]};
  color: ${token.color.fg.muted};
`;

/**
 * What is typed into; it opens and closes the list itself. React Aria would close it the moment the focus leaves: here
 * it lingers, so that a press which takes the focus on its way still meets its option. And it would open it again when
 * Escape takes back what was typed. Escape closes the list and nothing around it.
 */
function LingeringInput({ label, disabled }: { readonly label: string; readonly disabled: boolean }) {
  const wired = useSlottedContext(InputContext);
  const state = useContext(ComboBoxStateContext);
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    leave.current = () => state?.setFocused(false);
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = () => state?.open(null, 'manual');
  const focus = (event: FocusEvent<HTMLInputElement>) => {
    clearTimeout(timer.current);
    event.currentTarget.select();
    // The focus that comes back from a chosen option was never given up.
    if (state?.isFocused === true) return;
    wired?.onFocus?.(event);
    show();
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    wired?.onChange?.(event);
    show();
  };
  const blur = () => {
    timer.current = setTimeout(() => leave.current?.(), CLOSE_DELAY);
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const open = state?.isOpen === true;
    // Leaving by Tab lingers like any other leaving, unless an option is marked: that is then chosen.
    if (event.key === 'Tab' && (!open || state.selectionManager.focusedKey === null)) return;
    wired?.onKeyDown?.(event);
    if (event.key === 'Escape' && open) event.stopPropagation();
  };
  const press = (event: MouseEvent<HTMLInputElement>) => {
    event.currentTarget.select();
    show();
  };
  return (
    <InputContext.Provider value={{ ...wired, onFocus: focus, onBlur: blur, onChange: change, onKeyDown: keyDown }}>
      <Field aria-label={label} disabled={disabled} autoComplete="off" onClick={press} />
    </InputContext.Provider>
  );
}

/** Brings the country chosen into sight when the list opens. */
function useChosenInSight() {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'center' });
  }, []);
  return list;
}

function CountryList({ flagUrl, emptyLabel }: Pick<DiallingCodePickerProps, 'flagUrl' | 'emptyLabel'>) {
  const list = useChosenInSight();
  return (
    <List ref={list} renderEmptyState={() => <Empty>{emptyLabel}</Empty>}>
      {(country: NamedCountry) => (
        <Item id={country.countryCode} textValue={country.countryDialingCode} aria-label={`${country.name} ${country.countryDialingCode}`}>
          <Flag countryCode={country.countryCode} src={flagUrl(country.countryCode)} />
          <span data-part="words">{country.name}</span>
          <span data-part="code">{country.countryDialingCode}</span>
          <Icon glyph={iconCheck} data-part="tick" />
        </Item>
      )}
    </List>
  );
}

/**
 * The dialling code of a country: its flag and code, and on focus a list to be searched by name, country code or
 * digits. It has no frame of its own: it stands before a number, in the number's field.
 */
export function DiallingCodePicker({ countries, current, value, onChange, flagUrl, label, emptyLabel, disabled = false }: DiallingCodePickerProps) {
  const [chosen, setChosen] = useState<string | null>(current);
  const [typed, setTyped] = useState<string>();
  const country = initialCountry(countries, value, chosen) ?? initialCountry(countries, value, current);
  const shown = country?.countryDialingCode ?? '';
  const found = useMemo(
    () => findCountries(countries, typed ?? '').map((each) => ({ ...each, id: each.countryCode })),
    [countries, typed],
  );

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
        items={found}
        value={country?.countryCode ?? null}
        onChange={(key) => choose(String(key))}
        inputValue={typed ?? shown}
        onInputChange={(text) => setTyped(text === shown ? undefined : text)}
        menuTrigger="manual"
        allowsEmptyCollection
        isDisabled={disabled}
      >
        <Place role="presentation">
          <DiallingCodeFace country={country} flagUrl={flagUrl}>
            <LingeringInput label={label} disabled={disabled} />
          </DiallingCodeFace>
        </Place>
        <Sheet offset={6} crossOffset={-10} placement="bottom left">
          <CountryList flagUrl={flagUrl} emptyLabel={emptyLabel} />
        </Sheet>
      </Root>
    </AriaLocale>
  );
}
