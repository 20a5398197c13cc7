import { api, cursorPages, mutation, query } from '@livery/api-sdk';

/** Members, or links, of one part of a list. */
const PAGE_SIZE = 20;
const fresh = { providesTags: ['Member'], keepUnusedDataFor: 0 } as const;
/** What contracts paid is fetched anew too when the push connection says that something was. */
const paid = { providesTags: ['Member', 'Records'], keepUnusedDataFor: 0 } as const;
const changed = { invalidatesTags: ['Member'] } as const;

/** The calls of the agent centre. What a team does is not cached: it is fetched each time it shows. */
export const agentCentreApi = api.injectEndpoints({
  endpoints: (build) => ({
    agentOverview: query(build, 'agentOverview', fresh),
    agentTeam: cursorPages(build, 'agentTeam', { ...fresh, pageSize: PAGE_SIZE }),
    agentBetting: cursorPages(build, 'agentBetting', { ...fresh, pageSize: PAGE_SIZE }),
    agentProfit: cursorPages(build, 'agentProfit', { ...fresh, pageSize: PAGE_SIZE }),
    agentIncome: query(build, 'agentIncome', paid),
    agentIncomeDay: cursorPages(build, 'agentIncomeDay', { ...paid, pageSize: PAGE_SIZE }),
    agentBets: cursorPages(build, 'agentBets', { ...fresh, pageSize: PAGE_SIZE }),
    agentTransactions: cursorPages(build, 'agentTransactions', { ...fresh, pageSize: PAGE_SIZE }),
    // Parts of a file, one after the other.
    agentBettingPage: query(build, 'agentBetting', { keepUnusedDataFor: 0 }),
    agentProfitPage: query(build, 'agentProfit', { keepUnusedDataFor: 0 }),
    agentTeamPage: query(build, 'agentTeam', { keepUnusedDataFor: 0 }),
    agentLinksPage: query(build, 'agentLinks', { keepUnusedDataFor: 0 }),
    agentIncomeDayPage: query(build, 'agentIncomeDay', { keepUnusedDataFor: 0 }),
    agentBetsPage: query(build, 'agentBets', { keepUnusedDataFor: 0 }),
    agentTransactionsPage: query(build, 'agentTransactions', { keepUnusedDataFor: 0 }),
    agentGameVendors: query(build, 'gameVendors', { providesTags: ['Games'] }),
    agentLinks: cursorPages(build, 'agentLinks', { ...fresh, pageSize: PAGE_SIZE }),
    agentMessage: mutation(build, 'agentMessage'),
    agentRate: mutation(build, 'agentRate', changed),
    agentLinkMake: mutation(build, 'agentLinkMake', changed),
    agentLinkEnd: mutation(build, 'agentLinkEnd', changed),
    agentOpenAccount: mutation(build, 'agentOpenAccount', changed),
    // The content package injects the same call as `announcements`, and caches it for the whole site.
    agentAnnouncements: query(build, 'announcements', { providesTags: ['Content'], keepUnusedDataFor: 0 }),
  }),
});
