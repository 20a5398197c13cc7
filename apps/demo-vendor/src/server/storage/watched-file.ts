import { readFileSync, statSync } from 'node:fs';
import type { Clock } from '../clock.ts';

export interface WatchedFileOptions<T> {
  readonly path: string;
  readonly clock: Clock;
  /** Throws for invalid text; then the last valid value stays. */
  readonly parse: (text: string) => T;
  /** The value until the file is first read. */
  readonly initial: T;
  /** Whether a missing file keeps the last value or resets it to `initial`. */
  readonly onMissing: 'keep' | 'reset';
  /** Called once for each invalid version of the file. */
  readonly onError?: (error: unknown) => void;
}

const CHECK_EVERY_MS = 1000;

/** Returns the value of a file that another process writes; checks it at most once a second and reads it when it has changed. */
export function watchedFile<T>({ path, clock, parse, initial, onMissing, onError }: WatchedFileOptions<T>): () => T {
  let value = initial;
  let stamp = '';
  let checked = -Infinity;
  return () => {
    if (clock.now() - checked < CHECK_EVERY_MS) return value;
    checked = clock.now();
    const stat = statSync(path, { throwIfNoEntry: false });
    const seen = stat ? `${stat.mtimeMs}:${stat.size}:${stat.ino}` : '';
    if (seen === stamp) return value;
    if (stat === undefined) {
      if (onMissing === 'reset') [value, stamp] = [initial, ''];
      return value;
    }
    stamp = seen;
    try {
      value = parse(readFileSync(path, 'utf8'));
    } catch (fault) {
      onError?.(fault);
    }
    return value;
  };
}
