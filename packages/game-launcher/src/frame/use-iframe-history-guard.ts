import { useEffect } from 'react';

/** Interval of checks of the history's length, in milliseconds: no event reports entries added by a frame. */
const LOOK_MS = 250;
/** Browsers keep at most this many entries: from then on the length does not change. */
const LENGTH_LIMIT = 50;
/** Name under which an entry of ours on top of a game's is noted, with its number. */
const MARK = 'liveryGame';

type HistoryState = Readonly<Record<string, unknown>> | null;

/** The entry before this page's, where the browser lets us name it: going there by its key takes a game's entries in one step. */
function entryBefore(): string | undefined {
  if (!('navigation' in globalThis)) return undefined;
  const { navigation } = globalThis;
  const index = navigation.currentEntry?.index ?? 0;
  return navigation.entries()[index - 1]?.key;
}

/**
 * Keeps the back button for leaving the game, never for walking through its pages. Browsers put what a frame visits into
 * the history of the whole window. As soon as that has grown without us, an entry of ours is laid on top; going back from
 * there leaves for where the game was opened, past everything that the game has added. Where the history is full, what a
 * frame loads after its first page counts instead.
 */
export function useIframeHistoryGuard(): void {
  useEffect(() => {
    const { history, location } = globalThis;
    const { pathname } = location;
    const home = entryBefore();
    let known = history.length;
    /** Entries of the game, and ours on them. */
    let added = 0;
    let covers = 0;

    /** Frames that have loaded their first page, which adds no entry. */
    const started = new WeakSet<EventTarget>();

    const cover = (grown: number) => {
      const state = history.state as HistoryState;
      // A dialog or a centre that opens adds an entry too, which is not the game's.
      if (grown <= 0 || location.pathname !== pathname || (state !== null && 'liveryDialog' in state)) return;
      covers += 1;
      const before = history.length;
      history.pushState({ ...state, [MARK]: covers }, '');
      added += grown + (before < LENGTH_LIMIT ? history.length - before : 1);
      known = history.length;
    };
    const look = () => {
      const grown = history.length - known;
      known = history.length;
      cover(grown);
    };
    const loaded = ({ target }: Event) => {
      if (!(target instanceof HTMLIFrameElement)) return;
      if (started.has(target) && history.length >= LENGTH_LIMIT) cover(1);
      started.add(target);
    };
    const goneBack = () => {
      const state = history.state as HistoryState;
      if (covers === 0 || location.pathname !== pathname || (state !== null && (state[MARK] === covers || 'liveryDialog' in state))) return;
      covers = 0;
      if (home === undefined) history.go(-added);
      else globalThis.navigation?.traverseTo(home);
    };
    const timer = setInterval(look, LOOK_MS);
    window.addEventListener('popstate', goneBack);
    // A frame's load event does not bubble, but can be captured.
    document.addEventListener('load', loaded, true);
    return () => {
      clearInterval(timer);
      window.removeEventListener('popstate', goneBack);
      document.removeEventListener('load', loaded, true);
    };
  }, []);
}
