import { Grid } from '@livery/ui-kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useVirtualRange } from './use-virtual-range.ts';
import type { CardList, Measure } from './use-virtual-range.ts';

export interface WindowedGridProps extends CardList {
  /** One tile; all are of one height. */
  readonly tile: (index: number) => ReactNode;
  /** Where the page is to stand once the grid has its height, in CSS pixels; left alone without it. */
  readonly scrollTo?: number | undefined;
}

/** Columns and rows as the style sheet lays them out. */
function measureOf(grid: HTMLElement): Measure {
  const { gridTemplateColumns, gridTemplateRows, rowGap } = getComputedStyle(grid);
  return { columns: gridTemplateColumns.split(' ').length, pitch: (Number.parseFloat(gridTemplateRows) || 0) + (Number.parseFloat(rowGap) || 0) };
}

const UNMEASURED: Measure = { columns: 1, pitch: 0 };

/** Measurements of the previous grid: the next one, of another search, most likely has the same. */
let lastMeasure: Measure = UNMEASURED;

/** A grid that renders only the visible rows and some overscan; padding takes the place of the others. */
export function WindowedGrid({ count, identity, tile, scrollTo }: WindowedGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  // A restored scroll position needs the grid's own layout, not that of the last one.
  const [measure, setMeasure] = useState(scrollTo === undefined ? lastMeasure : UNMEASURED);
  const { columns, pitch } = measure;
  const measured = pitch > 0;

  const restored = useRef(false);

  // Before the cards in view are computed.
  useLayoutEffect(() => {
    if (measured && scrollTo !== undefined && !restored.current) window.scrollTo({ top: scrollTo, behavior: 'instant' });
  }, [measured, scrollTo]);
  const { from, to } = useVirtualRange(grid, measure, { count, identity });
  // The grid may end before the position until the next page has loaded, which its end requests.
  useLayoutEffect(() => {
    if (!measured || scrollTo === undefined || restored.current) return;
    window.scrollTo({ top: scrollTo, behavior: 'instant' });
    restored.current = to > from && Math.abs(window.scrollY - scrollTo) < 1;
  }, [measured, scrollTo, count, from, to]);
  useEffect(() => {
    const stopRestoring = () => {
      restored.current = true;
    };
    const inputs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
    for (const input of inputs) addEventListener(input, stopRestoring, { passive: true });
    return () => {
      for (const input of inputs) removeEventListener(input, stopRestoring);
    };
  }, []);

  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null) return undefined;
    const remeasure = () => {
      const next = measureOf(element);
      if (next.pitch === 0) return;
      lastMeasure = next;
      setMeasure((current) => (current.columns === next.columns && Math.abs(current.pitch - next.pitch) < 0.5 ? current : next));
    };
    remeasure();
    const observer = new ResizeObserver(remeasure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const first = Math.floor(from / columns);
  const below = Math.ceil(count / columns) - Math.ceil(to / columns);
  const padding = { paddingBlockStart: first * pitch, paddingBlockEnd: Math.max(0, below) * pitch };
  // Rows are measured by the first tile.
  const end = measured ? to : Math.min(count, 1);
  return (
    <Grid ref={grid} data-of="tiles" style={padding}>
      {from % columns === 0 ? null : <span aria-hidden="true" style={{ gridColumn: `span ${from % columns}` }} />}
      {Array.from({ length: Math.max(0, end - from) }, (_, index) => tile(from + index))}
    </Grid>
  );
}
