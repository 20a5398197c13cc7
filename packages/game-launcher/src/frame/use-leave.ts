import { useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Where leaving leads whoever opened a game by its address. */
export const HALL = '/rng';

/** Leaves the game for where it was opened. */
export function useLeave(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const left = useRef(false);
  return useCallback(() => {
    // Going back twice would leave the page before as well: a game may ask to close twice, a person may press twice.
    if (left.current) return;
    left.current = true;
    // A page that was opened by its address has nothing of ours behind it: leaving then leads to the hall.
    if (key === 'default') void navigate(HALL, { replace: true });
    else void navigate(-1);
  }, [navigate, key]);
}
