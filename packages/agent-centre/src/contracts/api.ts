import { api, cursorPages, mutation, query } from '@livery/api-sdk';
import type { ContractKind } from '@livery/contracts';

/** Contracts, or settlements, of one part of a list. */
const PAGE_SIZE = 20;
/** Contracts of a page, at most. */
const MOST_OF_PAGE = 50;
/** Refetched when the push connection says that a contract changed or something was paid. */
const fresh = { providesTags: ['Records'], keepUnusedDataFor: 0 } as const;
const changed = { invalidatesTags: ['Records'] } as const;

/** The calls about contracts with the upline and with downlines, and about what they come to. */
export const contractApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownContract: query(build, 'ownContract', fresh),
    downlineContracts: cursorPages(build, 'downlineContracts', { ...fresh, pageSize: PAGE_SIZE }),
    // One of them is looked for, as far down as it stands: the largest pages that the call has.
    contractsToOffer: cursorPages(build, 'downlineContracts', { ...fresh, pageSize: MOST_OF_PAGE }),
    contractVersions: query(build, 'agentContract', fresh),
    agentSettlements: cursorPages(build, 'agentSettlements', { ...fresh, pageSize: PAGE_SIZE }),
    agentSettlement: query(build, 'agentSettlement', fresh),
    settlementMembers: cursorPages(build, 'agentSettlementMembers', { ...fresh, pageSize: PAGE_SIZE }),
    settlementBets: cursorPages(build, 'agentSettlementBets', { ...fresh, pageSize: PAGE_SIZE }),
    // For a file, page by page.
    membersForFile: query(build, 'agentSettlementMembers', { keepUnusedDataFor: 0 }),
    betsForFile: query(build, 'agentSettlementBets', { keepUnusedDataFor: 0 }),
    realTimeNow: query(build, 'agentRealTime', fresh),
    simulateContract: query(build, 'simulateContract', fresh),
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
