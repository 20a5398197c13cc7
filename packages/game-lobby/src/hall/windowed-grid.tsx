import { Grid } from '@livery/ui-kit';
import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { covers, windowOfRows } from './window-of-rows.ts';
import type { GridPlace, Rows } from './window-of-rows.ts';

/** Properties of {@link WindowedGrid}. */
export interface WindowedGridProps {
  readonly count: number;
  /** One tile; all are of one height. */
  readonly tile: (index: number) => ReactNode;
  /** Where the page is to stand once the grid has its height, in CSS pixels; left alone without it. */
  readonly scrollTo?: number | undefined;
}

interface Measure {
  readonly columns: number;
  readonly pitch: number;
}

/** Columns and rows as the style sheet lays them out. */
function measureOf(grid: HTMLElement): Measure {
  const { gridTemplateColumns, gridTemplateRows, rowGap } = getComputedStyle(grid);
  return { columns: gridTemplateColumns.split(' ').length, pitch: (Number.parseFloat(gridTemplateRows) || 0) + (Number.parseFloat(rowGap) || 0) };
}

/** Tiles for the first screen, before rows are measured. */
const UNMEASURED = 24;

/** A grid of tiles that holds only the rows in sight; the others are room. The page scrolls as if all were there. */
export function WindowedGrid({ count, tile, scrollTo }: WindowedGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const restored = useRef(false);
  const [measure, setMeasure] = useState<Measure>({ columns: 1, pitch: 0 });
  const [rows, setRows] = useState<Rows>({ first: 0, end: UNMEASURED });
  const { columns, pitch } = measure;

  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null) return undefined;
    const look = () => {
      const next = measureOf(element);
      if (next.pitch === 0) return;
      setMeasure((known) => (known.columns === next.columns && Math.abs(known.pitch - next.pitch) < 0.5 ? known : next));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (pitch === 0) return undefined;
    if (scrollTo !== undefined && !restored.current) window.scrollTo({ top: scrollTo, behavior: 'instant' });
    restored.current = true;
    let made: Rows | undefined;
    const look = () => {
      const place: GridPlace = { above: -(grid.current?.getBoundingClientRect().top ?? 0), windowHeight: window.innerHeight, pitch, columns, count };
      const next = windowOfRows(place);
      const show = () => setRows((known) => (known.first === next.first && known.end === next.end ? known : next));
      // Rows that are made ahead of being seen give way to the frames of a scroll; those that are missing do not wait.
      if (made !== undefined && covers(made, place)) startTransition(show);
      else show();
      made = next;
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [columns, pitch, count, scrollTo]);

  const from = pitch === 0 ? 0 : rows.first * columns;
  const to = pitch === 0 ? Math.min(count, UNMEASURED) : Math.min(count, rows.end * columns);
  const room = { paddingBlockStart: rows.first * pitch, paddingBlockEnd: Math.max(0, Math.ceil(count / columns) - rows.end) * pitch, overflowAnchor: 'none' } as const;
  return (
    <Grid ref={grid} data-of="tiles" style={room}>
      {Array.from({ length: Math.max(0, to - from) }, (_, index) => tile(from + index))}
    </Grid>
  );
}
