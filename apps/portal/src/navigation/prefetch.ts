import { loadAccountDialogs } from '@livery/account';
import { loadContentPages } from '@livery/content';
import { loadGamePage } from '@livery/game-launcher';
import { loadHallPage, loadLotteryPage } from '@livery/game-lobby';
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

const hallPaths = /^\/(rng|inhouse|bingo|fish|live|pvp|anim6games|cockfight|sports|esports|elott)\b/;
const lotteryPaths = /^\/(lottery|vnlottery|seaLottery)\b/;
const contentPaths = /^\/(promotions|down|help|noticePage)\b/;

/** Fetches the chunk of the page that a path opens. */
export function prefetchPage(href: string): void {
  if (hallPaths.test(href)) ahead(loadHallPage);
  else if (lotteryPaths.test(href)) ahead(loadLotteryPage);
  else if (contentPaths.test(href)) ahead(loadContentPages);
  else if (href.startsWith('/game')) ahead(loadGamePage);
}
