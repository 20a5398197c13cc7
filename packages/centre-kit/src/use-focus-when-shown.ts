import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The longest time between the presses of a double click, in milliseconds: the default of Windows and macOS. */
const DOUBLE_CLICK_MS = 500;

/**
 * Moves the focus to what the ref is given to, with a `tabIndex` of -1, when that appears: the control that led to it is gone. What has taken
 * the focus inside it keeps it, also when the control was double-clicked and the second press meets what stands in its place.
 */
export function useFocusWhenShown<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  // Before a focus scope moves the lost focus to its first control, and a screen reader names that.
  useLayoutEffect(() => {
    if (shown.current?.contains(document.activeElement) !== false) return undefined;
    shown.current.focus();
    const keep = (press: MouseEvent): void => {
      if (press.detail > 1) press.preventDefault();
    };
    document.addEventListener('mousedown', keep, true);
    const end = (): void => document.removeEventListener('mousedown', keep, true);
    const timer = setTimeout(end, DOUBLE_CLICK_MS);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, []);
  return shown;
}
