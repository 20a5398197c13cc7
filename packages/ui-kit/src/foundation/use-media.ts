import { useSyncExternalStore } from 'react';

/** Whether a media query matches: `useMedia(media.belowTablet)`. For decisions that CSS cannot make, such as which overlay opens. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
