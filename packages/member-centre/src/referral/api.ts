import { api, query } from '@livery/api-sdk';

const fresh = { providesTags: ['Balance'], keepUnusedDataFor: 0 } as const;

/** The calls about friends whom a player invited. A reward changes the balance, which then fetches them anew. */
export const referralApi = api.injectEndpoints({
  endpoints: (build) => ({
    referral: query(build, 'referral', fresh),
    referralFriends: query(build, 'referralFriends', fresh),
  }),
});
