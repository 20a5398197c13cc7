export { memberCentreApi } from './api.ts';
export { loadMemberCentre, MemberCentreRoute } from './member-centre-route.tsx';
export type { MemberCentreRouteProps } from './member-centre-route.tsx';
