import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** The directions in which an element's content overflows. */
export interface Overflow {
  readonly block: boolean;
  readonly inline: boolean;
}

const NONE: Overflow = { block: false, inline: false };

/** Returns whether an element's content overflows. Measured again when the size of either, or `content`, changes. */
export function useOverflow(region: RefObject<HTMLElement | null>, content: unknown): Overflow {
  const [overflow, setOverflow] = useState(NONE);
  useLayoutEffect(() => {
    const element = region.current;
    if (element === null) return undefined;
    const measure = () => {
      const block = element.scrollHeight > element.clientHeight + 1;
      const inline = element.scrollWidth > element.clientWidth + 1;
      setOverflow((before) => (before.block === block && before.inline === inline ? before : { block, inline }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild !== null) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [region, content]);
  return overflow;
}
