import { api, cursorPages, mutation, query } from '@livery/api-sdk';
import type { ContractKind, RequestOf, ResponseOf } from '@livery/contracts';

/** Contracts, or settlements, of one part of a list. */
const PAGE_SIZE = 20;
/** Contracts of a page, at most. */
const MOST_OF_PAGE = 50;
/**
 * The push connection says that a contract changed or something was paid, and every loaded part of a list is then fetched. A longer list
 * is being read far from its beginning: it stays as it is until it is opened again, or until its reader changes a contract.
 */
export const REFETCHED_PAGES = 5;

/** What the reader's own changes touch, however long a list is. */
const own = { type: 'Member', id: 'contracts' } as const;
const fresh = { providesTags: ['Records', own], keepUnusedDataFor: 0 } as const;
const isLong = (list: { readonly pages: readonly unknown[] } | undefined): boolean => list !== undefined && list.pages.length > REFETCHED_PAGES;
const listTags = (list: { readonly pages: readonly unknown[] } | undefined) => (isLong(list) ? [own] : (['Records', own] as const));
/** What has accrued and was not posted. */
const accrued = { type: 'Records', id: 'accrued' } as const;
const list = { providesTags: listTags, keepUnusedDataFor: 0, pageSize: PAGE_SIZE } as const;
const changed = { invalidatesTags: [own] } as const;

/** The calls about contracts with the upline and with downlines, and about what they come to. */
export const contractApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownContract: query(build, 'ownContract', fresh),
    downlineContracts: cursorPages(build, 'downlineContracts', list),
    // One of them is looked for, as far down as it stands: the largest pages that the call has.
    contractsToOffer: cursorPages(build, 'downlineContracts', { ...list, pageSize: MOST_OF_PAGE }),
    // Versions have numbers: the last one of a part asks for those of lower ones, and number 1 is the first that there was.
    contractVersions: build.infiniteQuery<ResponseOf<'agentContract'>, Pick<RequestOf<'agentContract'>, 'id'>, number | null>({
      providesTags: listTags,
      keepUnusedDataFor: 0,
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ versions }) => {
          const last = versions.at(-1)?.version ?? 1;
          return last > 1 ? last : undefined;
        },
      },
      query: ({ queryArg: { id }, pageParam }) => ({ name: 'agentContract', request: { id, ...(pageParam === null ? {} : { before: pageParam }) } }),
    }),
    agentSettlements: cursorPages(build, 'agentSettlements', list),
    agentSettlement: query(build, 'agentSettlement', fresh),
    settlementMembers: cursorPages(build, 'agentSettlementMembers', list),
    settlementBets: cursorPages(build, 'agentSettlementBets', list),
    // For a file, page by page.
    settlementsForFile: query(build, 'agentSettlements', { keepUnusedDataFor: 0 }),
    membersForFile: query(build, 'agentSettlementMembers', { keepUnusedDataFor: 0 }),
    accruedForFile: query(build, 'agentRealTimeBets', { keepUnusedDataFor: 0 }),
    betsForFile: query(build, 'agentSettlementBets', { keepUnusedDataFor: 0 }),
    unsettled: query(build, 'agentUnsettled', fresh),
    // `accruing` of the push connection names these alone.
    realTimeNow: query(build, 'agentRealTime', { ...fresh, providesTags: [...fresh.providesTags, accrued] }),
    accruedBets: cursorPages(build, 'agentRealTimeBets', { ...list, providesTags: (bets) => [...listTags(bets), ...(isLong(bets) ? [] : [accrued])] }),
    // What was tried stays as it was tried.
    simulateContract: query(build, 'simulateContract', { keepUnusedDataFor: 0 }),
    processDividend: mutation(build, 'processDividend', changed),
    processDailySalary: mutation(build, 'processDailySalary', changed),
    processHourlySalary: mutation(build, 'processHourlySalary', changed),
    processRealTimeSalary: mutation(build, 'processRealTimeSalary', changed),
  }),
});

/** The call that changes contracts of a kind: each has one of its own, as the field has it. */
export function useProcess(kind: ContractKind) {
  const [dividend] = contractApi.useProcessDividendMutation();
  const [daily] = contractApi.useProcessDailySalaryMutation();
  const [hourly] = contractApi.useProcessHourlySalaryMutation();
  const [realtime] = contractApi.useProcessRealTimeSalaryMutation();
  return { dividend, daily, hourly, realtime }[kind];
}
