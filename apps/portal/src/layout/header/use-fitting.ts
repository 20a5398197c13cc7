import { useLayoutEffect, useRef, useState } from 'react';

/**
 * How many of a list's entries fit in one line; the rest belongs behind a "more" entry, which is the list's last
 * child and is counted in. Measured when the list appears and whenever its room or its entries change.
 * @param signature Changes when the entries do.
 */
export function useFitting(signature: string) {
  const list = useRef<HTMLUListElement>(null);
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY);

  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const measure = () => {
      const entries = [...element.children] as HTMLElement[];
      const more = entries.pop();
      const room = element.clientWidth;
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
      // Entries keep their width while hidden from sight, so every one can be measured at any time.
      const widths = entries.map((entry) => entry.offsetWidth + gap);
      if (widths.reduce((sum, width) => sum + width, -gap) <= room) return setFitting(Number.POSITIVE_INFINITY);
      let left = room - (more?.offsetWidth ?? 0);
      const count = widths.findIndex((width) => (left -= width) < 0);
      return setFitting(count);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    document.fonts?.addEventListener('loadingdone', measure);
    measure();
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener('loadingdone', measure);
    };
  }, [signature]);

  return { list, fitting };
}
