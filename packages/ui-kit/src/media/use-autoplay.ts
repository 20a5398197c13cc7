import { useEffect, useState } from 'react';
import { media } from '../foundation/breakpoints.ts';

/** Whether reduced motion is requested; follows changes. */
export function useReducedMotion(): boolean {
  const [reduced, setReduced] = useState(() => matchMedia(media.reducedMotion).matches);
  useEffect(() => {
    const query = matchMedia(media.reducedMotion);
    const update = () => setReduced(query.matches);
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return reduced;
}

/** Calls `step` every `interval` milliseconds while `running` and while the page is visible. */
export function useInterval(step: () => void, interval: number, running: boolean): void {
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') step();
    }, interval);
    return () => clearInterval(timer);
  }, [step, interval, running]);
}

/** Whether somebody may be looking at an element: it lies within the window's height, and no dialog has made the page inert. */
export function isInView(element: Element): boolean {
  if (element.closest('[inert], [aria-hidden="true"]') !== null) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
