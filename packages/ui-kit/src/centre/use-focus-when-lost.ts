import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Focus that a part within another one follows. */
const followed = new WeakSet<Event>();

/**
 * Moves the focus to the heading where a control goes that had it, and nothing else has taken it: a dialog would move it to its first control, which
 * leads back or closes.
 *
 * @param place the part of a centre below or around the heading
 * @param heading of that part, with a `tabIndex` of -1
 * @param shown changes with the element of `place`
 */
export function useFocusWhenLost(place: RefObject<HTMLElement | null>, heading: RefObject<HTMLElement | null>, shown?: unknown): void {
  useEffect(() => {
    const part = place.current;
    if (part === null) return undefined;
    let last: Element | undefined;
    const note = (event: FocusEvent) => {
      last = event.target instanceof Element && !followed.has(event) ? event.target : undefined;
      followed.add(event);
    };
    // Told after the effects of what was drawn, in which a page moves the focus itself, and before the dialog looks for it.
    const observer = new MutationObserver(() => {
      if (last?.isConnected !== false) return;
      last = undefined;
      if (document.activeElement === null || document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    });
    part.addEventListener('focusin', note);
    observer.observe(part, { childList: true, subtree: true });
    return () => {
      part.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, [place, heading, shown]);
}
