import { api, query } from '@livery/api-sdk';
import type { RequestOf, ResponseOf } from '@livery/contracts';
import { sessionSlice } from './session-slice.ts';
import { sessionToken, writeSession } from './storage/session-storage.ts';

/** Calls about the site and about who is here. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    systemStatus: build.query<ResponseOf<'systemStatus'>, RequestOf<'systemStatus'>>({
      providesTags: ['System'],
      query: (request) => ({ name: 'systemStatus', request: { url: globalThis.location?.host, ...request } }),
    }),
    permission: query(build, 'permission', {
      providesTags: ['System'],
      keepUnusedDataFor: 3600,
    }),
    domainRoute: query(build, 'domainRoute'),
    consolidatedSettings: query(build, 'consolidatedSettings', { providesTags: ['Member'] }),
    countries: query(build, 'countries', { keepUnusedDataFor: 3600 }),
    memberInfo: query(build, 'memberInfo', {
      providesTags: ['Member'],
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const token = sessionToken();
        const { data: member } = await queryFulfilled.catch(() => ({ data: undefined }));
        // After a logout in the meantime nothing is stored.
        if (!member || sessionToken() !== token) return;
        writeSession('nickname', member.nickname);
        writeSession('account', member.account);
        writeSession('username', member.account);
        writeSession('customerId', member.id);
        writeSession('isAgent', String(member.type));
        writeSession('toUpline', String(member.toUpline));
        writeSession('memberLabel', JSON.stringify(member.memberLabel));
        dispatch(sessionSlice.actions.memberKnown(member));
      },
    }),
    balance: query(build, 'balance', {
      providesTags: ['Balance'],
      // An answer that was overtaken by a push event, or by a later answer, changes nothing.
      merge: (current, incoming) => (incoming.version >= current.version ? incoming : current),
    }),
  }),
});
