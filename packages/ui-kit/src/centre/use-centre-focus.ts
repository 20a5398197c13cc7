import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Elements between which the focus moves as the view of a centre changes. */
export interface CentreFocus {
  /** The page below the heading. */
  readonly page: RefObject<HTMLDivElement | null>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly menu: RefObject<HTMLElement | null>;
}

/**
 * Moves the focus to the heading of a page that has come to show, and back to its link when the menu takes its place. A menu
 * that shows first is left to the dialog, which takes the focus itself; on a page a screen reader would read all of it then.
 * What a page has moved the focus to as it appeared keeps it.
 */
export function useCentreFocus(current: string | undefined, isOpen: boolean): CentreFocus {
  const heading = useRef<HTMLHeadingElement>(null);
  const menu = useRef<HTMLElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef<{ readonly current: string | undefined }>(undefined);
  useEffect(() => {
    const before = shown.current;
    shown.current = isOpen ? { current } : undefined;
    if (!isOpen || before?.current === current) return;
    if (current === undefined) menu.current?.querySelector<HTMLElement>(before?.current === undefined ? 'a' : `[data-page="${CSS.escape(before.current)}"]`)?.focus();
    else if (page.current?.contains(document.activeElement) !== true) heading.current?.focus({ preventScroll: true });
  }, [current, isOpen]);
  return { heading, menu, page };
}
