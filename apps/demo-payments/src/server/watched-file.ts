import { readFileSync, statSync } from 'node:fs';

const CHECK_EVERY_MS = 500;

/** The value of a file that another program writes, read again whenever it has changed; what was valid last where it cannot be read. */
export function watchedFile<Value>(path: string, parse: (text: string) => Value, initial: Value, { missing = 'keep', now = Date.now }: { readonly missing?: 'keep' | 'reset'; readonly now?: () => number } = {}): () => Value {
  let [value, stamp, checked] = [initial, '', -Infinity];
  return () => {
    if (now() - checked < CHECK_EVERY_MS) return value;
    checked = now();
    const stat = statSync(path, { throwIfNoEntry: false });
    const seen = stat === undefined ? '' : `${stat.mtimeMs}:${stat.size}:${stat.ino}`;
    if (seen === stamp) return value;
    stamp = seen;
    if (stat === undefined) return (value = missing === 'reset' ? initial : value);
    try {
      value = parse(readFileSync(path, 'utf8'));
    } catch {
      // Half written: it is read again when it has changed.
    }
    return value;
  };
}
