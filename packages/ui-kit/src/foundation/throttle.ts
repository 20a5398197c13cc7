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
  let asked = false;

  const rest = () => {
    timer = setTimeout(() => {
      timer = undefined;
      if (!asked) return;
      asked = false;
      run();
      rest();
    }, interval);
  };

  const throttled = () => {
    if (timer !== undefined) {
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
