import { useGamesHref } from '@livery/navigation';
import { useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Leaves the game for the page it was opened from. */
export function useLeave(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const gamesHref = useGamesHref();
  const left = useRef(false);
  return useCallback(() => {
    // Going back twice would leave the previous page as well: a game may ask to close twice, a person may press twice.
    if (left.current) return;
    left.current = true;
    // A page opened by its address has no history of ours: leaving leads to the hall.
    if (key === 'default') void navigate(gamesHref, { replace: true });
    else void navigate(-1);
  }, [navigate, key, gamesHref]);
}
