import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Elements that take the focus as the view of a centre changes. */
export interface CentreFocus {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly menu: RefObject<HTMLElement | null>;
}

/**
 * Moves the focus to the heading of a page that has come to show, and back to its link when the menu takes its place. The
 * first view is left to the dialog, which takes the focus itself.
 */
export function useCentreFocus(current: string | undefined, isOpen: boolean): CentreFocus {
  const heading = useRef<HTMLHeadingElement>(null);
  const menu = useRef<HTMLElement>(null);
  const shown = useRef<{ readonly current: string | undefined }>(undefined);
  useEffect(() => {
    const before = shown.current;
    shown.current = isOpen ? { current } : undefined;
    if (!isOpen || before === undefined || before.current === current) return;
    if (current !== undefined) heading.current?.focus({ preventScroll: true });
    else menu.current?.querySelector<HTMLElement>(before.current === undefined ? 'a' : `[data-page="${CSS.escape(before.current)}"]`)?.focus();
  }, [current, isOpen]);
  return { heading, menu };
}
