/** Look-ups that cost calls to every vendor: one at a time for each member, shared by all who ask meanwhile. */
export interface SharedLookUps<Value> {
  /** The result of the look-up that is under way, else of `load`. */
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  /** Shares no more what began before something changed. */
  forget(key: string): void;
}

/** {@link SharedLookUps} of this process; a result that has arrived is shared no more. */
export function createSharedLookUps<Value>(): SharedLookUps<Value> {
  const underWay = new Map<string, Promise<Value>>();
  return {
    get(key, load) {
      const before = underWay.get(key);
      if (before !== undefined) return before;
      const fresh = load().finally(() => {
        if (underWay.get(key) === fresh) underWay.delete(key);
      });
      underWay.set(key, fresh);
      return fresh;
    },
    forget(key) {
      underWay.delete(key);
    },
  };
}
