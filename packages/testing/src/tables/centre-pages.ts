import type { CallName } from '@livery/contracts';

/** Who looks at the member centre. `up`: a player with an upline that money may go to. */
export const centreVisitors = ['visitor', 'trial', 'player', 'up', 'agent'] as const;
export type CentreVisitor = (typeof centreVisitors)[number];

/** A switch of a merchant that takes pages away. */
export type CentreToggle = 'agentPolicy' | 'manualRebate' | 'memberCentre';

/** A page of the member centre, and the call that its content comes from. */
export interface CentrePageRow {
  readonly page: string;
  readonly call: CallName;
  readonly request: object;
  /** A sign for each of {@link centreVisitors}: `+` has it; `?` logs in first; `!` needs a true account; `-` has none. */
  readonly signs: string;
  /** Nobody has the page while this is off. */
  readonly toggle?: CentreToggle;
}

const list = { pageNo: 1, pageSize: 10 };

/** By hand: who sees which page of the member centre. The menu and the gateway are both held against it. */
export const centrePageRows: readonly CentrePageRow[] = [
  { page: 'securityCenter', call: 'security', request: {}, signs: '?!+++' },
  { page: 'transferFund', call: 'merchantWallet', request: {}, signs: '?!+++' },
  { page: 'depositv2', call: 'depositMethods', request: {}, signs: '?!+++' },
  { page: 'withdraw', call: 'withdrawalOptions', request: {}, signs: '?!+++' },
  { page: 'transferUpline', call: 'memberTransferOptions', request: {}, signs: '?!-++', toggle: 'agentPolicy' },
  { page: 'personalHistoryCopy', call: 'betRecords', request: list, signs: '?!+++' },
  { page: 'manualRebate', call: 'cashback', request: {}, signs: '?!+++', toggle: 'manualRebate' },
  { page: 'transactionHistory', call: 'walletRecords', request: list, signs: '?!+++' },
  { page: 'personalProfit', call: 'betTotals', request: { from: '2026-01-01', to: '2026-01-31' }, signs: '?!+++' },
  { page: 'referral', call: 'referral', request: {}, signs: '?!++-' },
  { page: 'messageV2', call: 'inbox', request: list, signs: '?!+++', toggle: 'memberCentre' },
];
