import { api, mutation, query } from '@livery/api-sdk';

const readApi = api.injectEndpoints({
  endpoints: (build) => ({
    merchantWallet: query(build, 'merchantWallet', { providesTags: ['Balance'], keepUnusedDataFor: 0 }),
  }),
});

/** The calls about money that vendors keep in books of their own. */
export const walletsApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    sweepHome: mutation(build, 'sweepHome', { invalidatesTags: ['Balance'] }),
    transferChoice: mutation(build, 'transferChoice', {
      invalidatesTags: ['Balance'],
      async onQueryStarted(_wanted, { dispatch, queryFulfilled }) {
        // The wallets are fetched anew, which takes time or fails: until then they would show, and send, the former choice.
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer === undefined) return;
        dispatch(
          readApi.util.updateQueryData('merchantWallet', undefined, (known) => {
            known.choice = answer.data;
          }),
        );
      },
    }),
  }),
});
