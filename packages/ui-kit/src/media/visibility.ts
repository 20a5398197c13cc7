import { throttle } from '../foundation/throttle.ts';

/** Images begin to load this much of the window before they come into sight. */
export const PRELOAD_FACTOR = 1.3;
/** The least share of an image that must be within the preload area. */
export const VISIBILITY_THRESHOLD = 0.1;
/** Images that came near are started at most this often (milliseconds), all of them together. */
export const VISIBILITY_THROTTLE = 200;

/** Calls `start` once, when `element` comes within 1.3 windows. Returns a function that stops waiting. */
export type ViewportWatcher = (element: Element, start: () => void) => () => void;

/** A watch of its own, with one observer for all elements. */
export function createViewportWatcher(): ViewportWatcher {
  const waiting = new Map<Element, () => void>();
  const near = new Set<Element>();
  let observer: IntersectionObserver | undefined;

  const startNear = throttle(() => {
    for (const element of near) {
      const start = waiting.get(element);
      waiting.delete(element);
      observer?.unobserve(element);
      start?.();
    }
    near.clear();
  }, VISIBILITY_THROTTLE);

  const see = (entries: readonly IntersectionObserverEntry[]) => {
    for (const entry of entries) {
      if (entry.isIntersecting) near.add(entry.target);
      else near.delete(entry.target);
    }
    if (near.size > 0) startNear();
  };

  return (element, start) => {
    const margin = `${Math.round((PRELOAD_FACTOR - 1) * 100)}%`;
    observer ??= new IntersectionObserver(see, { rootMargin: margin, threshold: VISIBILITY_THRESHOLD });
    waiting.set(element, start);
    observer.observe(element);
    return () => {
      waiting.delete(element);
      near.delete(element);
      observer?.unobserve(element);
    };
  };
}

/** The watch that all images of a page share. */
export const onNearViewport: ViewportWatcher = /* @__PURE__ */ createViewportWatcher();
