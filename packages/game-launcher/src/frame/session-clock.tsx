import { useEffect, useState } from 'react';
import { clockText } from './clock-text.ts';

/** Time since it was mounted, as h:mm:ss. Not a live region: a clock announced every second would be noise. */
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
