import { useEffect, useState } from 'react';

/** Returns the current time in milliseconds since the epoch; injected in tests. */
export type Clock = () => number;

const secondsLeft = (deadline: number, at: number): number => Math.max(0, Math.ceil((deadline - at) / 1000));

/**
 * Whole seconds left until `deadline` (epoch milliseconds), zero once it has passed. Compares clock times,
 * so that the value is correct after the page was suspended.
 */
export function useCountdown(deadline: number | undefined, now: Clock = Date.now): number {
  const [seen, setSeen] = useState(() => ({ deadline, at: now() }));

  useEffect(() => {
    if (deadline === undefined) return;
    let shown: number | undefined;
    const tick = () => {
      const at = now();
      const left = secondsLeft(deadline, at);
      if (left !== shown) setSeen((before) => (before.deadline === deadline && before.at === at ? before : { deadline, at }));
      shown = left;
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 250);
    tick();
    return () => clearInterval(timer);
  }, [deadline, now]);

  // The time seen with another deadline may be long past.
  return deadline === undefined ? 0 : secondsLeft(deadline, seen.deadline === deadline ? seen.at : now());
}
