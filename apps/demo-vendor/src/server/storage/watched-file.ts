import { readFileSync, statSync } from 'node:fs';
import type { Clock } from '../clock.ts';

/** What a watched file is taken for. */
export interface WatchedFileOptions<T> {
  readonly path: string;
  readonly clock: Clock;
  /** Throws where the text is not what it should be: what was read before stays. */
  readonly parse: (text: string) => T;
  /** Taken until the file was read. */
  readonly initial: T;
  /** Whether a file that is gone leaves what was read (`keep`), or takes it back (`reset`). */
  readonly onMissing: 'keep' | 'reset';
  /** Told once for each writing that was not what it should be. */
  readonly onError?: (fault: unknown) => void;
}

const CHECK_EVERY_MS = 1000;

/** Reads a file that somebody else writes: looked at again, at most once a second, when its time stamp has moved. */
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
