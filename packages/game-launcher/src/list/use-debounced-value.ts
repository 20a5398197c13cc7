import { useEffect, useState } from 'react';

/** A search starts when typing has rested for this long, in milliseconds. */
const DEBOUNCE_MS = 250;

/** A text as it was when typing last rested. */
export function useDebouncedValue(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
