import { lazy } from 'react';

/** Fetches the chunk of the personal centre. */
export const loadMemberCentre = () => import('./member-centre-dialog.tsx');

/** The personal centre, fetched when it is first shown. */
export const MemberCentreDialog = lazy(async () => ({ default: (await loadMemberCentre()).MemberCentreDialog }));
