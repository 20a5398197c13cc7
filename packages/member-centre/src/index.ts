export { memberCentreApi } from './api.ts';
export type { CentrePage } from './dialog-map.ts';
export { loadMemberCentre, MemberCentreDialog } from './lazy.ts';
