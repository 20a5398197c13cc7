import { useEffect, useState } from 'react';
import { clockText } from './clock-text.ts';

/** Time since it appeared, as h:mm:ss. Spoken only when asked for: a clock that talks every second helps nobody. */
export function SessionClock({ label }: { readonly label: string }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - start) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="timer" aria-live="off" aria-label={label}>
      {clockText(seconds)}
    </span>
  );
}
