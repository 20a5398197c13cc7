import { startTransition, useEffect, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { onFirstInteraction } from './on-first-interaction.ts';

/** How far below the window something may be and still be wanted now. */
const NEAR = '160px';

export interface LazyMountProps {
  /** Height of its place until then. */
  readonly height: string;
  /** What is made late, and stays then. */
  readonly children: ReactNode;
}

/**
 * What stands below the first screen: made as soon as it comes near the window, or as soon as the page is used, or a
 * moment later in any case. Until then its place is kept, so that nothing moves.
 */
export function LazyMount({ height, children }: LazyMountProps) {
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const show = () => startTransition(() => setWanted(true));
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && show(), { rootMargin: NEAR });
    observer.observe(element);
    const stop = onFirstInteraction(show);
    return () => {
      observer.disconnect();
      stop();
    };
  }, []);
  if (wanted) return children;
  const style: CSSProperties = { minBlockSize: height };
  return <div ref={place} style={style} />;
}
