import { useEffect, useRef, useState } from 'react';

/** Life cycle of a modal, in this order: `onOpen`, `onBeforeOpen`, `onOpened`, `onBeforeClose`, `onClosing`, `onClosed`. */
export interface ModalLifecycle {
  /** Opening was requested; nothing is shown yet. */
  readonly onOpen?: (() => void) | undefined;
  /** May return or resolve to `false`, or fail, to prevent opening; `onOpenChange(false)` is then called. */
  readonly onBeforeOpen?: (() => unknown) | undefined;
  /** The modal is shown and its fade has ended. */
  readonly onOpened?: (() => void) | undefined;
  /** The user closes it (Escape, close button, outside press). May return or resolve to `false` to prevent closing; where it fails the modal closes. */
  readonly onBeforeClose?: (() => unknown) | undefined;
  /** The fade out begins. */
  readonly onClosing?: (() => void) | undefined;
  /** The modal is removed and focus is returned. */
  readonly onClosed?: (() => void) | undefined;
}

export interface OpenState {
  /** Whether it is to show; the caller keeps it. */
  readonly isOpen: boolean;
  /** Receives false when the person closes it, or when opening was prevented. */
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Calls `then` with whether `ask` allows it, at once where `ask` answers at once; with `whenFailed` where it throws or rejects. */
function settle(ask: (() => unknown) | undefined, whenFailed: boolean, then: (allowed: boolean) => void): void {
  const fail = (error: unknown) => {
    reportError(error);
    then(whenFailed);
  };
  let answer: unknown;
  try {
    answer = ask?.();
  } catch (error) {
    return fail(error);
  }
  if (answer instanceof Promise) void answer.then((value: unknown) => then(value !== false), fail);
  else then(answer !== false);
}

async function animationsFinished(element: Element): Promise<boolean> {
  const outcomes = await Promise.allSettled(element.getAnimations().map((animation) => animation.finished));
  return outcomes.every((outcome) => outcome.status === 'fulfilled');
}

/** Runs the life cycle callbacks and returns the props of the overlay. */
export function useModalLifecycle({ isOpen, onOpenChange, ...callbacks }: OpenState & ModalLifecycle) {
  const [shown, setShown] = useState(false);
  // Without opening callbacks the modal shows in the same render that opens it.
  const unasked = callbacks.onOpen === undefined && callbacks.onBeforeOpen === undefined;
  if (shown !== isOpen && (shown || unasked)) setShown(isOpen);
  const latest = useRef({ ...callbacks, onOpenChange });
  // Attempts are numbered, so that a late result of `onBeforeOpen` opens nothing.
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
    settle(latest.current.onBeforeOpen, false, (agreed) => {
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
      // A modal that cannot be closed would hold the whole page.
      settle(latest.current.onBeforeClose, true, (allowed) => {
        askingToClose.current = false;
        if (allowed) latest.current.onOpenChange(false);
      });
    },
    onEnter: (element: Element) => {
      void animationsFinished(element).then((done) => {
        if (done) latest.current.onOpened?.();
      });
    },
    /** Resolves when the overlay has faded and can be removed. */
    onExit: async (element: Element): Promise<void> => {
      latest.current.onClosing?.();
      if (await animationsFinished(element)) queueMicrotask(() => setTimeout(() => latest.current.onClosed?.()));
    },
  };
}
