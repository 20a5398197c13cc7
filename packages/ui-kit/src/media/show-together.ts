/** The longest that a picture waits for those on their way with it (milliseconds). */
export const LONGEST_WAIT = 150;

/** A picture that has been asked for. */
export interface Awaited {
  /** It has come: it is shown with the others of its time. */
  come(show: () => void): void;
  /** It is not waited for any more: it failed, or has left. */
  leave(): void;
}

/** Says that a picture has been asked for. */
export type Expect = () => Awaited;

/**
 * Shows pictures that are asked for together in one go: once all of those on their way have come, or after a moment.
 * Each showing has the page painted anew around it, and a row of a wall, picture by picture, would cost a slow phone as
 * many frames.
 */
export function createTogether(): Expect {
  const ready = new Set<() => void>();
  let coming = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const showAll = (): void => {
    clearTimeout(timer);
    timer = undefined;
    for (const show of ready) show();
    ready.clear();
  };
  const oneLess = (): void => {
    coming -= 1;
    if (coming === 0) showAll();
    else if (ready.size > 0) timer ??= setTimeout(showAll, LONGEST_WAIT);
  };

  return () => {
    coming += 1;
    let expected = true;
    let waiting: (() => void) | undefined;
    const settle = (): void => {
      if (!expected) return;
      expected = false;
      oneLess();
    };
    return {
      come(show) {
        waiting = show;
        ready.add(show);
        settle();
      },
      leave() {
        if (waiting !== undefined) ready.delete(waiting);
        settle();
      },
    };
  };
}

/** All pictures of a page together. */
export const expectPicture: Expect = /* @__PURE__ */ createTogether();
