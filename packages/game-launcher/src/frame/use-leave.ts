import { openDialogsOf, useIsDialogHistoryEntry } from '@livery/app-shell';
import type { DialogsRoot } from '@livery/app-shell';
import { useGamesHref, useIsUnderCentre } from '@livery/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';

/** A page that was left is gone by then, in milliseconds. */
const GONE_MS = 1000;

/**
 * Leaves the game for the page it was opened from. While a dialog or a centre lies over the game, which have history entries of their
 * own, it waits until that is closed: going back would close that alone, and lose what is being typed there.
 */
export function useLeave(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const gamesHref = useGamesHref();
  const dialogOpen = useSelector((state: DialogsRoot) => openDialogsOf(state).length > 0);
  const onDialogEntry = useIsDialogHistoryEntry();
  const underCentre = useIsUnderCentre();
  const covered = dialogOpen || onDialogEntry || underCentre;
  const [wished, setWished] = useState(false);
  // Going back twice would leave the previous page as well: a game may ask to close twice, a person may press twice.
  const leaving = useRef(false);
  const entry = useRef(key);
  useEffect(() => {
    const moved = entry.current !== key;
    entry.current = key;
    if (moved && leaving.current) {
      // Going back led to another entry of this page: it can be left anew, by another wish.
      leaving.current = false;
      setWished(false);
      return;
    }
    if (!wished || covered || leaving.current) return;
    leaving.current = true;
    const { href } = globalThis.location;
    // A page opened by its address has no history of ours: leaving leads to the hall.
    if (key === 'default') void navigate(gamesHref, { replace: true });
    else void navigate(-1);
    setTimeout(() => {
      // The next page may still be loading.
      if (globalThis.location.href !== href) return;
      // Going back led to an entry that the router does not know, such as one of the game's own.
      leaving.current = false;
      setWished(false);
    }, GONE_MS);
  }, [wished, covered, navigate, key, gamesHref]);

  return useCallback(() => setWished(true), []);
}
