import { api, cursorPages, mutation, query } from '@livery/api-sdk';
import type { MutationOptions } from '@livery/api-sdk';
import { LIST_PAGE_SIZE } from '../cashier/list-page-size.ts';
import { movedTags } from '../cashier/moved-tags.ts';

const fresh = { providesTags: ['Deposits'], keepUnusedDataFor: 0 } as const;
const changes = { invalidatesTags: movedTags } as const;

type Started = Parameters<NonNullable<MutationOptions<'depositPaid'>['onQueryStarted']>>[1];

const readApi = api.injectEndpoints({
  endpoints: (build) => ({
    depositMethods: query(build, 'depositMethods', fresh),
    deposits: query(build, 'deposits', fresh),
    depositList: cursorPages(build, 'deposits', { ...fresh, pageSize: LIST_PAGE_SIZE }),
    depositOne: query(build, 'depositOne', fresh),
  }),
});

/** Shows the answer at once: what a call makes stale is fetched anew only when no other call, such as the upload of a picture, is under way. */
const shown = {
  ...changes,
  async onQueryStarted({ id }: { readonly id: string }, { dispatch, queryFulfilled }: Started) {
    const answer = await queryFulfilled.catch(() => undefined);
    if (answer !== undefined) dispatch(readApi.util.updateQueryData('depositOne', { id }, () => answer.data));
  },
};

/** The calls about deposits. Answers are fetched anew whenever a page shows them, and when the gateway pushes that one moved on. */
export const depositApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    depositCreate: mutation(build, 'depositCreate', changes),
    depositPaid: mutation(build, 'depositPaid', shown),
    depositProof: mutation(build, 'depositProof', shown),
    depositCancel: mutation(build, 'depositCancel', shown),
  }),
});
