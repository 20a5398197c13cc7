import { useEffect, useState } from 'react';

/** Tells the present, in milliseconds since the epoch. Given from outside where time must be controlled. */
export type Clock = () => number;

/**
 * Whole seconds left until `deadline` (epoch milliseconds), zero once it has passed. Counts against the clock,
 * so that a page that slept wakes up right.
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
