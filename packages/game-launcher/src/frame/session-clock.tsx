import { useEffect, useState } from 'react';

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

/** `clockText(3725)` → `1:02:05`; minutes and seconds alone below an hour. */
export function clockText(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}
