import { useHeadingFocus } from '@livery/ui-kit';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { focusFirmly } from './focus-firmly.ts';

/** A dialog has the focus itself where what had it in the dialog is gone. */
const isNowhere = (at: Element | null): boolean => at === null || at === document.body || at.role === 'dialog';

/**
 * Moves the focus on once something that is being removed no longer shows, where the control that had the focus went with it. Focus that is
 * elsewhere by then stays there.
 *
 * @param shown whether something still shows, by its key
 * @param to what takes the focus, with a `tabIndex` of -1; the page's heading unless given
 * @returns notes the key of what is being removed; undefined where it stays after all
 */
export function useFocusWhenGone(shown: (key: string) => boolean, to?: RefObject<HTMLElement | null>): (key: string | undefined) => void {
  const focusHeading = useHeadingFocus();
  const goOn = useCallback(() => {
    if (to === undefined) {
      const before = document.activeElement;
      focusHeading();
      const { activeElement } = document;
      if (activeElement !== before && activeElement instanceof HTMLElement) focusFirmly(activeElement);
    } else if (to.current !== null) focusFirmly(to.current);
  }, [focusHeading, to]);
  const leaving = useRef<string>(undefined);
  /** What had the focus when the removal began: the control itself, or the button of a question that is closing. */
  const control = useRef<Element>(null);
  // Before a focus scope can move the lost focus to its first control.
  useLayoutEffect(() => {
    if (leaving.current === undefined || shown(leaving.current)) return;
    leaving.current = undefined;
    const at = document.activeElement;
    if (isNowhere(at) || at === control.current) goOn();
  });
  // Or everything around it goes: it is still there when layout effects are cleaned up, and gone when the others are.
  const last = useRef<Element>(null);
  useLayoutEffect(
    () => () => {
      last.current = document.activeElement;
    },
    [],
  );
  useEffect(
    () => () => {
      if (leaving.current !== undefined && (isNowhere(document.activeElement) || last.current?.isConnected === false || last.current === control.current)) goOn();
    },
    [goOn],
  );
  return useCallback((key) => {
    leaving.current = key;
    control.current = document.activeElement;
  }, []);
}
