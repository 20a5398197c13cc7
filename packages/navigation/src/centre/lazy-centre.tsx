import { Suspense, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { routeEntryOf } from '../routes/route-table.ts';
import type { CentreName } from '../routes/route-table.ts';
import { usePageLocation } from './use-page-location.ts';

export interface LazyCentreProps {
  /** Which centre: `member` or `agent`. */
  readonly centre: CentreName;
  /** The centre, with its `CentreRoute`; it may suspend while its chunk is fetched. */
  readonly content: ComponentType;
  /** Says over the page that the centre failed; `onClose` leaves it. */
  readonly boundary: ComponentType<{ readonly onClose: () => void; readonly children: ReactNode }>;
}

/** The place of a centre on the site: nothing of it is fetched before one of its addresses is opened. */
export function LazyCentre({ centre, content: Content, boundary: Boundary }: LazyCentreProps) {
  const isHere = routeEntryOf(useLocation().pathname)?.centre === centre;
  const below = usePageLocation();
  const navigate = useNavigate();
  // Once opened it stays, to fade out and for the next time. One that failed is taken away until it is opened again.
  const [state, setState] = useState<'unused' | 'opened' | 'closedAfterFailure'>('unused');
  if (isHere && state === 'unused') setState('opened');
  if (!isHere && state === 'closedAfterFailure') setState('unused');
  if (state !== 'opened') return null;
  const close = () => {
    setState('closedAfterFailure');
    void navigate(below, { replace: true, state: below.state });
  };
  return (
    <Boundary onClose={close}>
      <Suspense fallback={null}>
        <Content />
      </Suspense>
    </Boundary>
  );
}
