import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** What a hall shows, kept in the address so that going back restores it. */
export interface HallState {
  /** The vendor tab, or undefined for all. */
  readonly vassalage: string | undefined;
  /** Words searched for. */
  readonly words: string;
  readonly setWords: (words: string) => void;
}

/** Reads a hall's state from the address and writes the search into it, without a history entry for each letter. */
export function useHallState(): HallState {
  const [query, setQuery] = useSearchParams();
  const setWords = useCallback(
    (words: string) => {
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          if (words === '') next.delete('q');
          else next.set('q', words);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setQuery],
  );
  return { vassalage: query.get('page') ?? undefined, words: query.get('q') ?? '', setWords };
}
