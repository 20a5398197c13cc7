import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Moves the focus to what the ref is given to, with a `tabIndex` of -1, when that appears: the control that led to it is gone. */
export function useFocusWhenShown<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  useEffect(() => shown.current?.focus(), []);
  return shown;
}
