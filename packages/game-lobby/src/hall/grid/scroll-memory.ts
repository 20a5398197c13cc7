import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Scroll positions by history entry, in CSS pixels. */
const positions = new Map<string, number>();

/**
 * Remembers the scroll position of each history entry, and returns it after going back: the browser scrolls before the games
 * are rendered, and a windowed list has its height only once it is measured.
 */
export function useScrollMemory(): number | undefined {
  const { key } = useLocation();
  const kind = useNavigationType();
  const [restored] = useState({ key, at: kind === 'POP' ? positions.get(key) : undefined });
  // Removed before the next page scrolls to its top, which would be stored otherwise.
  useLayoutEffect(() => {
    const keep = () => void positions.set(key, window.scrollY);
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, [key]);
  return restored.key === key ? restored.at : undefined;
}
