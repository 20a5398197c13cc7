import { useCallback, useEffect, useRef, useState } from 'react';

/** An action with its pending state; it cannot be started again while it runs. */
export interface Pending<A extends readonly unknown[]> {
  readonly pending: boolean;
  readonly run: (...args: A) => void;
}

/**
 * Guards an action against a double click: from the moment it returns a promise until that promise
 * settles, further calls do nothing. Rejections are passed on as unhandled, as from any event handler.
 */
export function usePending<A extends readonly unknown[]>(action: ((...args: A) => unknown) | undefined): Pending<A> {
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const run = useCallback(
    (...args: A) => {
      if (running.current) return;
      const outcome = action?.(...args);
      if (!(outcome instanceof Promise)) return;
      running.current = true;
      setPending(true);
      void outcome.finally(() => {
        running.current = false;
        if (mounted.current) setPending(false);
      });
    },
    [action],
  );
  return { pending, run };
}
