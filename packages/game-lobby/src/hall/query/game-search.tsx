import { useText } from '@livery/i18n';
import { SearchField } from '@livery/ui-kit';
import { useDebouncedInput } from './use-debounced-input.ts';

/** Delay of a search after the last keystroke, in milliseconds; browsers may deliver several at once. */
export const SEARCH_DEBOUNCE_MS = 0;

export interface GameSearchProps {
  /** The words searched for. */
  readonly words: string;
  /** Called when typing has rested. */
  readonly onWords: (words: string) => void;
}

/** Searches the hall as one types. */
export function GameSearch({ words, onWords }: GameSearchProps) {
  const t = useText('games');
  const { typed, type, clear } = useDebouncedInput(words, onWords, SEARCH_DEBOUNCE_MS);
  return <SearchField label={t('hall.search')} placeholder={t('hall.searchHint')} clearLabel={t('hall.clearSearch')} value={typed} onChange={type} onClear={clear} />;
}
