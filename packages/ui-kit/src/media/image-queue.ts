/** Image requests started in one frame; starting a whole row at once takes a slow phone longer than a frame. */
export const STARTS_PER_FRAME = 4;

/** Adds a start function to the queue. Returns a function that removes it again. */
export type ImageQueue = (start: () => void) => () => void;

/** Creates a queue that calls at most `perFrame` start functions per animation frame, the first ones synchronously. */
export function createImageQueue(perFrame = STARTS_PER_FRAME): ImageQueue {
  const waiting = new Set<() => void>();
  /** Starts left in the current frame. */
  let left = perFrame;
  let frame = 0;

  const startNext = (): void => {
    for (const start of waiting) {
      if (left === 0) break;
      left -= 1;
      waiting.delete(start);
      start();
    }
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      left = perFrame;
      if (waiting.size > 0) startNext();
    });
  };

  return (start) => {
    const entry = () => start();
    waiting.add(entry);
    startNext();
    return () => waiting.delete(entry);
  };
}

/** Shared by all images of a page. */
export const enqueueImage: ImageQueue = /* @__PURE__ */ createImageQueue();
