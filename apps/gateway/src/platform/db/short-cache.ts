import type { Clock } from './clock.ts';

/** Answers that are read at most once in a time, by key. */
export interface ShortCache<Value> {
  /**
   * The answer for `key`: what was read within the time, or a new one by `read`, which calls at the same moment share. A failed one is not kept.
   *
   * @param withinMs how old the answer may be, in milliseconds, where that is less than usual
   */
  get(key: string, read: () => Promise<Value>, withinMs?: number): Promise<Value>;
  /** Drops the answer for `key`, or all, after a change was committed; reads under way are not kept either. */
  forget(key?: string): void;
}

export interface ShortCacheOptions<Value> {
  /** Milliseconds for which an answer serves. */
  readonly keptMs: number;
  /** Which answers are kept; all unless given. What anybody can ask for without end must not be. */
  readonly keeps?: (value: Value) => boolean;
}

/** Makes an empty {@link ShortCache} on the given clock. */
export function createShortCache<Value>(clock: Clock, { keptMs, keeps = () => true }: ShortCacheOptions<Value>): ShortCache<Value> {
  const entries = new Map<string, { readonly readAt: number; readonly value: Promise<Value> }>();
  return {
    get(key, read, withinMs = keptMs) {
      const now = clock.now();
      const known = entries.get(key);
      if (known !== undefined && now - known.readAt < withinMs) return known.value;
      const entry = { readAt: now, value: read() };
      entries.set(key, entry);
      const drop = (): void => {
        if (entries.get(key) === entry) entries.delete(key);
      };
      entry.value.then((value) => (keeps(value) ? undefined : drop()), drop);
      return entry.value;
    },
    forget(key) {
      if (key === undefined) entries.clear();
      else entries.delete(key);
    },
  };
}
