import { useCallback, useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';

/** Rest before a resting pointer opens a panel, and grace before a leaving one closes it, in milliseconds. */
const OPEN_AFTER_MS = 80;
const CLOSE_AFTER_MS = 180;

/** What opened a panel: a mouse that rests on its entry, or a press of its button. */
type Opener = 'pointer' | 'press';

/**
 * A panel that opens under a navigation entry: by resting a mouse on it, or by its button. A press of the button keeps
 * what the mouse has just opened on its way there. Escape and leaving with the focus close it; Escape gives the focus
 * back to the button.
 */
export function useDisclosure() {
  const [opener, setOpener] = useState<Opener>();
  const open = opener !== undefined;
  const timer = useRef<number | undefined>(undefined);
  const toggle = useRef<HTMLButtonElement>(null);
  const later = useCallback((next: Opener | undefined, delay: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpener((before) => (next === undefined ? next : (before ?? next))), delay);
  }, []);
  const now = useCallback((next: Opener | undefined) => {
    window.clearTimeout(timer.current);
    setOpener(next);
  }, []);
  const close = useCallback(() => now(undefined), [now]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return {
    open,
    close,
    rootProps: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && later('pointer', OPEN_AFTER_MS),
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && later(undefined, CLOSE_AFTER_MS),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        close();
        toggle.current?.focus();
      },
    },
    toggleProps: { ref: toggle, onClick: () => now(opener === 'press' ? undefined : 'press') },
  };
}
