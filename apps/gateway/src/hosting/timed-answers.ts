import { LRUCache } from 'lru-cache';
import type { Clock } from '../platform/db/index.ts';

/** Longest time a page waits for one of its preloaded answers. */
export const ANSWER_TIMEOUT_MS = 400;
/** Age from which a shared answer is loaded anew; the portal refetches by its own rules. */
const SHARED_TTL_MS = 5_000;
/** Maximum age of a shared answer in a page: beyond it a visitor waits for the fresh one. */
const SHARED_MAX_AGE_MS = 60_000;
/** Shared answers that are kept: those of a merchant, language and country that nobody visits any more go first. */
const SHARED_ANSWERS = 5_000;

/** An answer did not come in time for a page. */
export class AnswerTimeout extends Error {
  override readonly name = 'AnswerTimeout';
}

export interface TimedAnswersDeps {
  readonly clock: Clock;
  /** Called when a call failed, and when one begins to answer too late. */
  readonly onError: (call: string, error: unknown) => void;
}

/** Answers for pages, which wait a limited time for each. */
export interface TimedAnswers {
  /** Resolves to undefined for a call that fails or times out: the page is delivered without it. */
  own<Value>(name: string, answer: Promise<Value>): Promise<Value | undefined>;
  /**
   * An answer that all visitors of a scope share. While it is loaded anew, and when that fails or takes too long, they
   * get the former one up to its maximum age; one that comes late is there for the next page.
   */
  shared<Value>(scope: string, name: string, load: () => Promise<Value>): Promise<Value | undefined>;
}

interface SharedAnswer {
  value: unknown;
  loadedAt: number;
  /** When it is to be loaded anew. */
  dueAt: number;
  loading?: { readonly startedAt: number; readonly inTime: Promise<unknown> } | undefined;
}

/** Creates {@link TimedAnswers}. */
export function createTimedAnswers({ clock, onError }: TimedAnswersDeps): TimedAnswers {
  /** Calls whose latest answer was too late: reported when that begins. */
  const slow = new Set<string>();
  const sharedAnswers = new LRUCache<string, SharedAnswer>({ max: SHARED_ANSWERS });

  async function own<Value>(name: string, answer: Promise<Value>): Promise<Value | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), ANSWER_TIMEOUT_MS);
    });
    const settled = answer.then(
      (value) => ({ value }),
      (error: unknown) => {
        onError(name, error);
        return { value: undefined };
      },
    );
    const first = await Promise.race([settled, timeout]);
    clearTimeout(timer);
    if (first !== 'late') {
      slow.delete(name);
      return first.value;
    }
    if (!slow.has(name)) onError(name, new AnswerTimeout(`no answer within ${ANSWER_TIMEOUT_MS} ms`));
    slow.add(name);
    return undefined;
  }

  function load<Value>(name: string, entry: SharedAnswer, now: number, request: () => Promise<Value>): void {
    const answer = request();
    const loading = { startedAt: now, inTime: own(name, answer) };
    entry.loading = loading;
    entry.dueAt = now + SHARED_TTL_MS;
    const forget = () => {
      if (entry.loading === loading) entry.loading = undefined;
    };
    answer.then((value) => {
      // One that was overtaken by a later one is not the newest.
      if (now >= entry.loadedAt) Object.assign(entry, { value, loadedAt: now });
      forget();
    }, forget);
  }

  return {
    own,
    async shared<Value>(scope: string, name: string, request: () => Promise<Value>) {
      const key = `${scope}/${name}`;
      const entry = sharedAnswers.get(key) ?? { value: undefined, loadedAt: -Infinity, dueAt: -Infinity };
      sharedAnswers.set(key, entry);
      const now = clock.now();
      const stuck = entry.loading !== undefined && now - entry.loading.startedAt > SHARED_MAX_AGE_MS;
      if (now >= entry.dueAt && (entry.loading === undefined || stuck)) load(name, entry, now, request);
      const current = (): Value | undefined => (clock.now() - entry.loadedAt > SHARED_MAX_AGE_MS ? undefined : (entry.value as Value));
      if (current() === undefined) await entry.loading?.inTime;
      return current();
    },
  };
}
