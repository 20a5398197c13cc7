import { useState } from 'react';
import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { nearestPoint } from './chart-scale.ts';
import type { Plot } from './chart-scale.ts';

/** The active point, and whether pointer or keyboard selected it. */
export interface PointCursor {
  readonly at: number;
  readonly by: 'keys' | 'pointer';
}

/** Points that Page Up and Page Down move by. */
const PAGE = 10;

/** Index that a key moves to; undefined for other keys. */
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

/** Selects points of a plot by pointer and keyboard. */
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
        // Lifting a finger also fires this event; its selection stays.
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
