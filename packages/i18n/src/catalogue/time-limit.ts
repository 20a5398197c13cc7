/** Calls back after so many milliseconds; returns what cancels that. */
export type After = (milliseconds: number, then: () => void) => () => void;

/** {@link After} by the timers of browser and Node. */
export const afterTimeout: After = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};

/** Settles as `work` does, or rejects with an error of this message after so many milliseconds. */
export async function withTimeLimit<Value>(work: Promise<Value>, milliseconds: number, message: string, after: After): Promise<Value> {
  let cancel: () => void = () => {};
  const late = new Promise<never>((_, reject) => (cancel = after(milliseconds, () => reject(new Error(message)))));
  try {
    return await Promise.race([work, late]);
  } finally {
    cancel();
  }
}
