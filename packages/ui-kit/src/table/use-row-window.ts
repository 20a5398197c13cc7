import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import { useCallback } from 'react';
import type { RefObject } from 'react';
import type { TableLayout } from './table-cells.tsx';

/** Number of rows rendered before and after the visible ones. */
const OVERSCAN = 8;
/** Estimated height of unmeasured rows in CSS pixels. */
const ESTIMATE: Readonly<Record<TableLayout, number>> = { table: 45, cards: 150 };

/** A rendered row and the space of the rows left out before it, in CSS pixels. */
interface RenderedRow {
  readonly index: number;
  readonly spaceBefore: number;
}

/** Rendered rows in their order, and the space of the others. */
export interface RowWindow {
  readonly rendered: readonly RenderedRow[];
  /** CSS pixels. */
  readonly spaceAfter: number;
  /** Measures a row's height; its element carries `data-index`. */
  readonly measure: ((row: HTMLElement | null) => void) | undefined;
}

interface RowWindowOptions {
  readonly region: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly layout: TableLayout;
  readonly enabled: boolean;
  /** Index of the row that holds the focus, or -1. */
  readonly focused: number;
}

/** Adds the focused row, which may be scrolled away, and those beside it, which Tab moves to. */
function withFocused(range: Range, focused: number): number[] {
  const indexes = defaultRangeExtractor(range);
  if (focused < 0) return indexes;
  const kept = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < range.count);
  return [...new Set([...indexes, ...kept])].toSorted((a, b) => a - b);
}

/** Returns all rows, or only the focused one and those near the visible part of the scrolling element. */
export function useRowWindow({ region, count, layout, enabled, focused }: RowWindowOptions): RowWindow {
  // The library's functions cannot be memoized, so they stay in this hook; it returns numbers and a ref.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count,
    enabled,
    overscan: OVERSCAN,
    rangeExtractor: useCallback((range: Range) => withFocused(range, focused), [focused]),
    getScrollElement: () => region.current,
    estimateSize: () => ESTIMATE[layout],
    // The region's height is unknown in the first render.
    initialRect: { width: 0, height: 600 },
  });
  if (!enabled) return { rendered: Array.from({ length: count }, (_, index) => ({ index, spaceBefore: 0 })), spaceAfter: 0, measure: undefined };
  const items = virtualizer.getVirtualItems();
  const rendered = items.map(({ index, start }, place) => ({ index, spaceBefore: start - (items[place - 1]?.end ?? 0) }));
  return { rendered, spaceAfter: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0), measure: virtualizer.measureElement };
}
