import { api, pages } from '@livery/api-sdk';

/** The calls behind the personal centre. */
export const memberCentreApi = api.injectEndpoints({
  endpoints: (build) => ({
    betRecords: pages(build, 'betRecords', { providesTags: ['Records'], keepUnusedDataFor: 0 }),
    walletRecords: pages(build, 'walletRecords', { providesTags: ['Records'], keepUnusedDataFor: 0 }),
  }),
});
