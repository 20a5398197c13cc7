import { api, query } from '@livery/api-sdk';

/** The calls about what the merchant tells its visitors. Pictures and texts of a session change rarely, so they are kept. */
export const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    announcements: query(build, 'announcements', { providesTags: ['Content'], keepUnusedDataFor: 600 }),
    banners: query(build, 'banners', { providesTags: ['Content'], keepUnusedDataFor: 600 }),
    winners: query(build, 'winners', { providesTags: ['Content'] }),
    availablePromotions: query(build, 'availablePromotions', { providesTags: ['Promotions'], keepUnusedDataFor: 600 }),
    helpCenter: query(build, 'helpCenter', { providesTags: ['Content'], keepUnusedDataFor: 3600 }),
  }),
});
