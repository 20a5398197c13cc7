import { api, query } from '@livery/api-sdk';

/** The calls about announcements, banners, promotions and winners. Pictures and texts change rarely within a session, so they are cached. */
export const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    announcements: query(build, 'announcements', { providesTags: ['Content'], keepUnusedDataFor: 600 }),
    banners: query(build, 'banners', { providesTags: ['Content'], keepUnusedDataFor: 600 }),
    winners: query(build, 'winners', { providesTags: ['Content'] }),
    availablePromotions: query(build, 'availablePromotions', { providesTags: ['Promotions'], keepUnusedDataFor: 600 }),
    helpCenter: query(build, 'helpCenter', { providesTags: ['Content'], keepUnusedDataFor: 3600 }),
  }),
});
