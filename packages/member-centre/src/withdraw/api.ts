import { api, cursorPages, mutation, query } from '@livery/api-sdk';
import { LIST_PAGE_SIZE } from '../cashier/list-page-size.ts';

// Money that is paid in and out shares a tag: a credited deposit changes what may be withdrawn.
const fresh = { providesTags: ['Deposits'], keepUnusedDataFor: 0 } as const;
const changes = { invalidatesTags: ['Deposits'] } as const;

/** The calls about withdrawals. Answers are fetched anew whenever a page shows them, and when the gateway pushes that one moved on. */
export const withdrawalApi = api.injectEndpoints({
  endpoints: (build) => ({
    withdrawalOptions: query(build, 'withdrawalOptions', fresh),
    withdrawals: query(build, 'withdrawals', fresh),
    withdrawalList: cursorPages(build, 'withdrawals', { ...fresh, pageSize: LIST_PAGE_SIZE }),
    withdrawalOne: query(build, 'withdrawalOne', fresh),
    withdrawalCreate: mutation(build, 'withdrawalCreate', changes),
    withdrawalCancel: mutation(build, 'withdrawalCancel', changes),
    withdrawalConfirm: mutation(build, 'withdrawalConfirm', changes),
  }),
});
