import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** What stays in sight beside a tab that is scrolled to, so that the next one shows (CSS pixels). */
const BESIDE = 40;

/** Marks on which sides a strip goes on out of sight: `data-before` and `data-after`, in the page's direction. */
function markOverflow(strip: HTMLElement): void {
  // Counted from the start, whichever side that is: from right to left the way goes below zero.
  const passed = Math.abs(strip.scrollLeft);
  strip.toggleAttribute('data-before', passed > 1);
  strip.toggleAttribute('data-after', strip.scrollWidth - strip.clientWidth - passed > 1);
}

/** Scrolls a strip, and nothing around it, until one of its tabs stands whole in it. */
function scrollIntoStrip(strip: HTMLElement, tab: Element): void {
  const [outer, inner] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()];
  const over = Math.max(0, inner.right + BESIDE - outer.right);
  const under = Math.max(0, outer.left - (inner.left - BESIDE));
  if (over > 0 || under > 0) strip.scrollBy({ left: over > 0 ? over : -under });
}

/** For the element around tabs that may be more than it has room for: brings the chosen one into sight, and marks where there are more. */
export function useOverflowTabs(selected: string): RefObject<HTMLDivElement | null> {
  const strip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = strip.current;
    if (element === null) return undefined;
    const look = () => markOverflow(element);
    // It begins with a look at each; later their words may change with the language, and their room with the window.
    const sizes = new ResizeObserver(() => {
      const chosen = element.querySelector('[aria-selected="true"]');
      if (chosen !== null) scrollIntoStrip(element, chosen);
      look();
    });
    element.addEventListener('scroll', look, { passive: true });
    // React Aria puts the tabs in after the strip.
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
