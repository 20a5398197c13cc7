import { api, mutation, query } from '@livery/api-sdk';

/** The calls about money that vendors keep in books of their own. */
export const walletsApi = api.injectEndpoints({
  endpoints: (build) => ({
    merchantWallet: query(build, 'merchantWallet', { providesTags: ['Balance'], keepUnusedDataFor: 0 }),
    sweepHome: mutation(build, 'sweepHome', { invalidatesTags: ['Balance'] }),
    transferChoice: mutation(build, 'transferChoice', { invalidatesTags: ['Balance'] }),
  }),
});
