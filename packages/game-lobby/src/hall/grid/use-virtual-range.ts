import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { extendRange, nextStep, virtualRange } from './virtual-range.ts';
import type { Cards } from './virtual-range.ts';

/** A grid's columns, and the height of a row with the gap below it in CSS pixels; 0 before it is known. */
export interface Measure {
  readonly columns: number;
  readonly pitch: number;
}

const NOTHING: Cards = { from: 0, to: 0 };

/** What a grid shows cards of. */
export interface CardList {
  readonly count: number;
  /** A new identity is a new list, whose visible cards are rendered first. */
  readonly identity: unknown;
}

/** The cards a grid is to show as the page is scrolled, on the way to those it is to hold. */
export function useVirtualRange(grid: RefObject<HTMLElement | null>, { columns, pitch }: Measure, { count, identity }: CardList): Cards {
  const [shown, setShown] = useState(NOTHING);
  const [seen, setSeen] = useState(NOTHING);
  const [list, setList] = useState({ identity, count });
  if (list.identity !== identity || list.count !== count) {
    setList({ identity, count });
    if (list.identity !== identity) setShown(seen);
    // Rendered together with its space, an appended page costs one layout change.
    else if (count > list.count && shown.to === list.count) setShown(extendRange(shown, seen.to - seen.from, { columns, count }));
  }
  /** What is being made, where that is not what is shown. */
  const pendingCards = useRef<Cards | undefined>(undefined);
  const frame = useRef(0);

  const go = useRef(() => {});
  useLayoutEffect(() => {
    go.current = () => {
      frame.current = 0;
      if (pitch === 0 || grid.current === null) return;
      const above = -grid.current.getBoundingClientRect().top;
      const target = virtualRange({ above, windowHeight: window.innerHeight, pitch, columns, count });
      const step = nextStep(shown, target);
      // Restarting at every frame would never finish the low-priority rendering.
      if (step === undefined || (pendingCards.current !== undefined && !step.urgent)) return;
      pendingCards.current = step.cards;
      const show = () => {
        setSeen(target.seen);
        setShown(step.cards);
      };
      if (step.urgent) show();
      else startTransition(show);
    };
    pendingCards.current = undefined;
    if (shown === NOTHING) go.current();
  }, [grid, columns, pitch, count, shown]);

  const scheduleStep = useCallback(() => {
    frame.current ||= requestAnimationFrame(() => go.current());
  }, []);
  // One step after another, until there is nothing left to do.
  useEffect(scheduleStep, [scheduleStep, columns, pitch, count, shown]);
  useEffect(() => {
    addEventListener('scroll', scheduleStep, { passive: true });
    addEventListener('resize', scheduleStep);
    return () => {
      removeEventListener('scroll', scheduleStep);
      removeEventListener('resize', scheduleStep);
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    };
  }, [scheduleStep]);

  return { from: Math.min(shown.from, count), to: Math.min(shown.to, count) };
}
