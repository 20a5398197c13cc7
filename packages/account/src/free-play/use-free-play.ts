import { useBrand } from '@livery/brand-kit/react';
import { dialogsOf } from '@livery/app-shell';
import type { SessionDispatch } from '@livery/session';
import { preloadableLazy } from '@livery/ui-kit';
import { useCallback, useRef } from 'react';
import { useDispatch } from 'react-redux';

/** A chunk of its own: most visitors never press the button. */
const freePlay = preloadableLazy(() => import('./start-free-play.ts'));

/**
 * Opens a trial account with demo money and logs into it. Says why where that fails; resolves either way. While one is
 * being opened another call does nothing.
 */
export function useFreePlay(): () => Promise<void> {
  const dispatch = useDispatch<SessionDispatch>();
  const { identity } = useBrand();
  const opening = useRef(false);
  return useCallback(async () => {
    if (opening.current) return;
    opening.current = true;
    try {
      const chunk = await freePlay.load().catch(() => undefined);
      if (chunk !== undefined) await chunk.startFreePlay(dispatch, identity);
      else await dialogsOf(dispatch).alert({ title: { ns: 'errors', key: 'title' }, body: { ns: 'errors', key: 'chunk.failed' } });
    } finally {
      opening.current = false;
    }
  }, [dispatch, identity]);
}
