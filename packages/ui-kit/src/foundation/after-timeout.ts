/** Calls back after so many milliseconds; returns what cancels that. */
export type After = (milliseconds: number, then: () => void) => () => void;

/** {@link After} by the browser's own timers. */
export const afterTimeout: After = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};
