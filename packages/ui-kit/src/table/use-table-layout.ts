import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { TableLayout } from './table-cells.tsx';

/** Width in CSS pixels below which a table becomes cards. */
export const CARDS_BELOW = 600;

/** Returns the layout that fits, measured before the first paint; a fixed layout is not measured. */
export function useTableLayout(frame: RefObject<HTMLElement | null>, fixed: 'auto' | TableLayout): TableLayout {
  const [measured, setMeasured] = useState<TableLayout>('table');
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null || fixed !== 'auto') return undefined;
    const measure = () => {
      if (element.offsetWidth > 0) setMeasured(element.offsetWidth < CARDS_BELOW ? 'cards' : 'table');
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, fixed]);
  return fixed === 'auto' ? measured : fixed;
}
