import { preloadableLazy } from '@livery/ui-kit';

const centre = preloadableLazy(() => import('./member-centre-dialog.tsx'));

/** Fetches the chunk of the personal centre. */
export const loadMemberCentre = centre.load;

/** The personal centre, fetched when it is first shown. */
export const MemberCentreDialog = centre.show((module) => module.MemberCentreDialog);
