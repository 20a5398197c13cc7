import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** What a list is made of: its rows or entries, and what can be pressed in them. */
const ENTRIES = 'tr, li, a[href], button';

export interface FocusOnMore<List extends HTMLElement> {
  /** The list, or what stands around its entries and nothing else. */
  readonly list: RefObject<List | null>;
  /** To be called as more entries are asked for. */
  readonly asking: () => void;
}

/** Puts the focus on an element that may not take it by itself. */
function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    // Nobody can act on it: a ring around it would only look like a fault.
    element.style.outline = 'none';
  }
  element.focus();
}

/**
 * Moves the focus to the first entry that is new where the button that asked for it is gone, as it is with the last part of a list;
 * where none came, to the last entry, behind which the page says why. Focus that is elsewhere by then stays there.
 */
export function useFocusOnMore<List extends HTMLElement>(): FocusOnMore<List> {
  const list = useRef<List>(null);
  const asked = useRef<{ readonly control: Element; readonly last: HTMLElement | undefined }>(undefined);
  // Before a focus scope can move the lost focus to its first control.
  useLayoutEffect(() => {
    if (asked.current === undefined || asked.current.control.isConnected) return;
    const { last } = asked.current;
    asked.current = undefined;
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const entries = [...(list.current?.querySelectorAll<HTMLElement>(ENTRIES) ?? [])];
    const next = last === undefined ? entries[0] : entries.find((entry) => (last.compareDocumentPosition(entry) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && last.isConnected && !last.contains(entry));
    const to = next ?? entries.findLast((entry) => entry.matches('tr, li')) ?? entries.at(-1);
    if (to !== undefined) focusOn(to);
  });
  return {
    list,
    asking() {
      const control = document.activeElement;
      if (control === null || control === document.body) return;
      asked.current = { control, last: [...(list.current?.querySelectorAll<HTMLElement>(ENTRIES) ?? [])].at(-1) };
    },
  };
}
