import { api, cursorPages, query } from '@livery/api-sdk';

const fresh = { providesTags: ['Balance'], keepUnusedDataFor: 0 } as const;

/** Friends of one part of the list. */
const PAGE_SIZE = 10;

/** The calls about friends whom a player invited. A reward changes the balance, which then fetches them anew. */
export const referralApi = api.injectEndpoints({
  endpoints: (build) => ({
    referral: query(build, 'referral', fresh),
    friendList: cursorPages(build, 'referralFriends', { ...fresh, pageSize: PAGE_SIZE }),
  }),
});
