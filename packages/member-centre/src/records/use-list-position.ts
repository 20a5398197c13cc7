import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** A list that a record takes the place of. */
export interface ListPosition {
  /** For the element around the list, which stays on the page, hidden. */
  readonly list: RefObject<HTMLDivElement | null>;
  /** Notes where the list stands, before a record is opened from its row. */
  readonly keep: (row: HTMLElement) => void;
}

interface Kept {
  readonly scroller: Element;
  readonly top: number;
  readonly button: HTMLElement | null;
}

/** What scrolls an element: the nearest above it that can, or the page. */
function scrollerOf(element: Element): Element {
  for (let above = element.parentElement; above !== null; above = above.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(above).overflowY)) return above;
  }
  return document.documentElement;
}

/** Brings a list back to where it stood, with the focus on the row's button, once the record in its place is closed. */
export function useListPosition(recordOpen: boolean): ListPosition {
  const list = useRef<HTMLDivElement>(null);
  const kept = useRef<Kept>(undefined);
  const wasOpen = useRef(recordOpen);

  useLayoutEffect(() => {
    if (wasOpen.current === recordOpen) return;
    wasOpen.current = recordOpen;
    if (recordOpen) {
      if (kept.current !== undefined) kept.current.scroller.scrollTop = 0;
      return;
    }
    const { scroller, top, button } = kept.current ?? {};
    kept.current = undefined;
    if (scroller !== undefined && top !== undefined) scroller.scrollTop = top;
    // The row may be gone: a bet that was listed as running has settled meanwhile.
    (button?.isConnected === true ? button : list.current)?.focus({ preventScroll: true });
  }, [recordOpen]);

  return {
    list,
    keep(row) {
      // Asked of the list: a row's nearest scroller is its table's.
      const scroller = scrollerOf(list.current ?? row);
      kept.current = { scroller, top: scroller.scrollTop, button: row.querySelector('button') };
    },
  };
}
