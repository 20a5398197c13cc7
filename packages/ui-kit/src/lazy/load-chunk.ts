import { afterTimeout } from '../foundation/after-timeout.ts';
import type { After } from '../foundation/after-timeout.ts';
import { isChunkLoadError } from '../status/chunk-error-boundary.tsx';

/** What may be replaced in tests. */
export interface LoadChunkOptions {
  /** Milliseconds; two minutes without it. */
  readonly timeLimit?: number;
  readonly after?: After;
}

const standardTimeLimit = 120_000;

/**
 * Fetches a part of the program. Where it is missing, or has not come within the time limit, rejects with "Loading chunk N
 * failed", or "Loading CSS chunk N failed" for a style sheet; N is the file, or `name` where the browser does not say which.
 * An error of the part itself is passed on.
 */
export async function loadChunk<Module>(name: string, load: () => Promise<Module>, options: LoadChunkOptions = {}): Promise<Module> {
  const { timeLimit = standardTimeLimit, after = afterTimeout } = options;
  let cancel = (): void => {};
  const late = new Promise<never>((_, reject) => (cancel = after(timeLimit, () => reject(new Error(`Loading chunk ${name} failed`)))));
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    if (!(error instanceof Error) || !isChunkLoadError(error)) throw error;
    const file = /([^\s/]+\.(?:css|js))\b/.exec(error.message)?.[1] ?? name;
    throw new Error(`Loading ${/css/i.test(error.message) ? 'CSS ' : ''}chunk ${file} failed`, { cause: error });
  } finally {
    cancel();
  }
}
