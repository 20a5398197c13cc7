import { useEffect, useEffectEvent, useState } from 'react';

/** What is being typed, and what to do with it. */
export interface DebouncedInput {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Empties it and acts on that at once. */
  readonly clear: () => void;
}

/**
 * Keeps what is being typed apart from the value that follows from it, so that neither the address nor the games change
 * with every letter of a fast typist. A value that changes elsewhere (going back, clearing filters) takes the place of
 * what was typed.
 *
 * @param onRest called with the trimmed text when typing has paused for `rest` milliseconds
 */
export function useDebouncedInput(value: string, onRest: (text: string) => void, rest: number): DebouncedInput {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState<readonly string[]>([]);
  if (value !== known) {
    setKnown(value);
    // A sent value returns later, when more may have been typed and sent.
    const returned = sent.indexOf(value);
    setSent(returned === -1 ? [] : sent.slice(returned + 1));
    if (returned === -1) setTyped(value);
  }
  const send = (text: string) => {
    setSent((before) => [...before, text]);
    onRest(text);
  };
  const rested = useEffectEvent(() => {
    const next = typed.trim();
    if (next !== value) send(next);
  });
  useEffect(() => {
    const timer = setTimeout(() => rested(), rest);
    return () => clearTimeout(timer);
  }, [typed, rest]);
  return {
    typed,
    type: setTyped,
    clear: () => {
      setTyped('');
      send('');
    },
  };
}
