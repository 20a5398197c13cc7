import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Moves the focus to what the ref is given to, with a `tabIndex` of -1, when that appears: the control that led to it is gone. What has taken
 * the focus inside it keeps it.
 */
export function useFocusWhenShown<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  // Before a focus scope moves the lost focus to its first control, and a screen reader names that.
  useLayoutEffect(() => {
    if (shown.current?.contains(document.activeElement) === false) shown.current.focus();
  }, []);
  return shown;
}
