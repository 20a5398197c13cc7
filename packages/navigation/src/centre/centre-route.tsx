import { useSession } from '@livery/session';
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import type { Location } from 'react-router';
import { routeEntryOf, routeOf } from '../routes/route-table.ts';
import type { CentreName, RouteId } from '../routes/route-table.ts';
import { CentrePlace } from './centre-place.ts';
import { useCentreAccess } from './use-centre-access.ts';
import { useCentreExit } from './use-centre-exit.ts';

/** A centre that fades out is gone after so long, whether it has said so or not. */
const LONGEST_FADE_MS = 1000;

/** A centre at its address. */
export interface CentreView {
  /** False while it fades out. */
  readonly isOpen: boolean;
  /** The page of the address, in the route table. */
  readonly page: RouteId;
  /** Goes back to the page below. */
  readonly close: () => void;
  /** It has faded out. */
  readonly onClosed: () => void;
}

export interface CentreRouteProps {
  /** Which centre: `member` or `agent`. */
  readonly centre: CentreName;
  /** Renders the centre; called as well while it fades out. */
  readonly children: (view: CentreView) => ReactNode;
}

/**
 * Shows a centre while the address is one of its pages and the user may see it. Below it, `useLocation` returns the centre's
 * address also while it fades out; `usePageLocation` returns that of the page below.
 */
export function CentreRoute({ centre, children }: CentreRouteProps) {
  const here = useLocation();
  const { visit } = useSession();
  const entry = routeEntryOf(here.pathname);
  const own = entry?.centre === centre ? entry : undefined;
  const { close, leave } = useCentreExit();
  const isOpen = useCentreAccess(own, leave);

  const place = useRef(here.key);
  useLayoutEffect(() => {
    place.current = here.key;
  }, [here.key]);

  const [last, setLast] = useState<Location>();
  if (isOpen && last !== here) setLast(here);

  // A centre whose script was lost never says that it has faded out.
  const isClosing = !isOpen && last !== undefined;
  useEffect(() => {
    if (!isClosing) return undefined;
    const timer = setTimeout(() => setLast(undefined), LONGEST_FADE_MS);
    return () => clearTimeout(timer);
  }, [isClosing]);

  const page = last && routeOf(last.pathname);
  if (last === undefined || page === undefined) return null;
  const view: CentreView = { isOpen, page, close, onClosed: () => setLast(undefined) };
  return (
    <CentrePlace value={place}>
      <Routes location={last}>
        <Route path="*" element={<Fragment key={visit}>{children(view)}</Fragment>} />
      </Routes>
    </CentrePlace>
  );
}
