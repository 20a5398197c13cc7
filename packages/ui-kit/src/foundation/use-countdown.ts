import { useEffect, useState } from 'react';

/** Returns the current time in milliseconds since the epoch; injected in tests. */
export type Clock = () => number;

const secondsLeft = (deadline: number, at: number): number => Math.max(0, Math.ceil((deadline - at) / 1000));

/**
 * Whole seconds left until `deadline` (epoch milliseconds), zero once it has passed. Compares clock times,
 * so that the value is correct after the page was suspended.
 */
export function useCountdown(deadline: number | undefined, now: Clock = Date.now): number {
  const [present, setPresent] = useState(now);

  useEffect(() => {
    if (deadline === undefined) return;
    let shown: number | undefined;
    const tick = () => {
      const at = now();
      const left = secondsLeft(deadline, at);
      if (left !== shown) setPresent(at);
      shown = left;
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 250);
    tick();
    return () => clearInterval(timer);
  }, [deadline, now]);

  return deadline === undefined ? 0 : secondsLeft(deadline, present);
}
