import { api, cursorPages, mutation, query } from '@livery/api-sdk';
import type { MutationOptions } from '@livery/api-sdk';
import { LIST_PAGE_SIZE } from '../cashier/list-page-size.ts';
import { movedTags } from '../cashier/moved-tags.ts';

// Money that is paid in and out shares a tag: a credited deposit changes what may be withdrawn.
const fresh = { providesTags: ['Deposits'], keepUnusedDataFor: 0 } as const;
const changes = { invalidatesTags: movedTags } as const;

type Started = Parameters<NonNullable<MutationOptions<'withdrawalCancel'>['onQueryStarted']>>[1];

const readApi = api.injectEndpoints({
  endpoints: (build) => ({
    withdrawalOptions: query(build, 'withdrawalOptions', fresh),
    withdrawals: query(build, 'withdrawals', fresh),
    withdrawalList: cursorPages(build, 'withdrawals', { ...fresh, pageSize: LIST_PAGE_SIZE }),
    withdrawalOne: query(build, 'withdrawalOne', fresh),
  }),
});

/** Shows the answer at once: what a call makes stale is fetched anew only when no other call, such as the upload of a picture, is under way. */
const shown = {
  ...changes,
  async onQueryStarted({ id }: { readonly id: string }, { dispatch, queryFulfilled }: Started) {
    const answer = await queryFulfilled.catch(() => undefined);
    if (answer !== undefined) dispatch(readApi.util.updateQueryData('withdrawalOne', { id }, () => answer.data));
  },
};

/** The calls about withdrawals. Answers are fetched anew whenever a page shows them, and when the gateway pushes that one moved on. */
export const withdrawalApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    withdrawalCreate: mutation(build, 'withdrawalCreate', changes),
    withdrawalCancel: mutation(build, 'withdrawalCancel', shown),
    withdrawalConfirm: mutation(build, 'withdrawalConfirm', shown),
  }),
});
