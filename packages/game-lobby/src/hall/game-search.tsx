import { useText } from '@livery/i18n';
import { Icon, IconButton, iconClose, iconSearch, token, VisuallyHidden } from '@livery/ui-kit';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useDebouncedInput } from './use-debounced-input.ts';

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
  }

  & > input::placeholder { color: ${token.color.field.placeholder}; opacity: 1; }
  & > input::-webkit-search-cancel-button { display: none; }
`;

/** A search starts when typing has rested for this long, in milliseconds: what a browser delivers in one go is one search. */
export const SEARCH_DEBOUNCE_MS = 0;

/** Properties of {@link GameSearch}. */
export interface GameSearchProps {
  /** The words searched for. */
  readonly words: string;
  /** Called when typing has rested. */
  readonly onWords: (words: string) => void;
}

/** Searches the hall as one types. Escape, or the button, empties it. */
export function GameSearch({ words, onWords }: GameSearchProps) {
  const t = useText('games');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { typed, type, clear } = useDebouncedInput(words, onWords, SEARCH_DEBOUNCE_MS);
  const empty = () => {
    clear();
    input.current?.focus();
  };
  return (
    <Root>
      <Icon glyph={iconSearch} />
      <VisuallyHidden as="label" htmlFor={id}>
        {t('hall.search')}
      </VisuallyHidden>
      <input
        ref={input}
        id={id}
        type="search"
        value={typed}
        maxLength={64}
        placeholder={t('hall.searchHint')}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && empty()}
      />
      {typed === '' ? null : <IconButton size="sm" glyph={iconClose} label={t('hall.clearSearch')} onClick={empty} />}
    </Root>
  );
}
