import { useEffect, useState } from 'react';

/** Returns the current time in milliseconds since the epoch; injected in tests. */
export type Clock = () => number;

/**
 * Whole seconds left until `deadline` (epoch milliseconds), zero once it has passed. Compares clock times,
 * so that the value is correct after the page was suspended.
 */
export function useCountdown(deadline: number | undefined, now: Clock = Date.now): number {
  const [present, setPresent] = useState(now);
  const over = deadline === undefined || present >= deadline;

  useEffect(() => {
    if (deadline === undefined) return;
    const tick = () => setPresent(now());
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [deadline, now, over]);

  return over ? 0 : Math.ceil((deadline - present) / 1000);
}
