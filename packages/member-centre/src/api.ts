import { api, pages, query } from '@livery/api-sdk';

/** The calls behind the personal centre. Records are kept no longer than they are shown. */
export const memberCentreApi = api.injectEndpoints({
  endpoints: (build) => ({
    betRecords: pages(build, 'betRecords', { providesTags: ['Records'], keepUnusedDataFor: 0 }),
    betRecord: query(build, 'betRecord', { providesTags: ['Records'], keepUnusedDataFor: 0 }),
    betTotals: query(build, 'betTotals', { providesTags: ['Records'], keepUnusedDataFor: 0 }),
    walletRecords: pages(build, 'walletRecords', { providesTags: ['Records'], keepUnusedDataFor: 0 }),
    // A name of its own: the lobby has the call by its plain one.
    vendorsOfRecords: query(build, 'gameVendors', { providesTags: ['Games'], keepUnusedDataFor: 3600 }),
  }),
});
