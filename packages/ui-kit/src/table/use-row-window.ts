import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import type { TableLayout } from './table-cells.tsx';

/** Number of rows rendered before and after the visible ones. */
const OVERSCAN = 8;
/** Estimated height of unmeasured rows in CSS pixels. */
const ESTIMATE: Readonly<Record<TableLayout, number>> = { table: 45, cards: 150 };

/** Range of rendered rows, and the space of the others. */
export interface RowWindow {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  /** CSS pixels. */
  readonly spaceBefore: number;
  readonly spaceAfter: number;
  /** Measures a row's height; its element carries `data-index`. */
  readonly measure: ((row: HTMLElement | null) => void) | undefined;
}

/** Returns all rows, or only those near the visible part of the scrolling element. */
export function useRowWindow(region: RefObject<HTMLElement | null>, count: number, layout: TableLayout, enabled: boolean): RowWindow {
  // The library's functions cannot be memoized, so they stay in this hook; it returns numbers and a ref.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count,
    enabled,
    overscan: OVERSCAN,
    getScrollElement: () => region.current,
    estimateSize: () => ESTIMATE[layout],
    // The region's height is unknown in the first render.
    initialRect: { width: 0, height: 600 },
  });
  if (!enabled) return { from: 0, to: count, spaceBefore: 0, spaceAfter: 0, measure: undefined };
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  if (first === undefined || last === undefined) return { from: 0, to: 0, spaceBefore: 0, spaceAfter: virtualizer.getTotalSize(), measure: undefined };
  return { from: first.index, to: last.index + 1, spaceBefore: first.start, spaceAfter: virtualizer.getTotalSize() - last.end, measure: virtualizer.measureElement };
}
