/** Lets one holder in at a time, in order of arrival. */
export interface Mutex {
  /** Waits for the turn; call the returned function, once, to pass it on. */
  lock(): Promise<() => void>;
}

/** A fresh {@link Mutex}. */
export function createMutex(): Mutex {
  let tail: Promise<void> = Promise.resolve();
  return {
    async lock() {
      const before = tail;
      const { promise, resolve } = Promise.withResolvers<void>();
      tail = promise;
      await before;
      return resolve;
    },
  };
}
