import { useEffect, useState } from 'react';

/** Delay of a search after the last keystroke, in milliseconds. */
const DEBOUNCE_MS = 250;

/** Returns a text after it has not changed for the delay. */
export function useDebouncedValue(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
