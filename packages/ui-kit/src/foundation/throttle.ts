/** A throttled function with a method to cancel a pending run. */
export interface Throttled {
  (): void;
  cancel(): void;
}

/**
 * Runs at once, then at most every `interval` milliseconds; calls in between run once at the end of the interval.
 */
export function throttle(run: () => void, interval: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queued = false;

  const rest = () => {
    timer = setTimeout(() => {
      timer = undefined;
      if (!queued) return;
      queued = false;
      run();
      rest();
    }, interval);
  };

  const throttled = () => {
    if (timer !== undefined) {
      queued = true;
      return;
    }
    run();
    rest();
  };
  return Object.assign(throttled, {
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
      queued = false;
    },
  });
}
