import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** What {@link useOpened} gives. */
export interface Opened<Entry> {
  /** The entry that is shown in place of its list. */
  readonly opened: Entry | undefined;
  /** Opens an entry from its row. */
  readonly open: (entry: Entry, row: HTMLElement) => void;
  readonly back: () => void;
  /** For the element around the list, which stays on the page, hidden. */
  readonly list: RefObject<HTMLDivElement | null>;
}

interface Left {
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

/** An entry of a list that is shown in the list's place; the way back leads to where one was, with the focus on the entry. */
export function useOpened<Entry>(): Opened<Entry> {
  const [opened, setOpened] = useState<Entry>();
  const list = useRef<HTMLDivElement>(null);
  const left = useRef<Left>(undefined);

  useLayoutEffect(() => {
    if (left.current === undefined) return;
    const { scroller, top, button } = left.current;
    if (opened !== undefined) {
      scroller.scrollTop = 0;
      return;
    }
    left.current = undefined;
    scroller.scrollTop = top;
    // A record may have left its list meanwhile: a bet that was looked for among those that run.
    (button?.isConnected === true ? button : list.current)?.focus({ preventScroll: true });
  }, [opened]);

  return {
    opened,
    list,
    open(entry, row) {
      // Asked of the list: a row's nearest scroller is its table's.
      const scroller = scrollerOf(list.current ?? row);
      left.current = { scroller, top: scroller.scrollTop, button: row.querySelector('button') };
      setOpened(entry);
    },
    back: () => setOpened(undefined),
  };
}
