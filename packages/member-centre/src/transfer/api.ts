import { api, mutation, query } from '@livery/api-sdk';

const fresh = { providesTags: ['Balance'], keepUnusedDataFor: 0 } as const;
const moves = { invalidatesTags: ['Balance', 'Records'] } as const;

/** The calls about money between a member and its upline. */
export const memberTransferApi = api.injectEndpoints({
  endpoints: (build) => ({
    memberTransferOptions: query(build, 'memberTransferOptions', fresh),
    memberTransfers: query(build, 'memberTransfers', fresh),
    downlineMember: query(build, 'downlineMember', { keepUnusedDataFor: 0 }),
    transferToUpline: mutation(build, 'transferToUpline', moves),
    transferToDownline: mutation(build, 'transferToDownline', moves),
  }),
});
