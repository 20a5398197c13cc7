import { api, pages, query } from '@livery/api-sdk';

/** The calls of the member centre. Records are not cached: they are fetched each time they show. */
export const memberCentreApi = api.injectEndpoints({
  endpoints: (build) => ({
    betRecords: pages(build, 'betRecords', { providesTags: ['Records'], keepUnusedDataFor: 0 }),
    betRecord: query(build, 'betRecord', { providesTags: ['Records'], keepUnusedDataFor: 0 }),
    betTotals: query(build, 'betTotals', { providesTags: ['Records'], keepUnusedDataFor: 0 }),
    walletRecords: pages(build, 'walletRecords', { providesTags: ['Records'], keepUnusedDataFor: 0 }),
    // The lobby injects the same call as `gameVendors`.
    vendorsOfRecords: query(build, 'gameVendors', { providesTags: ['Games'], keepUnusedDataFor: 3600 }),
  }),
});
