import { api, cursorPages, mutation, query } from '@livery/api-sdk';
import { LIST_PAGE_SIZE } from '../cashier/list-page-size.ts';

const fresh = { providesTags: ['Deposits'], keepUnusedDataFor: 0 } as const;
const changes = { invalidatesTags: ['Deposits'] } as const;

/** The calls about deposits. Answers are fetched anew whenever a page shows them, and when the gateway pushes that one moved on. */
export const depositApi = api.injectEndpoints({
  endpoints: (build) => ({
    depositMethods: query(build, 'depositMethods', fresh),
    deposits: query(build, 'deposits', fresh),
    depositList: cursorPages(build, 'deposits', { ...fresh, pageSize: LIST_PAGE_SIZE }),
    depositOne: query(build, 'depositOne', fresh),
    depositCreate: mutation(build, 'depositCreate', changes),
    depositPaid: mutation(build, 'depositPaid', changes),
    depositProof: mutation(build, 'depositProof', changes),
    depositCancel: mutation(build, 'depositCancel', changes),
  }),
});
