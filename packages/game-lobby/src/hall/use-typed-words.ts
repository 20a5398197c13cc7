import { useEffect, useEffectEvent, useState } from 'react';

/** A search starts when typing has rested for this long, in milliseconds. */
export const REST_MS = 16;

/** Words while they are typed, and what they were when typing rested. */
export interface TypedWords {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Empties the search at once. */
  readonly clear: () => void;
}

/**
 * Keeps what is being typed apart from the words searched for, so that neither the address nor the games change with
 * every letter of a fast typist. Words that change elsewhere (another vendor, going back) take the place of what was typed.
 */
export function useTypedWords(words: string, onWords: (words: string) => void): TypedWords {
  const [typed, setTyped] = useState(words);
  const [known, setKnown] = useState(words);
  const [sent, setSent] = useState<readonly string[]>([]);
  if (words !== known) {
    setKnown(words);
    // What was sent from here comes back a moment later, when more may have been typed and sent.
    const returned = sent.indexOf(words);
    setSent(returned === -1 ? [] : sent.slice(returned + 1));
    if (returned === -1) setTyped(words);
  }
  const search = (text: string) => {
    setSent((before) => [...before, text]);
    onWords(text);
  };
  const rested = useEffectEvent(() => {
    if (typed.trim() !== words) search(typed.trim());
  });
  useEffect(() => {
    const timer = setTimeout(() => rested(), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return {
    typed,
    type: setTyped,
    clear: () => {
      setTyped('');
      search('');
    },
  };
}
