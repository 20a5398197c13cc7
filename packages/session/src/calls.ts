import { api, query } from '@livery/api-sdk';
import { sessionSlice } from './state/session-slice.ts';
import { sessionToken, writeSession } from './storage/session-storage.ts';

/** Calls about the site and about who is here. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    systemStatus: query(build, 'systemStatus', { providesTags: ['System'] }),
    permission: query(build, 'permission', {
      providesTags: ['System'],
      keepUnusedDataFor: 3600,
      async onQueryStarted(_, { queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!data) return;
        writeSession('settings', JSON.stringify(data.whitelabel.modules));
        writeSession('validate', JSON.stringify(data.registration));
      },
    }),
    countries: query(build, 'countries', { keepUnusedDataFor: 3600 }),
    memberInfo: query(build, 'memberInfo', {
      providesTags: ['Member'],
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const token = sessionToken();
        const { data: member } = await queryFulfilled.catch(() => ({ data: undefined }));
        // Whoever has logged out meanwhile is not remembered again.
        if (!member || sessionToken() !== token) return;
        writeSession('nickname', member.nickname);
        writeSession('account', member.account);
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
      merge: (known, incoming) => (incoming.version >= known.version ? incoming : known),
    }),
    affiliate: query(build, 'affiliate', { keepUnusedDataFor: 300 }),
  }),
});
