/** Pictures that are asked for in one frame: asking for a row or two at once takes a slow phone longer than a frame lasts. */
export const STARTS_PER_FRAME = 4;

/** Takes something to start in its turn. Returns a function that takes it back. */
export type StartQueue = (start: () => void) => () => void;

/** A queue that starts some of what waits in each frame, the first of them at once. */
export function createStartQueue(perFrame = STARTS_PER_FRAME): StartQueue {
  const waiting = new Set<() => void>();
  /** How many more may start before the next frame. */
  let left = perFrame;
  let frame = 0;

  const startSome = (): void => {
    for (const start of waiting) {
      if (left === 0) break;
      left -= 1;
      waiting.delete(start);
      start();
    }
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      left = perFrame;
      if (waiting.size > 0) startSome();
    });
  };

  return (start) => {
    const once = () => start();
    waiting.add(once);
    startSome();
    return () => waiting.delete(once);
  };
}

/** The queue that all pictures of a page share. */
export const startInTurn: StartQueue = /* @__PURE__ */ createStartQueue();
