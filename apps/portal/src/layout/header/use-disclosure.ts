import { useCallback, useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';

/** Rest before a resting pointer opens a panel, and grace before a leaving one closes it, in milliseconds. */
const OPEN_AFTER_MS = 80;
const CLOSE_AFTER_MS = 180;

/**
 * A panel that opens under a navigation entry: by resting a mouse on it, or by its button. Escape and leaving
 * with the focus close it; Escape gives the focus back to the button.
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  const toggle = useRef<HTMLButtonElement>(null);
  const later = useCallback((next: boolean, delay: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(next), delay);
  }, []);
  const now = useCallback((next: boolean) => {
    window.clearTimeout(timer.current);
    setOpen(next);
  }, []);
  const close = useCallback(() => now(false), [now]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return {
    open,
    close,
    rootProps: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && later(true, OPEN_AFTER_MS),
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && later(false, CLOSE_AFTER_MS),
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
    toggleProps: { ref: toggle, onClick: () => now(!open) },
  };
}
