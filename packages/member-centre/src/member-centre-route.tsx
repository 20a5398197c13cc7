import { CentreRoute } from '@livery/navigation';
import { preloadableLazy } from '@livery/ui-kit';
import { Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';

const chunk = preloadableLazy(() => import('./member-centre.tsx'));

/** Fetches the chunk of the member centre. */
export const loadMemberCentre = chunk.load;

const MemberCentre = chunk.show((module) => module.MemberCentre);

/** Props of {@link MemberCentreRoute}. */
export interface MemberCentreRouteProps {
  /** Says over the page that the centre failed; `onClose` leaves it. */
  readonly boundary: ComponentType<{ readonly onClose: () => void; readonly children: ReactNode }>;
}

/** Shows the member centre at its addresses. One stands in the portal, inside the router. */
export function MemberCentreRoute({ boundary: Boundary }: MemberCentreRouteProps) {
  return (
    <CentreRoute centre="member">
      {(view) => (
        <Boundary onClose={view.close}>
          <Suspense fallback={null}>
            <MemberCentre view={view} />
          </Suspense>
        </Boundary>
      )}
    </CentreRoute>
  );
}
