import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../actions/icon-button.tsx';
import { token } from '../../foundation/token.ts';
import { Icon } from '../../icons/icon.tsx';
import { iconClose, iconSearch } from '../../icons/navigation.ts';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';

export interface SearchFieldProps {
  /** Accessible name: "Search games". */
  readonly label: string;
  /** Shown in the empty input: an example of what is found. */
  readonly placeholder?: string;
  /** What is searched for; the caller keeps it. */
  readonly value: string;
  /** Receives what is typed, at each change. */
  readonly onChange: (value: string) => void;
  /** Called instead of `onChange('')` by Escape and the clear button. */
  readonly onClear?: () => void;
  /** Name of the button that empties it, which shows while there is something typed. */
  readonly clearLabel: string;
  /** Characters that can be typed. */
  readonly maxLength?: number;
  /** Takes no input and no focus. */
  readonly disabled?: boolean;
}

const Root = styled.search`
  position: relative;
  display: flex;
  align-items: center;
  inline-size: min(100%, 24rem);
  padding-inline: ${token.space[4]} ${token.space[1]};
  border: ${token.stroke.hairline} solid ${token.color.field.border};
  border-radius: ${token.radius.pill};
  background: ${token.color.field.bg};
  color: ${token.color.field.fg};

  &:focus-within { outline: ${token.stroke.focus} solid ${token.color.border.focus}; outline-offset: 2px; }
  &:has(:disabled) { opacity: ${token.opacity.disabled}; }

  & > input {
    flex: 1;
    min-inline-size: 0;
    block-size: ${token.size.control.md};
    margin-inline-start: ${token.space[2]};
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    outline: none;
    text-overflow: ellipsis;
  }

  & > input::placeholder { color: ${token.color.field.placeholder}; opacity: 1; }
  & > input::-webkit-search-cancel-button { display: none; }
`;

/** A search field. Escape and the clear button empty it and keep the focus. */
export function SearchField({ label, placeholder, value, onChange, onClear, clearLabel, maxLength = 64, disabled = false }: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    if (onClear === undefined) onChange('');
    else onClear();
    input.current?.focus();
  };
  return (
    <Root>
      <Icon glyph={iconSearch} />
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <input
        ref={input}
        id={id}
        type="search"
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        disabled={disabled}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && clear()}
      />
      {value === '' || disabled ? null : <IconButton size="sm" glyph={iconClose} label={clearLabel} onClick={clear} />}
    </Root>
  );
}
