import { useHeadingFocus } from '@livery/ui-kit';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Moves the focus to the page's heading once something that is being removed no longer shows: the control that had the focus went with it.
 *
 * @param shown whether something still shows, by its key
 * @returns notes the key of what is being removed; undefined where it stays after all
 */
export function useFocusWhenGone(shown: (key: string) => boolean): (key: string | undefined) => void {
  const focusHeading = useHeadingFocus();
  const leaving = useRef<string>(undefined);
  useEffect(() => {
    if (leaving.current === undefined || shown(leaving.current)) return;
    leaving.current = undefined;
    focusHeading();
  });
  // Or everything around it goes.
  useEffect(
    () => () => {
      if (leaving.current !== undefined) focusHeading();
    },
    [focusHeading],
  );
  return useCallback((key) => {
    leaving.current = key;
  }, []);
}
