import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { nextCards, windowOfCards } from './window-of-cards.ts';
import type { Cards } from './window-of-cards.ts';

/** A grid's columns, and the height of a row with the gap below it in CSS pixels; 0 before it is known. */
export interface Measure {
  readonly columns: number;
  readonly pitch: number;
}

const NOTHING: Cards = { from: 0, to: 0 };

/** The cards a grid is to show as the page is scrolled, on the way to those it is to hold. */
export function useCardsInSight(grid: RefObject<HTMLElement | null>, { columns, pitch }: Measure, count: number): Cards {
  const [shown, setShown] = useState(NOTHING);
  const latest = useRef(shown);
  const frame = useRef(0);

  useLayoutEffect(() => {
    latest.current = shown;
  });

  const go = useRef(() => {});
  useLayoutEffect(() => {
    go.current = () => {
      frame.current = 0;
      if (pitch === 0 || grid.current === null) return;
      const above = -grid.current.getBoundingClientRect().top;
      setShown(nextCards(latest.current, windowOfCards({ above, windowHeight: window.innerHeight, pitch, columns, count })));
    };
    go.current();
  }, [grid, columns, pitch, count]);

  // One step a frame, until a step changes nothing.
  useEffect(() => {
    const step = () => {
      frame.current ||= requestAnimationFrame(() => go.current());
    };
    step();
    addEventListener('scroll', step, { passive: true });
    addEventListener('resize', step);
    return () => {
      removeEventListener('scroll', step);
      removeEventListener('resize', step);
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    };
  }, [shown]);

  return { from: Math.min(shown.from, count), to: Math.min(shown.to, count) };
}
