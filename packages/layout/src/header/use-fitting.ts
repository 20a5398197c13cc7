import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Widths of the parts of a line, in CSS pixels, gaps included. */
interface Line {
  readonly room: number;
  /** Entries that always show. */
  readonly kept: number;
  /** Entries that may be left over, in order. */
  readonly loose: readonly number[];
  /** The entry behind which they stand. */
  readonly more: number;
}

/** How many loose entries fit beside the kept ones; room for "more" is needed only where not all of them do. */
export function fittingCount({ room, kept, loose, more }: Line): number {
  const all = loose.reduce((sum, width) => sum + width, kept);
  if (all <= room) return loose.length;
  let left = room - kept - more;
  const count = loose.findIndex((width) => (left -= width) < 0);
  return Math.max(0, count);
}

/**
 * Measures a list in one line: entries marked `data-loose` may be left over, the one marked `data-more` stands for
 * them, the others always show. Measured when the list appears and whenever its room, its entries or its fonts change.
 * @param signature Changes when the entries do.
 */
export function useFitting(signature: string) {
  const list = useRef<HTMLUListElement>(null);
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY);

  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const measure = () => {
      const room = element.getBoundingClientRect().width;
      // Not shown at all on small screens: nothing to measure, and no layout to force.
      if (room === 0) return;
      const entries = [...element.children] as HTMLElement[];
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
      // Entries keep their width while hidden from sight, so every one can be measured at any time.
      // In fractions of a pixel: rounded, a line may seem to fit that does not.
      const widthOf = (entry: HTMLElement) => entry.getBoundingClientRect().width + gap;
      const loose = entries.filter((entry) => 'loose' in entry.dataset);
      const more = entries.filter((entry) => 'more' in entry.dataset);
      const kept = entries.filter((entry) => !loose.includes(entry) && !more.includes(entry));
      const sum = (list: readonly HTMLElement[]) => list.reduce((total, entry) => total + widthOf(entry), 0);
      setFitting(fittingCount({ room: room + gap, kept: sum(kept), loose: loose.map(widthOf), more: sum(more) }));
    };
    // What is found before the first paint must be in that paint.
    measure();
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [signature]);

  return { list, fitting };
}
