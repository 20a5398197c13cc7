import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** The directions in which an element's content overflows. */
export interface Overflow {
  readonly block: boolean;
  readonly inline: boolean;
}

/** Sets or removes `data-scrolled`. Reading the offset forces a layout. */
export function markScrolled(element: Element): void {
  element.toggleAttribute('data-scrolled', element.scrollLeft !== 0);
}

const NONE: Overflow = { block: false, inline: false };

/**
 * Returns whether an element's content overflows, none of it while there is no element, and keeps `data-scrolled` on the
 * element while it is scrolled sideways. Measured again when its size, the size or number of its children, or `content`,
 * changes; `content` changes whenever the element comes or goes.
 */
export function useOverflow(region: RefObject<HTMLElement | null>, content?: unknown): Overflow {
  const [overflow, setOverflow] = useState(NONE);
  useLayoutEffect(() => {
    const element = region.current;
    if (element === null) return undefined;
    const measure = () => {
      const block = element.scrollHeight > element.clientHeight + 1;
      const inline = element.scrollWidth > element.clientWidth + 1;
      // The end of an overflow resets the offset, and no scroll is heard of any more.
      markScrolled(element);
      setOverflow((before) => (before.block === block && before.inline === inline ? before : { block, inline }));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    // Whatever begins to be observed is measured.
    const observe = () => {
      sizes.disconnect();
      for (const observed of [element, ...element.children]) sizes.observe(observed);
    };
    observe();
    const children = new MutationObserver(observe);
    children.observe(element, { childList: true });
    return () => {
      sizes.disconnect();
      children.disconnect();
      setOverflow(NONE);
    };
  }, [region, content]);
  return overflow;
}
