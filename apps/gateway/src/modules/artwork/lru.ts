/** Keeps the values used last. */
export interface Lru<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  forget(key: string): void;
}

/** A {@link Lru} of at most `size` values; a Map remembers the order in which keys came. */
export function createLru<Value>(size: number): Lru<Value> {
  const kept = new Map<string, Value>();
  return {
    get(key) {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    set(key, value) {
      kept.delete(key);
      kept.set(key, value);
      if (kept.size <= size) return;
      const oldest = kept.keys().next().value;
      if (oldest !== undefined) kept.delete(oldest);
    },
    forget: (key) => void kept.delete(key),
  };
}
