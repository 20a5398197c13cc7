import { useEffect, useRef, useState } from 'react';

/** What a modal reports, in this order: `onOpen`, `onBeforeOpen`, `onOpened`, `onBeforeClose`, `onClosing`, `onClosed`. */
export interface ModalLifecycle {
  /** Asked to open; nothing shows yet. */
  readonly onOpen?: (() => void) | undefined;
  /** May refuse with `false`, also by a promise: the modal then stays shut and `onOpenChange(false)` is called. */
  readonly onBeforeOpen?: (() => unknown) | undefined;
  /** Shown, its fade at an end. */
  readonly onOpened?: (() => void) | undefined;
  /** A person asks to close (Escape, close button, outside press). May refuse with `false`, also by a promise. */
  readonly onBeforeClose?: (() => unknown) | undefined;
  /** The fade out begins. */
  readonly onClosing?: (() => void) | undefined;
  /** Gone, focus returned. */
  readonly onClosed?: (() => void) | undefined;
}

/** Properties of everything that opens and closes under its owner's control. */
export interface OpenState {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

function settle(answer: unknown, then: (allowed: boolean) => void): void {
  if (answer instanceof Promise) void answer.then((value: unknown) => then(value !== false), () => then(false));
  else then(answer !== false);
}

async function animationsFinished(element: Element): Promise<boolean> {
  const outcomes = await Promise.allSettled(element.getAnimations().map((animation) => animation.finished));
  return outcomes.every((outcome) => outcome.status === 'fulfilled');
}

/** Drives the life cycle; the result is what the overlay needs. */
export function useModalLifecycle({ isOpen, onOpenChange, ...callbacks }: OpenState & ModalLifecycle) {
  const [shown, setShown] = useState(false);
  // Where nobody is asked the modal shows in the very picture that opens it.
  const unasked = callbacks.onOpen === undefined && callbacks.onBeforeOpen === undefined;
  if (shown !== isOpen && (shown || unasked)) setShown(isOpen);
  const latest = useRef({ ...callbacks, onOpenChange });
  // Openings are numbered, so that a late answer opens nothing.
  const attempt = useRef(0);
  const asking = useRef(false);
  const askingToClose = useRef(false);
  useEffect(() => {
    latest.current = { ...callbacks, onOpenChange };
  });

  useEffect(() => {
    if (!isOpen) {
      attempt.current += 1;
      asking.current = false;
      return;
    }
    if (asking.current) return;
    asking.current = true;
    const mine = attempt.current;
    latest.current.onOpen?.();
    settle(latest.current.onBeforeOpen?.(), (agreed) => {
      if (attempt.current !== mine) return;
      if (agreed) setShown(true);
      else latest.current.onOpenChange(false);
    });
  }, [isOpen]);

  return {
    shown: shown && isOpen,
    requestClose: () => {
      if (askingToClose.current) return;
      askingToClose.current = true;
      settle(latest.current.onBeforeClose?.(), (allowed) => {
        askingToClose.current = false;
        if (allowed) latest.current.onOpenChange(false);
      });
    },
    onEnter: (element: Element) => {
      void animationsFinished(element).then((done) => {
        if (done) latest.current.onOpened?.();
      });
    },
    /** The promise keeps the overlay on the page until it has faded. */
    onExit: async (element: Element): Promise<void> => {
      latest.current.onClosing?.();
      if (await animationsFinished(element)) queueMicrotask(() => setTimeout(() => latest.current.onClosed?.()));
    },
  };
}
