import { api, mutation, query } from '@livery/api-sdk';
import type { RequestOf, ResponseOf } from '@livery/contracts';

const fresh = { providesTags: ['Deposits'], keepUnusedDataFor: 0 } as const;
const changes = { invalidatesTags: ['Deposits'] } as const;

/** Deposits of one page of a list. */
const PAGE_SIZE = 8;

/** The calls about deposits. Answers are fetched anew whenever a page shows them, and when the gateway pushes that one moved on. */
export const depositApi = api.injectEndpoints({
  endpoints: (build) => ({
    depositMethods: query(build, 'depositMethods', fresh),
    deposits: query(build, 'deposits', fresh),
    /** A list as long as it has been asked for. All its pages are fetched anew together: a deposit that moved from one list to the other is in one of them. */
    depositList: build.infiniteQuery<ResponseOf<'deposits'>, Pick<RequestOf<'deposits'>, 'which'>, string | null>({
      ...fresh,
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      query: ({ queryArg, pageParam }) => ({ name: 'deposits', request: { ...queryArg, limit: PAGE_SIZE, ...(pageParam === null ? {} : { before: pageParam }) } }),
    }),
    depositOne: query(build, 'depositOne', fresh),
    depositCreate: mutation(build, 'depositCreate', changes),
    depositPaid: mutation(build, 'depositPaid', changes),
    depositProof: mutation(build, 'depositProof', changes),
    depositCancel: mutation(build, 'depositCancel', changes),
  }),
});
