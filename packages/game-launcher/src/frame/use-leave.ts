import { useGamesHref } from '@livery/navigation';
import { useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Leaves the game for where it was opened. */
export function useLeave(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const gamesHref = useGamesHref();
  const left = useRef(false);
  return useCallback(() => {
    // Going back twice would leave the page before as well: a game may ask to close twice, a person may press twice.
    if (left.current) return;
    left.current = true;
    // A page that was opened by its address has nothing of ours behind it: leaving then leads to the hall.
    if (key === 'default') void navigate(gamesHref, { replace: true });
    else void navigate(-1);
  }, [navigate, key, gamesHref]);
}
