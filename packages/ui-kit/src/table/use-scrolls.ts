import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether an element overflows. Measured again when `content` changes. */
export function useScrolls(region: RefObject<HTMLElement | null>, content: unknown): boolean {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const element = region.current;
    if (element === null) return undefined;
    const measure = () => setScrolls(element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild !== null) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [region, content]);
  return scrolls;
}
