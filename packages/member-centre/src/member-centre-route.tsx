import { LazyCentre } from '@livery/navigation';
import type { LazyCentreProps } from '@livery/navigation';
import { preloadableLazy } from '@livery/ui-kit';

const chunk = preloadableLazy(() => import('./member-centre.tsx'));

/** Fetches the chunk of the member centre. */
export const loadMemberCentre = chunk.load;

const MemberCentre = chunk.show((module) => module.MemberCentre);

export type MemberCentreRouteProps = Pick<LazyCentreProps, 'boundary'>;

/** Shows the member centre at its addresses. The portal renders one, inside the router. */
export function MemberCentreRoute({ boundary }: MemberCentreRouteProps) {
  return <LazyCentre centre="member" content={MemberCentre} boundary={boundary} />;
}
