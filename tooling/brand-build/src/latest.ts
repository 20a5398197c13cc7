/** Returns the value that was made for a key, or makes it. */
export type Latest<Value> = (key: string, make: () => Value) => Value;

/**
 * Keeps what was made for the keys that were asked for last: brands that start from one template ask for the same.
 *
 * @param most values that are kept; then the one that was not asked for the longest time is made anew
 */
export function keepLatest<Value>(most: number): Latest<Value> {
  const kept = new Map<string, Value>();
  return (key, make) => {
    const value = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
