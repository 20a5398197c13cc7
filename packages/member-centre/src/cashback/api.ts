import { api, mutation, query } from '@livery/api-sdk';

/** The calls about cashback. What is earned grows with bets placed elsewhere, as the records do; a payment moves the balance. */
export const cashbackApi = api.injectEndpoints({
  endpoints: (build) => ({
    cashback: query(build, 'cashback', { providesTags: ['Records'], keepUnusedDataFor: 0 }),
    cashbackClaim: mutation(build, 'cashbackClaim', { invalidatesTags: ['Records', 'Balance'] }),
  }),
});
