import { useEffect, useState } from 'react';

/** Delay of a search after the last keystroke, in milliseconds. */
const DEBOUNCE_MS = 250;

/**
 * Returns a text after it has not changed for the delay. The lobby's debounces also reconcile what is typed with the
 * address; what they would share with this one is a timer.
 */
export function useDebouncedValue(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
