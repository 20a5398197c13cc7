import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { href } from '../routes/links.ts';
import { centreStateOf, isCentrePath } from './centre-history.ts';

/** Ways out of a centre. */
export interface CentreExit {
  /** Goes back to the entry of the page below. Asked twice it goes once. */
  readonly close: () => void;
  /** Puts the page below in the place of the entry. */
  readonly leave: () => void;
}

/** Leads from a centre to the page below it, or home where it was entered by its own address. */
export function useCentreExit(): CentreExit {
  const here = useLocation();
  const navigate = useNavigate();
  const { background, depth } = centreStateOf(here);
  const below = background === undefined ? href('home') : background.pathname + background.search + background.hash;
  const leave = useCallback(() => void navigate(below, { replace: true }), [navigate, below]);

  const closingAt = useRef<string>(undefined);
  useEffect(() => {
    const from = closingAt.current;
    closingAt.current = undefined;
    // An entry of a frame or a dialog in between has kept the visitor inside the centre.
    if (from !== undefined && from !== here.key && isCentrePath(here.pathname)) leave();
  }, [here, leave]);
  const isOver = background !== undefined;
  const close = useCallback(() => {
    if (closingAt.current !== undefined) return;
    if (!isOver) {
      leave();
      return;
    }
    closingAt.current = here.key;
    void navigate(-depth);
  }, [depth, here.key, isOver, leave, navigate]);
  return { close, leave };
}
