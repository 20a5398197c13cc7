import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';

/** Rest before a resting pointer opens a panel, and grace before a leaving one closes it, in milliseconds. */
const OPEN_AFTER_MS = 80;
const CLOSE_AFTER_MS = 180;

/** What opened a panel: a mouse that rests on its root, or a press of its button. */
type Opener = 'pointer' | 'press';

/** What {@link useDisclosure} decides by. */
export interface DisclosureOptions {
  /** Also opens by resting a mouse on its root. */
  readonly openOnHover?: boolean;
}

/** Where a key leads from the entry `at` of `count`; undefined where it is no key of a menu. Up from the button (-1) is the last. */
function entryAt(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at > 0 ? at - 1 : count - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * A panel that opens by its button, or by resting a mouse on its root. A press of the button keeps what the mouse has just
 * opened on its way there. Up, Down, Home and End move through its links and buttons instead of scrolling the page. Escape, the focus that leaves and a press outside close it. Closed while it has the focus it gives
 * that back to the button, the root's first element with `aria-expanded`.
 */
export function useDisclosure<Root extends HTMLElement>({ openOnHover = true }: DisclosureOptions = {}) {
  const [opener, setOpener] = useState<Opener>();
  const open = opener !== undefined;
  const timer = useRef<number | undefined>(undefined);
  const root = useRef<Root>(null);
  const now = useCallback((next: Opener | undefined) => {
    window.clearTimeout(timer.current);
    setOpener(next);
  }, []);
  const later = (next: Opener | undefined, delay: number) => (event: PointerEvent) => {
    if (!openOnHover || event.pointerType !== 'mouse') return;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpener((before) => (next === undefined ? next : (before ?? next))), delay);
  };
  const close = useCallback(() => {
    // What had the focus goes with the panel.
    if (root.current?.contains(document.activeElement) === true) root.current.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    now(undefined);
  }, [now]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return undefined;
    const outside = ({ target }: Event) => {
      if (target instanceof Node && root.current?.contains(target) === false) close();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open, close]);

  return {
    open,
    close,
    rootProps: {
      ref: root,
      onPointerEnter: later('pointer', OPEN_AFTER_MS),
      onPointerLeave: later(undefined, CLOSE_AFTER_MS),
      onKeyDown: (event: KeyboardEvent) => {
        if (!open) return;
        if (event.key === 'Escape') {
          event.stopPropagation();
          close();
          return;
        }
        const entries = [...(root.current?.querySelectorAll<HTMLElement>('[aria-expanded] ~ * :is(a[href], button:enabled)') ?? [])];
        const next = entries[entryAt(event.key, entries.findIndex((entry) => entry === document.activeElement), entries.length) ?? -1];
        if (next === undefined) return;
        event.preventDefault();
        next.focus();
      },
    },
    toggleProps: { onClick: () => now(opener === 'press' ? undefined : 'press') },
  };
}
