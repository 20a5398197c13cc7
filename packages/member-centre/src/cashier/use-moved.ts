import { api } from '@livery/api-sdk';
import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { movedTags } from './moved-tags.ts';
import { tagsLeftBehind } from './tags-left-behind.ts';

/** Where a deposit or a withdrawal stands. */
export interface Standing {
  readonly id: string;
  readonly state: string;
  /** Of a withdrawal that was paid. */
  readonly confirmation?: string | null;
}

/**
 * Fetches anew what depends on deposits or withdrawals when one of those that are looked at moved on, or is no longer among them:
 * a look-up finds that where no push tells of it. What the push, or the member's own call, has begun to fetch is left as it is.
 */
export function useMoved(looked: readonly Standing[] | undefined): void {
  const { dispatch, getState } = useStore();
  const before = useRef<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (looked === undefined) return;
    const now = new Map(looked.map(({ id, state, confirmation }) => [id, `${state} ${confirmation ?? ''}`]));
    const moved = [...before.current].some(([id, stood]) => now.get(id) !== stood);
    before.current = now;
    if (moved) dispatch(api.util.invalidateTags(tagsLeftBehind(getState(), movedTags, 'Deposits')));
  }, [dispatch, getState, looked]);
}
