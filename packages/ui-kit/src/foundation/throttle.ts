/** A function that runs at most once in an interval, and can be called off. */
export interface Throttled {
  (): void;
  cancel(): void;
}

/** How late a timer may be before it counts as lost (milliseconds). */
const GRACE = 2000;

/**
 * Runs at once, then at most every `interval` milliseconds; a call in between is made up for at the end of the interval.
 */
export function throttle(run: () => void, interval: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = false;
  let due = 0;

  const rest = () => {
    due = Date.now() + interval;
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      if (!asked) return;
      asked = false;
      run();
      rest();
    }, interval);
  };

  const throttled = () => {
    // A timer that is long overdue was lost, as happens to those of a page that was frozen: nothing waits for it.
    const lost = Math.abs(due - Date.now()) > interval + GRACE;
    if (timer !== undefined && !lost) {
      asked = true;
      return;
    }
    run();
    rest();
  };
  return Object.assign(throttled, {
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
      asked = false;
    },
  });
}
