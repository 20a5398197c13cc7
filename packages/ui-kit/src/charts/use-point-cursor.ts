import { useState } from 'react';
import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { nearestPoint } from './chart-scale.ts';
import type { Plot } from './chart-scale.ts';

/** The point that is looked at, and by what it was reached. */
export interface PointCursor {
  readonly at: number;
  readonly by: 'keys' | 'pointer';
}

/** How many points Page Up and Page Down go at once. */
const PAGE = 10;

/** Where a key leads among points; undefined where it leads nowhere. */
export function pointByKey(key: string, at: number | undefined, points: number, direction: 'ltr' | 'rtl'): number | undefined {
  const last = points - 1;
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = { [forward]: 1, [back]: -1, PageDown: PAGE, PageUp: -PAGE }[key];
  if (step === undefined) return undefined;
  if (at === undefined) return step > 0 ? 0 : last;
  return Math.min(last, Math.max(0, at + step));
}

/** Lets a pointer and the keyboard choose a point of a plot. */
export function usePointCursor(plot: Plot, points: number, direction: 'ltr' | 'rtl') {
  const [chosen, setChosen] = useState<PointCursor>();
  const cursor = chosen !== undefined && chosen.at < points ? chosen : undefined;

  const point = (event: PointerEvent<HTMLElement>) => {
    const at = nearestPoint(plot, points, event.clientX - event.currentTarget.getBoundingClientRect().left);
    if (at !== undefined && at !== cursor?.at) setChosen({ at, by: 'pointer' });
  };
  return {
    cursor,
    handlers: {
      onPointerMove: point,
      onPointerDown: point,
      onPointerLeave: (event: PointerEvent<HTMLElement>) => {
        // A finger that lifts has left too: what it chose stays until it chooses elsewhere.
        if (event.pointerType === 'mouse') setChosen(undefined);
      },
      onBlur: (_event: FocusEvent) => setChosen(undefined),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.altKey || event.ctrlKey || event.metaKey || points === 0) return;
        if (event.key === 'Escape' && cursor !== undefined) {
          event.stopPropagation();
          setChosen(undefined);
          return;
        }
        const at = pointByKey(event.key, cursor?.at, points, direction);
        if (at === undefined) return;
        event.preventDefault();
        setChosen({ at, by: 'keys' });
      },
    },
  };
}
