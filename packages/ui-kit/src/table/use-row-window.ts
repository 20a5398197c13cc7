import { useVirtualizer } from '@tanstack/react-virtual';
import type { Range, Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { TableLayout } from './table-cells.tsx';

/** Least number of rows rendered before and after the visible ones. */
const OVERSCAN = 4;
/** Number of rows added and removed at a time: each change costs a layout of the whole table. */
const STEP = 8;
/** Estimated height of unmeasured rows in CSS pixels. */
const ESTIMATE: Readonly<Record<TableLayout, number>> = { table: 45, cards: 150 };

/** A rendered row and the space of the rows left out before it, in CSS pixels. */
export interface RenderedRow {
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

interface RowRange {
  readonly of: (range: Range) => number[];
  /** Lets the size shrink once, for rows of another height. */
  readonly reset: () => void;
}

/**
 * Creates what chooses the rows: the visible ones and the overscan, widened to a size that never shrinks, from the start of
 * a step on, so that rows are added and removed in the same change.
 */
function createRowRange(): RowRange {
  let size = 0;
  const of = ({ startIndex, endIndex, overscan, count }: Range) => {
    const visible = endIndex - startIndex + 1;
    size = Math.max(size, Math.ceil((visible + 2 * overscan + STEP) / STEP) * STEP);
    const from = Math.floor(Math.max(startIndex - overscan, 0) / STEP) * STEP;
    return Array.from({ length: Math.min(size, count - from) }, (_, offset) => from + offset);
  };
  const reset = () => {
    size = 0;
  };
  return { of, reset };
}

/** Adds the focused row, which may be scrolled away, and those beside it, which Tab moves to. */
function withFocused(indexes: readonly number[], focused: number, count: number): number[] {
  const kept = focused < 0 ? [] : [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < count);
  return [...new Set([...indexes, ...kept])].toSorted((a, b) => a - b);
}

interface LayoutChangeOptions extends Pick<RowWindowOptions, 'layout' | 'enabled' | 'focused'> {
  readonly virtualizer: Virtualizer<HTMLElement, HTMLElement>;
  readonly rowRange: RowRange;
}

/**
 * Measures the rows anew when the layout changes, since their heights differ, and scrolls to the row that was the first
 * visible one, or to the focused one if that was visible too.
 */
function useLayoutChange({ virtualizer, rowRange, layout, enabled, focused }: LayoutChangeOptions): void {
  const measured = useRef(layout);
  const target = useRef<number>(undefined);
  // Stands before the effect that sets the target: the scroll needs the space that the next render makes.
  useLayoutEffect(() => {
    if (target.current === undefined) return;
    virtualizer.scrollToIndex(target.current, { align: 'start' });
    target.current = undefined;
  });
  useLayoutEffect(() => {
    if (measured.current === layout) return;
    measured.current = layout;
    if (!enabled) return;
    const offset = virtualizer.scrollOffset ?? 0;
    const first = virtualizer.getVirtualItemForOffset(offset)?.index ?? 0;
    const focusVisible = focused >= first && focused <= (virtualizer.range?.endIndex ?? -1);
    if (offset > 0) target.current = focusVisible ? focused : first;
    rowRange.reset();
    virtualizer.measure();
  }, [virtualizer, rowRange, layout, enabled, focused]);
}

/** Returns all rows, or only the focused one and those near the visible part of the scrolling element. */
export function useRowWindow({ region, count, layout, enabled, focused }: RowWindowOptions): RowWindow {
  const [rowRange] = useState(createRowRange);
  // The library's functions cannot be memoized, so they stay in this hook; it returns numbers and a ref.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    enabled,
    overscan: OVERSCAN,
    rangeExtractor: useCallback((range: Range) => withFocused(rowRange.of(range), focused, range.count), [rowRange, focused]),
    getScrollElement: () => region.current,
    // The overscan covers the frame until React renders.
    useFlushSync: false,
    estimateSize: () => ESTIMATE[layout],
    // The region's height is unknown in the first render.
    initialRect: { width: 0, height: 600 },
  });
  useLayoutChange({ virtualizer, rowRange, layout, enabled, focused });
  if (!enabled) return { rendered: Array.from({ length: count }, (_, index) => ({ index, spaceBefore: 0 })), spaceAfter: 0, measure: undefined };
  const items = virtualizer.getVirtualItems();
  const rendered = items.map(({ index, start }, place) => ({ index, spaceBefore: start - (items[place - 1]?.end ?? 0) }));
  return { rendered, spaceAfter: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0), measure: virtualizer.measureElement };
}
