import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { scrollIntoRow } from '../layout/scroll-into-row.ts';

/** Space kept visible beside a tab that is scrolled to, so that the next one shows (CSS pixels). */
const BESIDE = 40;

/** Sets `data-before` and `data-after` on the sides, in the page's direction, where the strip overflows. */
function markOverflow(strip: HTMLElement): void {
  // From right to left `scrollLeft` is negative.
  const passed = Math.abs(strip.scrollLeft);
  strip.toggleAttribute('data-before', passed > 1);
  strip.toggleAttribute('data-after', strip.scrollWidth - strip.clientWidth - passed > 1);
}

/** Ref for the element around tabs that may overflow: scrolls the selected tab into view and marks the sides with more. */
export function useOverflowTabs(selected: string): RefObject<HTMLDivElement | null> {
  const strip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = strip.current;
    if (element === null) return undefined;
    const look = () => markOverflow(element);
    // Called at once for each observed element, and when the language or the window changes their size.
    const sizes = new ResizeObserver(() => {
      const chosen = element.querySelector('[aria-selected="true"]');
      if (chosen !== null) scrollIntoRow(element, chosen, BESIDE);
      look();
    });
    element.addEventListener('scroll', look, { passive: true });
    // React Aria renders the tabs after the strip.
    const frame = requestAnimationFrame(() => {
      for (const each of [element, ...element.children]) sizes.observe(each);
    });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [selected]);
  return strip;
}
