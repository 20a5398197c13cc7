import { loadAccountDialogs } from '@livery/account';
import { useTextRuntime } from '@livery/i18n';
import { useMemo } from 'react';

/** Fetches a chunk ahead of its use; a failure is left to the real use, which reports it. */
function ahead(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}

/** What a button hears before it is clicked: the focus, or the pointer, which a browser has enter before every press, a finger's too. */
export interface PrefetchHandlers {
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
}

/** Fetches the login and registration dialogs, and their words, once a button is about to ask for them: spread it on the button. */
export function useAccountPrefetch(): PrefetchHandlers {
  const text = useTextRuntime();
  return useMemo(() => {
    const fetch = () => {
      ahead(loadAccountDialogs);
      ahead(() => text.load('account'));
    };
    return { onPointerEnter: fetch, onFocus: fetch };
  }, [text]);
}
