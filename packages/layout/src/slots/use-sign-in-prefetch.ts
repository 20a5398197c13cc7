import { useTextRuntime } from '@livery/i18n';
import { useMemo } from 'react';
import { useLayoutSlots } from './layout-slots.tsx';

/** What comes before a click: the focus, or the pointer, which a browser has enter before every press, a finger's too. */
export interface PrefetchHandlers {
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
}

/** Fetches the login and registration dialogs and their texts once a button is about to open them: spread it on the button. */
export function useSignInPrefetch(): PrefetchHandlers {
  const text = useTextRuntime();
  const { loadSignIn } = useLayoutSlots();
  return useMemo(() => {
    // A failure is left to the use itself, which reports it.
    const fetch = () => void Promise.all([loadSignIn(), text.load('account')]).catch(() => undefined);
    return { onPointerEnter: fetch, onFocus: fetch };
  }, [text, loadSignIn]);
}
