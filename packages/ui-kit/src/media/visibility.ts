import { throttle } from '../foundation/throttle.ts';

/** Images start to load within this many viewport heights. */
export const PRELOAD_FACTOR = 1.3;
/** Share of an image that must be within that area. */
export const VISIBILITY_THRESHOLD = 0.1;
/** Images are started together, at most once in this time (milliseconds). */
export const VISIBILITY_THROTTLE = 200;

/** Calls `start` once, when `element` comes within 1.3 viewport heights. Returns a function that stops watching. */
export type ViewportWatcher = (element: Element, start: () => void) => () => void;

/** Creates a watcher with one observer for all of its elements. */
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

/** Shared by all images of a page. */
export const onNearViewport: ViewportWatcher = /* @__PURE__ */ createViewportWatcher();
