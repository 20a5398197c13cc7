import type { CallSpec } from '../call.ts';

/** Calls about announcements, banners, promotions and winners. */
export const contentCalls = {
  announcements: { method: 'GET', path: '/wps/relay/MCSFE_getListAnnouncements', moduleId: 'MCSFE', token: false, optionalToken: true, relay: true },
  banners: { method: 'GET', path: '/wps/relay/MCSFE_getBanners', moduleId: 'MCSFE', token: false, relay: true },
  winners: { method: 'GET', path: '/wps/relay/ODSFE2_getWinnerBoard', moduleId: 'ODSFE2', token: false, relay: true },
  availablePromotions: { method: 'GET', path: '/wps/relay/MCS2_getAvailablePromotions', moduleId: 'MCS2', token: false, relay: true },
} as const satisfies Record<string, CallSpec>;
