import { api } from '@livery/api-sdk';
import type { TagType } from '@livery/api-sdk';

/** What one push, or one call, makes stale is asked for together, within this time. */
const TOGETHER_MS = 200;

type ApiState = Parameters<typeof api.util.selectInvalidatedBy>[0];

/** Of these tags, those with an answer that was asked for before the newest one of `tag`, or that failed: it may be older than that one. */
export function tagsLeftBehind(state: unknown, tags: readonly TagType[], tag: TagType): TagType[] {
  // The store's whole type is the portal's to know.
  const known = state as ApiState;
  const askedFor = (of: TagType): readonly number[] =>
    api.util.selectInvalidatedBy(known, [of]).map(({ queryCacheKey }) => {
      const query = known.api.queries[queryCacheKey];
      return query?.status === 'rejected' ? 0 : (query?.startedTimeStamp ?? 0);
    });
  const newest = Math.max(...askedFor(tag));
  return tags.filter((one) => askedFor(one).some((at) => at < newest - TOGETHER_MS));
}
