import { api, mutation, pages, query } from '@livery/api-sdk';
import { sessionSlice, writeSession } from '@livery/session';

/**
 * A bet placed elsewhere makes the records stale while they are read, and every loaded page is then fetched. A longer list is being
 * read far from its beginning: it stays as it is until it is opened again, so that a game in another tab never costs more than these calls.
 */
export const REFETCHED_PAGES = 5;

const recordTags = (list: { readonly pages: readonly unknown[] } | undefined) => (list !== undefined && list.pages.length > REFETCHED_PAGES ? [] : (['Records'] as const));
const records = { providesTags: recordTags, keepUnusedDataFor: 0, refetch: 'allPages' } as const;

/** The calls of the member centre. Records and security settings are not cached: they are fetched each time they show. */
export const memberCentreApi = api.injectEndpoints({
  endpoints: (build) => ({
    betRecords: pages(build, 'betRecords', records),
    betRecord: query(build, 'betRecord', { providesTags: ['Records'], keepUnusedDataFor: 0 }),
    betTotals: query(build, 'betTotals', { providesTags: ['Records'], keepUnusedDataFor: 0 }),
    walletRecords: pages(build, 'walletRecords', records),
    walletTotals: query(build, 'walletTotals', { providesTags: ['Records'], keepUnusedDataFor: 0 }),
    // Pages of a file, which are read once.
    betRecordPage: query(build, 'betRecords', { keepUnusedDataFor: 0 }),
    walletRecordPage: query(build, 'walletRecords', { keepUnusedDataFor: 0 }),
    // The account's dialogs inject the same call as `security`, and keep its answer.
    securityCentre: query(build, 'security', { providesTags: ['Member'], keepUnusedDataFor: 0 }),
    openSessions: query(build, 'sessions', { providesTags: ['Member'], keepUnusedDataFor: 0 }),
    endSession: mutation(build, 'endSession', { invalidatesTags: ['Member'] }),
    endDevice: mutation(build, 'endDevice', { invalidatesTags: ['Member'] }),
    knownAddresses: query(build, 'addresses', { providesTags: ['Member'], keepUnusedDataFor: 0 }),
    forgetAddress: mutation(build, 'forgetAddress', { invalidatesTags: ['Member'] }),
    setPaymentPassword: mutation(build, 'setPaymentPassword', { invalidatesTags: ['Member'] }),
    changePaymentPassword: mutation(build, 'changePaymentPassword', { invalidatesTags: ['Member'] }),
    profile: query(build, 'profile', { providesTags: ['Member'], keepUnusedDataFor: 0 }),
    saveProfile: mutation(build, 'saveProfile', { invalidatesTags: ['Member'] }),
    payoutAccounts: query(build, 'payoutAccounts', { providesTags: ['Member'], keepUnusedDataFor: 0 }),
    addPayoutAccount: mutation(build, 'addPayoutAccount', { invalidatesTags: ['Member'] }),
    removePayoutAccount: mutation(build, 'removePayoutAccount', { invalidatesTags: ['Member'] }),
    documents: query(build, 'documents', { providesTags: ['Member'], keepUnusedDataFor: 0 }),
    sendDocuments: mutation(build, 'sendDocuments', { invalidatesTags: ['Member'] }),
    playerIcon: query(build, 'playerIcon', { providesTags: ['Member'], keepUnusedDataFor: 0 }),
    playerAvatars: query(build, 'playerAvatars', { providesTags: ['Member'], keepUnusedDataFor: 0 }),
    choosePlayerIcon: mutation(build, 'choosePlayerIcon', { invalidatesTags: ['Member'] }),
    emailCode: mutation(build, 'emailCode'),
    proveEmail: mutation(build, 'proveEmail', { invalidatesTags: ['Member'] }),
    provePhone: mutation(build, 'provePhone', { invalidatesTags: ['Member'] }),
    totpStart: mutation(build, 'totpStart'),
    totpConfirm: mutation(build, 'totpConfirm', { invalidatesTags: ['Member'] }),
    totpRemove: mutation(build, 'totpRemove', { invalidatesTags: ['Member'] }),
    recoveryCodes: mutation(build, 'recoveryCodes', { invalidatesTags: ['Member'] }),
    // The launcher injects the same call as `merchantWallet`; the answer of either is kept in session storage: P-3.1 of docs/product.md.
    funds: query(build, 'merchantWallet', {
      providesTags: ['Balance'],
      keepUnusedDataFor: 0,
      async onQueryStarted(_request, { queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer !== undefined) writeSession('merchantWallet', JSON.stringify(answer.data));
      },
    }),
    fundTotals: query(build, 'sumBalance', { providesTags: ['Balance'], keepUnusedDataFor: 0 }),
    fundTransfers: pages(build, 'walletTransfers', { providesTags: ['Balance'], keepUnusedDataFor: 0 }),
    moveFunds: mutation(build, 'walletTransfer', { invalidatesTags: ['Balance'] }),
    bringHome: mutation(build, 'sweepHome', { invalidatesTags: ['Balance'] }),
    fundChoice: mutation(build, 'transferChoice', { invalidatesTags: ['Balance'] }),
    unreadCount: query(build, 'unreadCount', {
      providesTags: ['Unread'],
      keepUnusedDataFor: 0,
      async onQueryStarted(_request, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        // Pushed numbers go there as well: whichever is newer shows.
        if (answer !== undefined) dispatch(sessionSlice.actions.unreadChanged(answer.data.count));
      },
    }),
    inbox: pages(build, 'inbox', { providesTags: ['Unread'], keepUnusedDataFor: 0, refetch: 'allPages' }),
    readMessages: mutation(build, 'readMessages', { invalidatesTags: ['Unread'] }),
    deleteMessages: mutation(build, 'deleteMessages', { invalidatesTags: ['Unread'] }),
    // The status is asked for once more, for the time in it alone.
    serverTime: query(build, 'systemStatus', { keepUnusedDataFor: 0 }),
    gameVendors: query(build, 'gameVendors', { providesTags: ['Games'], keepUnusedDataFor: 3600 }),
  }),
});
